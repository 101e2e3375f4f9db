import {
  addressKey,
  domainEntry,
  sameAddress,
  type FolderId,
  type MessageSelection,
  type SenderStanding,
} from '@mailroom/core'
import type { Account } from '../system/Account'
import type { MailContent } from './StoredMail'

/** Where a mail is put that arrives now: mail of who is refused is spam. @source ST-10 */
export function folderForArrival(account: Account, { from }: MailContent): FolderId {
  const isRefused = standingOf(account, from.address) === 'refused'
  return account.mailbox.ofRole(isRefused ? 'spam' : 'inbox').id
}

/** What was said about a sender: an address counts before its domain. @source ST-10 */
export const standingOf = ({ standings }: Account, address: string): SenderStanding | undefined =>
  standings.get(addressKey(address)) ?? standings.get(domainEntry(address))

/** Notes what was said about senders; nobody can refuse themselves. @returns those for whom it is new */
export function setStandings(
  account: Account,
  addresses: readonly string[],
  standing: SenderStanding | null,
): string[] {
  const others = addresses.filter((address) => !sameAddress(address, account.address))
  const changed = others.filter(
    (address) => (account.standings.get(addressKey(address)) ?? null) !== standing,
  )
  for (const address of changed) {
    if (standing === null) account.standings.delete(addressKey(address))
    else account.standings.set(addressKey(address), standing)
  }
  return changed
}

/** The senders of some mails, each once. */
export function sendersOf(account: Account, { folder, uids }: MessageSelection): string[] {
  const mails = account.mailbox.folder(folder).some(uids)
  return [...new Set(mails.map(({ content }) => content.from.address))]
}
