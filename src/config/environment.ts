/** Environment variables as the program was started with. The only place that reads process.env; see test/architecture.test.ts. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A copy without a prototype: a variable named `__proto__` is data, and nothing later changes what was configured. */
export function readEnvironment(): Environment {
  return Object.freeze(Object.assign(Object.create(null), process.env));
}
