import {
  sameAddress,
  type Address,
  type DeliveryState,
  type InternetMessageId,
  type RecipientStatus,
} from '@mailroom/core'
import type { Account } from './Account'

/** What a mail was when it was sent. */
export interface SentMail {
  readonly messageId: InternetMessageId
  /** ms since 1970. */
  readonly at: number
  readonly subject: string
  readonly sizeBytes: number
}

interface Entry {
  readonly owner: Account
  readonly mail: SentMail
  lines: RecipientStatus[]
}

/** What became of each mail that was sent here, one line per recipient. Nothing else decides it. @source SS-02 */
export class Timeline {
  private readonly entries = new Map<InternetMessageId, Entry>()

  open(mail: SentMail, owner: Account, lines: readonly RecipientStatus[]): void {
    this.entries.set(mail.messageId, { owner, mail, lines: [...lines] })
  }

  /** What somebody has sent, the oldest first. */
  sentBy(owner: Account): readonly (SentMail & { readonly lines: readonly RecipientStatus[] })[] {
    return [...this.entries.values()]
      .filter((entry) => entry.owner === owner)
      .map(({ mail, lines }) => ({ ...mail, lines }))
  }

  /** Notes what became of a mail that waited, and tells its sender. */
  settle(messageId: InternetMessageId, lines: readonly RecipientStatus[]): void {
    const entry = this.entries.get(messageId)
    if (!entry) return
    entry.lines = [...lines]
    entry.owner.publish({ kind: 'deliveryChanged', messageId })
  }

  /** Undefined when the mail is not the asking account's own. */
  of(messageId: InternetMessageId, owner: Account): readonly RecipientStatus[] | undefined {
    const entry = this.entries.get(messageId)
    return entry?.owner === owner ? entry.lines : undefined
  }

  /** Notes that a recipient has read the mail, and tells its sender. */
  markRead(messageId: InternetMessageId, reader: Address, now: number): void {
    this.change(messageId, reader, 'read', ['delivered'], now)
  }

  /** Notes that the mail was taken back from a recipient. */
  markRecalled(messageId: InternetMessageId, recipient: Address, now: number): void {
    this.change(messageId, recipient, 'recalled', ['delivered', 'read'], now)
  }

  /** Notes that nothing is left of the mail for a recipient. */
  markBurned(messageId: InternetMessageId, recipient: Address, now: number): void {
    this.change(messageId, recipient, 'burned', ['delivered', 'read'], now)
  }

  private change(
    messageId: InternetMessageId,
    person: Address,
    state: DeliveryState,
    from: readonly DeliveryState[],
    now: number,
  ): void {
    const entry = this.entries.get(messageId)
    const line = entry?.lines.find(({ recipient }) => sameAddress(recipient, person))
    if (!entry || !line || !from.includes(line.state)) return
    entry.lines = entry.lines.map((each) => (each === line ? { ...line, state, changedAt: now } : each))
    entry.owner.publish({ kind: 'deliveryChanged', messageId })
  }
}
