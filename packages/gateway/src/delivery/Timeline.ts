import {
  type DeliveryState,
  type InternetMessageId,
  type LiveEvent,
  MailroomError,
  type RecipientStatus,
} from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import type { Clock } from '../jobs/Clock'
import type { Envelope, PendingDelivery, RoutedRecipient } from './Envelope'

/** Tells open pages what changed. */
export interface LivePublisher {
  publish(accountId: number, event: LiveEvent): void
}

/** What happened to a recipient's mail. */
export interface DeliveryChange {
  readonly state: DeliveryState
  /** What the other side said; may be long or odd, is kept short and on one line. */
  readonly info: string
}

/** A recipient's line, and the way that their mail went. */
export interface SentDelivery extends Pick<RoutedRecipient, 'localAccountId' | 'domain'> {
  readonly envelopeId: string
  readonly status: RecipientStatus
}

const maxInfoLength = 500

/**
 * The delivery timeline: one record per message and recipient with everything that happened to it. What a sender is shown
 * is read from here, and nothing else decides what happened to a mail.
 *
 * @source SS-02
 */
export class Timeline {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly live: LivePublisher,
  ) {}

  /** Begins the records of a mail: all are queued, or wait for a reviewer. Part of the transaction that accepts the mail. */
  async open(
    transaction: Executor,
    envelope: Envelope,
    recipients: readonly RoutedRecipient[],
    state: 'queued' | 'review' = 'queued',
  ): Promise<void> {
    await transaction
      .insertInto('envelopes')
      .values({
        id: envelope.id,
        account_id: envelope.accountId,
        origin: envelope.origin,
        message_id: envelope.messageId,
        mail_from: envelope.mailFrom,
        blob_key: envelope.blobKey,
        wire_offset: envelope.wireOffset,
        size_bytes: envelope.sizeBytes,
        created_at: envelope.createdAt,
      })
      .execute()
    for (const recipient of recipients) {
      const { id } = await transaction
        .insertInto('deliveries')
        .values({
          envelope_id: envelope.id,
          account_id: envelope.accountId,
          message_id: envelope.messageId,
          recipient: recipient.address,
          recipient_name: recipient.name,
          local_account_id: recipient.localAccountId,
          domain: recipient.domain,
          state,
          info: '',
          changed_at: envelope.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await this.#addEvent(transaction, id, { state, info: '' })
    }
  }

  /** Writes down what happened to one recipient. Call `announce` once the transaction has committed. */
  async record(transaction: Executor, deliveryId: number, change: DeliveryChange): Promise<void> {
    const tidy = { state: change.state, info: oneLine(change.info) }
    await transaction
      .updateTable('deliveries')
      .set({ ...tidy, changed_at: this.clock.now() })
      .where('id', '=', deliveryId)
      .execute()
    await this.#addEvent(transaction, deliveryId, tidy)
  }

  /** Tells the sender's open pages. Nothing happens for mail that no local account sent. */
  announce(envelope: Pick<Envelope, 'accountId' | 'messageId'>): void {
    if (envelope.accountId === null) return
    this.live.publish(envelope.accountId, { kind: 'deliveryChanged', messageId: envelope.messageId })
  }

  /** The mail, or undefined when it is unknown or its bytes are gone because all is settled. */
  async envelope(id: string): Promise<Envelope | undefined> {
    const row = await this.database.db
      .selectFrom('envelopes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || row.blob_key === null) return undefined
    return {
      id: row.id,
      accountId: row.account_id,
      origin: row.origin,
      messageId: row.message_id,
      mailFrom: row.mail_from,
      blobKey: row.blob_key,
      wireOffset: row.wire_offset,
      sizeBytes: row.size_bytes,
      createdAt: row.created_at,
    }
  }

  /** Recipients that still wait, in the order of the mail. `domain`: empty for mailboxes of ours. */
  pending(envelopeId: string, domain: string): Promise<PendingDelivery[]> {
    return this.#waiting(envelopeId, 'queued', domain)
  }

  /** Recipients that wait for a reviewer, in the order of the mail. */
  inReview(envelopeId: string): Promise<PendingDelivery[]> {
    return this.#waiting(envelopeId, 'review')
  }

  async #waiting(
    envelopeId: string,
    state: 'queued' | 'review',
    domain?: string,
  ): Promise<PendingDelivery[]> {
    const waiting = this.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('envelope_id', '=', envelopeId)
      .where('state', '=', state)
    const rows = await (domain === undefined ? waiting : waiting.where('domain', '=', domain))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      address: row.recipient,
      name: row.recipient_name,
      localAccountId: row.local_account_id,
      domain: row.domain,
    }))
  }

  /**
   * One line per recipient, for the sender alone.
   *
   * @throws MailroomError `notFound`, for somebody else's mail as for one that was never sent
   */
  async statusOf(accountId: number, messageId: InternetMessageId): Promise<readonly RecipientStatus[]> {
    return (await this.deliveriesOf(accountId, messageId)).map(({ status }) => status)
  }

  /** The same, with the way that each recipient's mail went. */
  async deliveriesOf(accountId: number, messageId: InternetMessageId): Promise<readonly SentDelivery[]> {
    const rows = await this.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('message_id', '=', messageId)
      .orderBy('id')
      .execute()
    // Every mail that is sent has recipients.
    if (rows.length === 0) throw new MailroomError('notFound', 'This account has sent no such mail.')
    return rows.map((row) => ({
      envelopeId: row.envelope_id,
      localAccountId: row.local_account_id,
      domain: row.domain,
      status: {
        recipient: { address: row.recipient, name: row.recipient_name },
        state: row.state,
        info: row.info,
        changedAt: row.changed_at,
      },
    }))
  }

  /** True when the account has sent the mail, so that it may ask for its states. */
  async isOwn(accountId: number, messageId: InternetMessageId): Promise<boolean> {
    const row = await this.database.db
      .selectFrom('deliveries')
      .select('id')
      .where('account_id', '=', accountId)
      .where('message_id', '=', messageId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  async #addEvent(transaction: Executor, deliveryId: number, change: DeliveryChange): Promise<void> {
    await transaction
      .insertInto('delivery_events')
      .values({ delivery_id: deliveryId, state: change.state, info: change.info, at: this.clock.now() })
      .execute()
  }
}

/** What a stranger's server said must not become lines of a log or a notice. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
    .slice(0, maxInfoLength)
