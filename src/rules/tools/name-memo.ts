/** Names come from callers: more of them than a day's work has are forgotten all at once, and long ones never remembered. */
const MAX_REMEMBERED = 2_000;
const MAX_NAME_CHARS = 128;

interface Remembered<T> {
  readonly services: Map<string, Map<string, T>>;
  size: number;
}

/**
 * Remembers what a pure function says of a service's tool under one owner (a catalogue, a gate): the same few tools are
 * called again and again. An owner's memory goes with the owner.
 */
export function rememberByName<Owner extends object, T>(
  compute: (owner: Owner, service: string, tool: string) => T,
): (owner: Owner, service: string, tool: string) => T {
  const owners = new WeakMap<Owner, Remembered<T>>();
  return (owner, service, tool) => {
    const memory = owners.get(owner);
    const known = memory?.services.get(service)?.get(tool);
    if (known !== undefined) return known;
    const fresh = compute(owner, service, tool);
    if (service.length > MAX_NAME_CHARS || tool.length > MAX_NAME_CHARS) return fresh;
    remember(memory ?? newMemory(owners, owner), service, tool, fresh);
    return fresh;
  };
}

function newMemory<Owner extends object, T>(owners: WeakMap<Owner, Remembered<T>>, owner: Owner): Remembered<T> {
  const memory: Remembered<T> = { services: new Map(), size: 0 };
  owners.set(owner, memory);
  return memory;
}

function remember<T>(memory: Remembered<T>, service: string, tool: string, value: T): void {
  if (memory.size >= MAX_REMEMBERED) {
    memory.services.clear();
    memory.size = 0;
  }
  const tools = memory.services.get(service) ?? new Map<string, T>();
  memory.services.set(service, tools.set(tool, value));
  memory.size++;
}
