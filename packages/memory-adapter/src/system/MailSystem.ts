import {
  uniqueAddresses,
  untouchedState,
  type Address,
  type DraftSeal,
  type FolderId,
  type MailTouch,
  type MessageRef,
  type MessageState,
  type RecipientStatus,
} from '@mailroom/core'
import { Calendars } from '../calendar/Calendars'
import { hearAnswer } from '../calendar/mails/hearAnswer'
import type { Company } from '../company/Company'
import { endAnswered } from '../mailbox/followUps'
import { summaryOf } from '../mailbox/describeMail'
import { folderForArrival } from '../mailbox/sorting'
import type { SentSms } from '../control/MemoryControl'
import type { MailFolder } from '../mailbox/MailFolder'
import type { MailContent, NewMail } from '../mailbox/StoredMail'
import { type DiskItems, fillDisk } from '../online/disks'
import { type Leaving, Reviews } from '../review/Reviews'
import { checkReach, SealedMails } from '../sealed/SealedMails'
import { Account } from './Account'
import { Directory } from './Directory'
import { Timeline } from './Timeline'
import { sentMail } from './sentMail'

/** How a mail is put into a mailbox. */
export interface DeliveryOptions {
  /** @default INBOX, or Spam when the sender is refused */
  readonly folder?: FolderId
  readonly state?: Partial<MessageState>
  /** ms since 1970. @default now */
  readonly receivedAt?: number
  readonly remark?: string
  /** What was done with it on its way. */
  readonly log?: readonly MailTouch[]
}

/** A company's mail: its accounts and what moves between them. Everything is in memory and gone with it. */
export class MailSystem {
  readonly accounts: readonly Account[]
  readonly directory: Directory
  readonly timeline = new Timeline()
  readonly calendars: Calendars
  readonly sealed: SealedMails
  readonly reviews: Reviews
  /** Tickets of portals that nobody has used yet, by text. */
  readonly tickets = new Map<string, { readonly account: Account; readonly validUntil: number }>()
  /** What has gone to mobile phones, the oldest first. */
  readonly sms: SentSms[] = []
  /** The disk of the organisation. */
  readonly disk: DiskItems = new Map()
  private messageCount = 0

  constructor(
    readonly company: Company,
    readonly now: () => number,
  ) {
    this.accounts = company.people.map((person) => new Account(person, company.domain))
    this.directory = new Directory(company, this.accounts)
    this.calendars = new Calendars(this.accounts)
    this.sealed = new SealedMails(this)
    this.reviews = new Reviews(this)
    fillDisk(this.disk, company.disk ?? [], now())
  }

  newMessageId(): string {
    this.messageCount += 1
    return `${this.now().toString(36)}.${this.messageCount}@${this.company.domain}`
  }

  /** Puts an arriving mail into a mailbox and announces it. */
  deliver(account: Account, content: MailContent, options: DeliveryOptions = {}): MessageRef {
    const folder = account.mailbox.folder(options.folder ?? folderForArrival(account, content))
    const isRefused = options.folder === undefined && folder.role === 'spam'
    const mail = folder.put({
      content,
      log: [
        ...(options.log ?? []),
        ...(isRefused ? [{ kind: 'refused' as const, at: this.now(), to: folder.id }] : []),
      ],
      receivedAt: options.receivedAt ?? this.now(),
      state: {
        ...untouchedState,
        isUrgent: content.priority === 'high',
        ...(content.secrecy && { secrecy: content.secrecy }),
        ...options.state,
        hasAttachments: content.files.some((file) => !file.isInline),
      },
      remark: options.remark ?? '',
      isOwn: false,
    })
    endAnswered(account, content)
    if (content.invitation) hearAnswer(this.calendars, account, content.from, content.invitation)
    if (folder.role === 'inbox')
      account.publish({ kind: 'messageArrived', message: summaryOf(mail, folder.id) })
    account.publish({ kind: 'folderChanged', folder: folder.id })
    return { folder: folder.id, uid: mail.uid }
  }

  /** Puts a mail of its owner's own into a folder: sent, or still being written. */
  file(account: Account, folder: MailFolder, mail: Omit<NewMail, 'isOwn' | 'remark'>): MessageRef {
    const { uid } = folder.put({ ...mail, remark: '', isOwn: true })
    account.publish({ kind: 'folderChanged', folder: folder.id })
    return { folder: folder.id, uid }
  }

  /** Keeps the content of a mail under a seal. @returns what is sent in its place */
  seal(sender: Account, content: MailContent, seal: DraftSeal): MailContent {
    const recipients = [...content.to, ...content.cc, ...content.bcc]
    const hasPage = recipients.some(({ address }) => this.isOutside(address))
    checkReach(seal, hasPage)
    const accounts = recipients.flatMap(({ address }) => {
      const target = this.directory.lookUp(address)
      return target.kind === 'accounts' ? target.accounts : []
    })
    return this.sealed.keep(sender, content, { seal, hasPage }, [...new Set(accounts)])
  }

  /** True for an address without a mailbox here. */
  isOutside(address: string): boolean {
    return this.directory.lookUp(address).kind !== 'accounts'
  }

  /**
   * Hands a mail to everyone it is for, once each, and opens its timeline.
   *
   * @param reviewers whom it waits for, if for anybody
   */
  send(
    sender: Account,
    leaving: Leaving,
    reviewers: ReadonlySet<Account> | undefined,
  ): readonly RecipientStatus[] {
    const { content } = leaving
    const recipients = recipientsOf(content)
    const waiting = { state: 'review', info: '', changedAt: this.now() } as const
    const lines = reviewers
      ? recipients.map((recipient) => ({ recipient, ...waiting }))
      : this.sendToAll(leaving)
    this.timeline.open(sentMail(content, this.now()), sender, lines)
    if (reviewers) this.reviews.hold(sender, leaving, recipients, reviewers)
    return lines
  }

  /** Hands over a mail that has waited. */
  release(leaving: Leaving): void {
    const log = [{ kind: 'permitted' as const, at: this.now() }]
    this.timeline.settle(leaving.content.messageId, this.sendToAll(leaving, log))
  }

  private sendToAll(
    { content, state, isSeparate, notices = [] }: Leaving,
    log: readonly MailTouch[] = [],
  ): readonly RecipientStatus[] {
    this.sms.push(...notices)
    const reached = new Set<Account>()
    return recipientsOf(content).map((recipient) => {
      // One of several mails names nobody else.
      const mail = isSeparate ? { ...content, to: [recipient], cc: [], bcc: [] } : content
      return this.sendTo(recipient, mail, reached, { state, log })
    })
  }

  private sendTo(
    recipient: Address,
    content: MailContent,
    reached: Set<Account>,
    options: Pick<DeliveryOptions, 'state' | 'log'>,
  ): RecipientStatus {
    const target = this.directory.lookUp(recipient.address)
    const line = { recipient, info: '', changedAt: this.now() }
    if (target.kind === 'remote') return { ...line, state: 'relayed', info: '250 2.0.0 Accepted' }
    if (target.kind === 'unknown') return { ...line, state: 'failed', info: '550 5.1.1 No such mailbox' }
    for (const account of target.accounts) {
      if (reached.has(account)) continue
      reached.add(account)
      this.deliver(account, content, options)
    }
    return { ...line, state: 'delivered' }
  }
}

const recipientsOf = ({ to, cc, bcc }: MailContent): readonly Address[] =>
  uniqueAddresses([...to, ...cc, ...bcc])
