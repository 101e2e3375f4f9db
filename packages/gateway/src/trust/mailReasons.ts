import { addressKey, type Address, type MailReason } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { ownKeys } from '../contacts/ownKeys'
import { listedSender } from '../contacts/senderLists'
import type { Directory } from '../delivery/Directory'
import type { Database } from '../doors/database/Database'

/** Recipients that are looked up; mails to more of them name lists first. */
const maxLookedUp = 50

/** What a mail says of itself. */
export interface ReasonedMail {
  readonly sender: string
  /** All that it names as recipients. */
  readonly recipients: readonly Address[]
  /** Values of the fields in which mail servers mark junk. */
  readonly junkMarks: readonly string[]
}

/** Says why a mail is where it is, the most telling first. @source RD-22 */
export async function mailReasons(
  { database, directory }: { readonly database: Database; readonly directory: Directory },
  accountId: AccountId,
  { sender, recipients, junkMarks }: ReasonedMail,
): Promise<readonly MailReason[]> {
  const [mine, listed] = await Promise.all([
    ownKeys(database.db, accountId),
    listedSender(database.db, accountId, sender),
  ])
  const isOwn = mine.includes(addressKey(sender))
  return [
    ...(listed ? [{ kind: 'standing' as const, ...listed }] : []),
    ...(junkMarks.some(isJunkMark) ? [{ kind: 'junk' as const }] : []),
    ...(isOwn ? [] : await addressing(directory, accountId, mine, recipients)),
  ]
}

/** A mark that says "no" may be the sender's own, one that says "yes" is nobody's wish. */
const isJunkMark = (value: string): boolean => /^\s*yes\b/i.test(value)

/** How the mail names the reader, unless it does so by their own address. */
async function addressing(
  directory: Directory,
  accountId: AccountId,
  mine: readonly string[],
  recipients: readonly Address[],
): Promise<MailReason[]> {
  const keys = recipients.map(addressKey)
  const [main, ...others] = mine
  if (main === undefined || keys.includes(main)) return []
  const alias = keys.find((key) => others.includes(key))
  if (alias !== undefined) return [{ kind: 'alias', address: alias }]
  for (const { address } of recipients.slice(0, maxLookedUp)) {
    const target = await directory.lookUp(address)
    if (target.kind !== 'people' || !target.members.some((member) => member.accountId === accountId)) continue
    return [{ kind: target.isList ? 'list' : 'alias', address: addressKey(address) }]
  }
  return [{ kind: 'unnamed' }]
}
