import { isJsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import { renameMember, type TargetNames } from './target-names.js';

/** Rewrites the task id in a result, at its top (`tasks/get`) or in `task` (a tool that answers with a task). */
export function renameTask(names: TargetNames, target: string, result: JsonValue): JsonValue {
  const rename = (id: string): string => names.join('id', target, id);
  const renamed = renameMember(result, 'taskId', rename);
  if (!isJsonObject(renamed)) return renamed;
  const task = member(renamed, 'task');
  return task === undefined ? renamed : { ...renamed, task: renameMember(task, 'taskId', rename) };
}
