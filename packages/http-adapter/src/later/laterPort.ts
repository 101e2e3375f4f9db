import { loadLater, type Later } from './loadLater'

type Method = (...values: readonly unknown[]) => unknown

/** Names of the members that answer later anyway. */
type Answering<Port> = {
  [Name in keyof Port]-?: NonNullable<Port[Name]> extends (...values: never[]) => Promise<unknown>
    ? Name
    : never
}[keyof Port]

/** A port without what must be there at once. */
export type LaterPart<Port> = Required<Pick<Port, Answering<Port>>>

/**
 * A port whose code comes with the first call of it.
 *
 * @param make makes it when the code is there
 * @param now members that are there from the start; none unless told
 */
export function laterPort<Port extends object, Now extends object>(
  make: (later: Later) => Port,
  now: Now = {} as Now,
): LaterPart<Port> & Now {
  let port: Port | undefined
  const members = new Map<PropertyKey, Method>()
  const call = async (name: PropertyKey, values: readonly unknown[]): Promise<unknown> => {
    port ??= make(await loadLater())
    const member: unknown = Reflect.get(port, name)
    if (typeof member !== 'function') throw new TypeError(`The port has no ${String(name)}.`)
    return Reflect.apply(member, port, values)
  }
  return new Proxy(now as LaterPart<Port> & Now, {
    has: (_, name) => name in now || isMember(name),
    get(_, name) {
      if (name in now || !isMember(name)) return Reflect.get(now, name) as unknown
      if (!members.has(name)) members.set(name, (...values) => call(name, values))
      return members.get(name)
    },
  })
}

/** With a member "then" it would pass for a promise. */
const isMember = (name: PropertyKey): boolean => typeof name === 'string' && name !== 'then'
