import { addressKey, MailroomError, type SharesPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { type CallName, levelAllows } from '../shares/callRights'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'

/** The mailboxes of others that whoever is signed in may work in. @source SH-04 */
export function createSharesPort(seat: Seat, calls: Calls): SharesPort {
  /** Those that a person is let into, by address. */
  const openTo = ({ address }: Account) =>
    seat.system.accounts
      .flatMap((owner) => {
        const shareId = owner.delegates.get(addressKey(address))?.shareId
        return shareId === undefined ? [] : [{ owner, shareId }]
      })
      .sort((a, b) => (addressKey(a.owner.address) < addressKey(b.owner.address) ? -1 : 1))
  return {
    list: (options) =>
      calls.make(
        'shares.list',
        () =>
          openTo(seat.anyUser).map(({ owner, shareId }) => ({ id: shareId, owner: { ...owner.address } })),
        options,
      ),
    rights: (options) =>
      calls.make(
        'shares.rights',
        () => {
          const { visit } = signedIn(seat)
          const may = (name: CallName) => !visit || levelAllows(visit.level, name)
          return {
            isShared: visit !== undefined,
            mayRead: may('messages.list'),
            maySend: may('sending.send'),
            mayManage: may('settings.save'),
          }
        },
        options,
      ),
    enter: (id) =>
      calls.make('shares.enter', () => {
        const found = openTo(seat.anyUser).find(({ shareId }) => shareId === id)
        if (!found) throw new MailroomError('notFound', 'There is no such shared mailbox.')
        seat.switchTo(found)
      }),
    leave: () =>
      calls.make('shares.leave', () => {
        if (signedIn(seat).visit) seat.switchTo(undefined)
      }),
  }
}

/** @throws MailroomError `unauthenticated`, `screenLocked` */
function signedIn(seat: Seat): Seat {
  void seat.anyUser
  return seat
}
