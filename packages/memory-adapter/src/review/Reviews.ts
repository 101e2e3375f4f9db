import {
  answerOfReview,
  isHeldBy,
  MailroomError,
  type Address,
  type MessageState,
  type ReviewId,
  type ReviewMail,
  type ReviewState,
  type ReviewSummary,
} from '@mailroom/core'
import type { CompanyReviewRule } from '../company/Company'
import { attachmentOf } from '../mailbox/describeMail'
import type { SentSms } from '../control/MemoryControl'
import type { MailContent, StoredFile } from '../mailbox/StoredMail'
import { noticeOfReview } from './reviewWords'
import { sizeOf } from '../mime/sizeOf'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'

/** A mail that waits or has waited, with all that is needed to let it go. */
interface Held {
  readonly summary: ReviewSummary
  readonly sender: Account
  readonly leaving: Leaving
  readonly reviewers: ReadonlySet<Account>
}

/** A mail that is about to leave. */
export interface Leaving {
  /** As it travels: of a sealed mail what covers it. */
  readonly content: MailContent
  readonly isSealed: boolean
  /** Each recipient gets a mail of their own. */
  readonly isSeparate: boolean
  /** Go to mobile phones with it. */
  readonly notices?: readonly SentSms[]
  /** Of the copies of its recipients. */
  readonly state: Partial<MessageState>
}

/** The mails of a company that leave only when a reviewer permits it. @source RV-04 */
export class Reviews {
  readonly rules: CompanyReviewRule[]
  private held: readonly Held[] = []

  constructor(private readonly system: MailSystem) {
    this.rules = [...(system.company.reviewRules ?? [])]
  }

  /** Who must permit a mail; undefined when nobody need. Nobody decides about their own, unless nobody else could. */
  reviewersOf(sender: Account, content: MailContent): ReadonlySet<Account> | undefined {
    const recipients = [...content.to, ...content.cc, ...content.bcc].map(({ address }) => address)
    const leaving = {
      from: sender.address.address,
      recipients,
      subject: content.subject,
      text: `${content.text}\n${content.html ?? ''}`,
      files: content.files.map(({ name }) => name),
      sizeBytes: sizeOf(content),
      ...(content.secrecy && { secrecy: content.secrecy }),
    }
    const holding = this.rules.filter((rule) => isHeldBy({ ...asksNothing, ...rule }, leaving))
    if (holding.length === 0) return undefined
    const accounts = holding.flatMap(({ reviewers }) =>
      reviewers.flatMap((name) => this.system.directory.find(name) ?? []),
    )
    const others = accounts.filter((account) => account !== sender)
    return new Set(others.length > 0 ? others : accounts)
  }

  hold(
    sender: Account,
    leaving: Leaving,
    recipients: readonly Address[],
    reviewers: ReadonlySet<Account>,
  ): void {
    const { content } = leaving
    const summary: ReviewSummary = {
      id: this.held.length + 1,
      subject: content.subject,
      from: sender.address,
      recipients,
      sentAt: this.system.now(),
      sizeBytes: sizeOf(content),
      state: 'wait',
    }
    this.held = [{ summary, sender, leaving, reviewers }, ...this.held]
    tell(reviewers)
  }

  isReviewer(account: Account): boolean {
    const { directory } = this.system
    return (
      this.rules.some(({ reviewers }) => reviewers.some((name) => directory.find(name) === account)) ||
      this.held.some(({ reviewers }) => reviewers.has(account))
    )
  }

  /** The newest first. */
  of(account: Account, state: ReviewState): readonly ReviewSummary[] {
    return this.held
      .filter(({ reviewers, summary }) => reviewers.has(account) && summary.state === state)
      .map(({ summary }) => summary)
  }

  /** @throws MailroomError `notFound` */
  read(account: Account, id: ReviewId): ReviewMail {
    const { summary, leaving } = this.find(account, id)
    const { content, isSealed } = leaving
    if (summary.state !== 'wait') return { ...summary, content: 'decided' }
    const { sender, to, cc, bcc, text, html, files } = content
    const head = { ...summary, ...(sender && { sender }) }
    if (isSealed) return { ...head, content: 'sealed' }
    const said = { to, cc, bcc, text, ...(html !== undefined && { html }) }
    return { ...head, content: { ...said, attachments: files.map(attachmentOf) } }
  }

  /** @throws MailroomError `notFound` */
  file(account: Account, id: ReviewId, file: string): StoredFile {
    const { summary, leaving } = this.find(account, id)
    const { content, isSealed } = leaving
    const found = content.files.find((each) => each.id === file)
    if (!found || isSealed || summary.state !== 'wait')
      throw new MailroomError('notFound', 'The mail in review has no such file.')
    return found
  }

  /** @returns those that waited, which are decided now */
  decide(
    account: Account,
    ids: readonly ReviewId[],
    state: 'permit' | 'reject',
    reason = '',
  ): readonly ReviewId[] {
    return [...new Set(ids)].filter((id) => {
      const mail = this.held.find((each) => each.summary.id === id && each.reviewers.has(account))
      if (mail?.summary.state !== 'wait') return false
      const decision = { by: account.address.name, at: this.system.now(), reason }
      const decided = { ...mail, summary: { ...mail.summary, state, decision } }
      this.held = this.held.map((each) => (each === mail ? decided : each))
      if (state === 'permit') this.system.release(mail.leaving)
      else this.holdBack(mail, reason)
      tell(mail.reviewers)
      return true
    })
  }

  private holdBack({ sender, leaving, summary }: Held, reason: string): void {
    const { content } = leaving
    const { timeline } = this.system
    timeline.settle(
      content.messageId,
      summary.recipients.map((recipient) => ({
        ...{ recipient, state: 'failed', info: answerOfReview(reason) },
        changedAt: this.system.now(),
      })),
    )
    this.system.deliver(sender, noticeOfReview(this.system, sender, content, reason))
  }

  private find(account: Account, id: ReviewId): Held {
    const mail = this.held.find((each) => each.summary.id === id && each.reviewers.has(account))
    if (!mail) throw new MailroomError('notFound', 'No such mail waits for this reviewer.')
    return mail
  }
}

const asksNothing = { from: [], to: [], words: [], files: [] }

const tell = (reviewers: ReadonlySet<Account>): void => {
  for (const account of reviewers) account.publish({ kind: 'reviewsChanged' })
}
