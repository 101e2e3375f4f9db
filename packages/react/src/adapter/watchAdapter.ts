import { isMailroomError, type MailroomAdapter, type MailroomError } from '@mailroom/core'

type Method = (...values: readonly unknown[]) => unknown

/**
 * The same adapter, with a look at every failure: when a call finds that nobody is signed in any more, `onSignedOut`
 * hears of it, or `onLocked` when the screen was locked, and the caller gets the failure as always. The session port is
 * left out: there, not being signed in is an answer.
 *
 * @param unlocks how often the screen was found open so far: a call that began before the last time says nothing of now
 * @source SE-16, LK-08
 */
export function watchAdapter(
  adapter: MailroomAdapter,
  onSignedOut: (error: MailroomError) => void,
  onLocked: () => void,
  unlocks: () => number,
): MailroomAdapter {
  const ports = new Map<PropertyKey, unknown>()
  const watch = (answer: Promise<unknown>) => {
    const before = unlocks()
    answer.catch((error: unknown) => {
      if (!isMailroomError(error)) return
      if (error.kind === 'unauthenticated') onSignedOut(error)
      if (error.kind === 'screenLocked' && unlocks() === before) onLocked()
    })
  }
  // The proxies stand for empty objects, since a frozen adapter would not let its own members be replaced.
  return new Proxy({} as MailroomAdapter, {
    has: (_, name) => name in adapter,
    get(_, name) {
      const port: unknown = Reflect.get(adapter, name)
      if (name === 'session' || typeof port !== 'object' || port === null) return port
      if (!ports.has(name)) ports.set(name, watchPort(port, watch))
      return ports.get(name)
    },
  })
}

function watchPort(port: object, watch: (answer: Promise<unknown>) => void): object {
  const methods = new Map<PropertyKey, Method>()
  return new Proxy(
    {},
    {
      has: (_, name) => name in port,
      get(_, name) {
        const member: unknown = Reflect.get(port, name)
        if (typeof member !== 'function') return member
        const known = methods.get(name)
        if (known) return known
        const watched: Method = (...values) => {
          const answer: unknown = Reflect.apply(member, port, values)
          if (answer instanceof Promise) watch(answer)
          return answer
        }
        methods.set(name, watched)
        return watched
      },
    },
  )
}
