import { pointerStep } from '../../../domain/json/types.js';

/** A place in the arguments, as a chain of steps; the pointer's text is built only for a denial or a trace. */
export interface Place {
  readonly parent: Place | undefined;
  readonly step: string | number;
}

/** JSON pointer of a place; the empty string for the root. */
export function pointerOf(place: Place | undefined): string {
  const steps: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) steps.push(at.step);
  return steps.reduceRight<string>((pointer, step) => pointerStep(pointer, step), '');
}
