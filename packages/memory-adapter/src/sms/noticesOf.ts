import { addressKey, MailroomError, mobileNumber, type DraftContent } from '@mailroom/core'
import type { SentSms } from '../control/MemoryControl'
import type { Seat } from '../system/Seat'

type Writer = Pick<Seat, 'user' | 'system'>

/** Those of some addresses behind whom there is a phone, each once: lists have none. */
export function withPhones({ system }: Writer, addresses: readonly string[]): readonly string[] {
  const lists = new Set(system.directory.groups().map(addressKey))
  const distinct = new Map(addresses.map((address) => [addressKey(address), address]))
  return [...distinct].filter(([key]) => !lists.has(key)).map(([, address]) => address)
}

/**
 * The messages to mobile phones that go with a mail; none, unless its writer has chosen so.
 *
 * @throws MailroomError `invalid` when somebody has no number
 */
export function noticesOf(
  { user, system }: Writer,
  { notifiesBySms, to, cc, bcc }: DraftContent,
): readonly SentSms[] {
  if (notifiesBySms !== true) return []
  const addresses = [...to, ...cc, ...bcc].map(({ address }) => address)
  return withPhones({ user, system }, addresses).map((address) => {
    const number = mobileNumber(user.smsNumbers.get(addressKey(address)) ?? '')
    if (number === undefined) {
      const message = `There is no mobile number of ${address}.`
      throw new MailroomError('invalid', message, { fields: { is_smsnotify: [message] } })
    }
    return { number, text: `${user.address.name} has sent you an email.` }
  })
}
