import type { JsonObject } from '../domain/json/types.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import { type LearnedSchemas, learnTools, noLearnedSchemas, type UncataloguedTool } from '../rules/tools/learn.js';

/** What tools/list results have taught this process. */
export interface Learning {
  readonly learned: () => LearnedSchemas;
  learn(services: readonly string[], tools: readonly JsonObject[], policy: CompiledPolicy): void;
}

/** @param onUncatalogued is told once of each tool that has path-like fields and no catalogue entry. */
export function createLearning(onUncatalogued: (tool: UncataloguedTool) => void): Learning {
  let learned: LearnedSchemas = noLearnedSchemas;
  const told = new Set<string>();
  return {
    learned: () => learned,
    learn(services, tools, policy) {
      const outcome = learnTools(learned, services, tools, policy.catalogue);
      learned = outcome.learned;
      for (const tool of outcome.uncatalogued) {
        const key = `${tool.service}/${tool.tool}`;
        if (told.has(key) || told.size >= 10_000) continue;
        told.add(key);
        onUncatalogued(tool);
      }
    },
  };
}
