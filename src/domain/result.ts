/** The outcome of work whose failure is ordinary: parsing, compiling, deciding. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Ends an exhaustive switch: a new member of the union stops the build here. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected variant ${JSON.stringify(value)}`);
}
