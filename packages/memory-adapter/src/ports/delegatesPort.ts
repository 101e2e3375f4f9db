import { addressKey, type DelegatesPort, maxDelegates, MailroomError } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'

/** Who may work in the mailbox of whoever is signed in. */
export const createDelegatesPort = (seat: Seat, calls: Calls): DelegatesPort => ({
  list: (options) =>
    calls.make(
      'delegates.list',
      () =>
        [...seat.user.delegates.values()]
          .sort((a, b) => (addressKey(a.person) < addressKey(b.person) ? -1 : 1))
          .map(({ person, level }) => ({ person, level })),
      options,
    ),
  set: (address, level) =>
    calls.make('delegates.set', () => {
      const { user, system } = seat
      const target = system.directory.lookUp(address)
      const [person] = target.kind === 'accounts' ? target.accounts : []
      if (!person || addressKey(person.address) !== addressKey(address))
        throw new MailroomError('notFound', 'Nobody has this address.')
      if (person === user) throw new MailroomError('invalid', 'Nobody shares with themselves.')
      const key = addressKey(address)
      if (!user.delegates.has(key) && user.delegates.size >= maxDelegates)
        throw new MailroomError('conflict', 'There are as many as there may be.')
      user.delegates.set(key, { person: person.address, level, shareId: crypto.randomUUID() })
      tellVisitors(user)
    }),
  remove: (address) =>
    calls.make('delegates.remove', () => {
      const { user } = seat
      if (!user.delegates.delete(addressKey(address)))
        throw new MailroomError('notFound', 'They are not let in.')
      tellVisitors(user)
    }),
})

/** Whoever is in the mailbox hears at once when it is not theirs to work in any more. */
function tellVisitors({ visitors }: Account): void {
  for (const visitor of [...visitors]) visitor.shareChanged()
}
