/**
 * A value that is here, or will be. Most calls are decided at once; for them a promise at each step would cost more than
 * the step.
 */
export type Ready<T> = T | Promise<T>;

/** Goes on with a value: at once when it is here. What `next` throws is then thrown, else it rejects. */
export function whenReady<T, U>(value: Ready<T>, next: (value: T) => Ready<U>): Ready<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
