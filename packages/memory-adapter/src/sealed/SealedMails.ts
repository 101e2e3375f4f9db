import {
  burnSealFault,
  isLongMailPassword,
  isMailPassword,
  MailroomError,
  sameAddress,
  type DraftContent,
  type DraftSeal,
  type InternetMessageId,
  type RecipientStatus,
  type Seal,
} from '@mailroom/core'
import type { MailContent } from '../mailbox/StoredMail'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'

/** Wrong passwords after which everybody has to wait for a while. */
const maxFailures = 5
const waitMs = 30_000

/** Who has got a sealed mail. */
interface Holder {
  readsLeft: number
  failures: number
  /** ms since 1970; until then no password is taken. */
  waitUntil: number
}

interface SealedMail {
  readonly sender: Account
  readonly seal: DraftSeal
  readonly hasPage: boolean
  readonly holders: Map<Account, Holder>
  /** Undefined once it was destroyed. */
  content: MailContent | undefined
}

/** What lies under the seals of a mail system, apart from its mailboxes. @source RD-11, RD-12 */
export class SealedMails {
  private readonly mails = new Map<InternetMessageId, SealedMail>()

  constructor(private readonly system: MailSystem) {}

  /** Keeps the content of a mail that was sent. @returns what lies in the mailboxes in its place */
  keep(
    sender: Account,
    content: MailContent,
    { seal, hasPage }: Pick<SealedMail, 'seal' | 'hasPage'>,
    recipients: readonly Account[],
  ): MailContent {
    const readsLeft = seal.kind === 'burn' ? seal.readLimit : 0
    const holders = recipients.map((account): [Account, Holder] => [
      account,
      { readsLeft, failures: 0, waitUntil: 0 },
    ])
    this.mails.set(content.messageId, { sender, seal, hasPage, content, holders: new Map(holders) })
    const { html: _html, ...rest } = content
    return { ...rest, text: carrierTexts[seal.kind], files: [] }
  }

  describe(account: Account, messageId: InternetMessageId): Seal | undefined {
    const mail = this.find(account, messageId)
    if (!mail) return undefined
    if (mail.seal.kind === 'password') return { kind: 'password', ...(mail.hasPage && { hasPage: true }) }
    const readsLeft = mail.holders.get(account)?.readsLeft
    const isBurned = mail.content === undefined || readsLeft === 0
    return {
      kind: 'burn',
      burnsAt: burnTime(mail.seal.burnDay),
      isBurned,
      ...(readsLeft !== undefined && { readsLeft: isBurned ? 0 : readsLeft }),
    }
  }

  reveal(account: Account, messageId: InternetMessageId): MailContent {
    const mail = this.find(account, messageId)
    const holder = mail?.holders.get(account)
    const content = mail?.content
    if (mail?.seal.kind !== 'burn' || !content || holder?.readsLeft === 0) throw nothingThere()
    if (!holder) return content
    holder.readsLeft -= 1
    if (holder.readsLeft === 0) this.burnFor(mail, account, content)
    return content
  }

  unlock(account: Account, messageId: InternetMessageId, password: string): MailContent {
    const mail = this.find(account, messageId)
    if (mail?.seal.kind !== 'password' || !mail.content) throw nothingThere()
    const holder = mail.holders.get(account) ?? { readsLeft: 0, failures: 0, waitUntil: 0 }
    // Its writer counts as well.
    mail.holders.set(account, holder)
    const leftMs = holder.waitUntil - this.system.now()
    if (leftMs > 0) {
      const retryAfterSeconds = Math.ceil(leftMs / 1000)
      throw new MailroomError('locked', 'Too many wrong passwords.', { retryAfterSeconds })
    }
    if (password !== mail.seal.password) {
      holder.failures += 1
      if (holder.failures >= maxFailures) holder.waitUntil = this.system.now() + waitMs
      throw refused('password', 'Wrong password, please re-enter')
    }
    holder.failures = 0
    return mail.content
  }

  /** The mail, of which nothing is left when its day has come. */
  private find(account: Account, messageId: InternetMessageId): SealedMail | undefined {
    const mail = this.mails.get(messageId)
    if (!mail || (mail.sender !== account && !mail.holders.has(account))) return undefined
    const lines = this.system.timeline.of(messageId, mail.sender) ?? []
    const isMine = ({ recipient }: RecipientStatus) => sameAddress(recipient, account.address)
    if (lines.some((line) => line.state === 'recalled' && isMine(line))) return undefined
    const { content, seal } = mail
    if (content && seal.kind === 'burn' && burnTime(seal.burnDay) <= this.system.now()) {
      for (const holder of mail.holders.keys()) this.burnFor(mail, holder, content)
    }
    return mail
  }

  private burnFor(mail: SealedMail, account: Account, { messageId }: MailContent): void {
    mail.holders.get(account)!.readsLeft = 0
    this.system.timeline.markBurned(messageId, account.address, this.system.now())
    markBurned(account, messageId)
    if ([...mail.holders.values()].some(({ readsLeft }) => readsLeft > 0)) return
    mail.content = undefined
    markBurned(mail.sender, messageId)
  }
}

/**
 * Says whether a mail may be sealed as its writer wants.
 *
 * @throws MailroomError `invalid` with fields
 */
export function checkSeal({ seal, attachments }: DraftContent, now: number): void {
  if (!seal) return
  if (seal.kind === 'password') {
    if (!isMailPassword(seal.password) && !isLongMailPassword(seal.password)) throw passwordRefused()
    return
  }
  const fault = burnSealFault(seal, dayOf(now))
  if (fault === 'burnLimit') throw refused('burn_limit', 'A mail can be read 1 to 99 times.')
  if (fault === 'burnDay') throw refused('burn_day', 'Its last day comes after today.')
  if (attachments.some(({ contentId }) => contentId === undefined))
    throw refused('attachments', 'A mail that is destroyed after reading carries no files.')
}

/**
 * Says whether a mail can be sealed for its recipients.
 *
 * @param isOutside somebody has no mailbox here
 * @throws MailroomError `invalid` with fields
 */
export function checkReach(seal: DraftSeal, isOutside: boolean): void {
  if (seal.kind === 'burn' && isOutside)
    throw refused('to', 'Mails that are destroyed after reading go to mailboxes of this system only.')
  if (seal.kind === 'password' && !isOutside && !isMailPassword(seal.password)) throw passwordRefused()
}

const carrierTexts = {
  burn: 'This mail is destroyed after reading.',
  password: 'This mail is protected by a password.',
}

function markBurned(account: Account, messageId: InternetMessageId): void {
  for (const { folder, mail } of account.mailbox.withMessageId(messageId)) {
    folder.replace({ ...mail, state: { ...mail.state, isBurned: true } })
    account.publish({ kind: 'folderChanged', folder: folder.id })
  }
}

const burnTime = (day: string): number => new Date(`${day}T00:00:00`).getTime()

function dayOf(ms: number): string {
  const date = new Date(ms)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const passwordRefused = () => refused('password', 'A mail password has 6 digits or letters.')

const refused = (field: string, message: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })

const nothingThere = () => new MailroomError('notFound', 'There is nothing to be read under this seal.')
