import type { Lock } from '../../locks/Lock'
import type { ActiveSession } from '../../session/Sessions'

type Handle = (input: never, asking: { readonly session: ActiveSession }) => unknown

/** The same handlers, which answer nothing while a lock is on and not open in the session. @source A5, LK-05 */
export const behindLock = <Table extends Readonly<Record<string, unknown>>>(
  lock: Lock,
  handlers: Table,
): Table =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (input: never, asking: { readonly session: ActiveSession }) => {
        await lock.require(asking.session)
        return (handle as Handle)(input, asking)
      },
    ]),
  ) as Table
