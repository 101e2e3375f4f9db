import type {
  Address,
  Draft,
  DraftAttachment,
  DraftContent,
  DraftId,
  HeldMail,
  InternetMessageId,
  Locale,
  MessageRef,
  PrepareKind,
  ReceiptRequest,
  RecallRecordPage,
  RecipientStatus,
  SavedDraft,
  SendingRules,
  SendResult,
  UploadId,
} from '@mailroom/core'
import type { Readable } from 'node:stream'
import type { ByteRange } from '../doors/blob-store/BlobStore'
import { completeOnce, type FileOrder } from '../incoming-files/completeOnce'
import type { IncomingFiles } from '../incoming-files/createIncomingFiles'
import { answerRequest } from '../read-receipts/answerRequest'
import { findRequest } from '../read-receipts/findRequest'
import { answerLevel } from '../secrecy/checkSecrecy'
import { outsideOf } from '../sealed/outsideOf'
import { recallMail } from '../recall/recallMail'
import { readRecallRecords } from '../recall/recallRecords'
import { statusWithStandings } from '../recall/recallStandings'
import type { OutgoingCalendar } from '../mime/build/OutgoingMessage'
import { DraftService } from './drafts/DraftService'
import { prepareDraft } from './drafts/prepareDraft'
import { quickReply, type QuickReply } from './quickReply'
import type { SendingParts } from './SendingParts'
import { endWaiting } from './schedule/endWaiting'
import { holdMail } from './schedule/holdMail'
import { scheduleMail } from './schedule/scheduleMail'
import { sendingRules } from './sendingRules'
import { sendMail } from './sendMail'
import type { NewUpload, UploadedFile } from './uploads/UploadService'

/** A file for a draft whose pieces are there. */
export type UploadOrder = FileOrder & Pick<NewUpload, 'contentType' | 'isInline'>

/**
 * Writing and sending, for every account. Each call sees the given account alone; `proxy` is who sends in the name of its
 * owner.
 */
export interface Sending {
  /** @param zone where the reader's clock goes, IANA name */
  prepare(
    accountId: number,
    ref: MessageRef,
    kind: PrepareKind,
    locale: Locale,
    zone?: string,
  ): Promise<Draft>
  open(accountId: number, ref: MessageRef): Promise<Draft>
  save(accountId: number, content: DraftContent, id?: DraftId): Promise<SavedDraft>
  send(accountId: number, content: DraftContent, id: DraftId, proxy?: Address): Promise<SendResult>
  /** As core's `SendingPort.hold`. @param undoSeconds how long its writer may call it back */
  hold(
    accountId: number,
    content: DraftContent,
    id: DraftId,
    undoSeconds: number,
    proxy?: Address,
  ): Promise<HeldMail | SendResult>
  /** Of core's `SendingPort.rules` those that depend on the account. */
  rules(accountId: number): Promise<Pick<SendingRules, 'decidesOnCopies' | 'notifiesBySms' | 'secrecy'>>
  /** As core's `DraftsPort.schedule`. */
  schedule(
    accountId: number,
    content: DraftContent,
    leavesAt: number,
    id: DraftId,
    proxy?: Address,
  ): Promise<SavedDraft>
  /** As core's `DraftsPort.unschedule`. */
  unschedule(accountId: number, id: DraftId): Promise<void>
  quickReply(accountId: number, reply: QuickReply): Promise<SendResult>
  /** As `send`, with a part that calendar programs read. */
  sendCalendar(
    accountId: number,
    content: DraftContent,
    id: DraftId,
    calendar: OutgoingCalendar,
    proxy?: Address,
  ): Promise<SendResult>
  discard(accountId: number, id: DraftId): Promise<void>
  /** As core's `SealedPort.outside`. */
  outside(addresses: readonly string[]): Promise<string[]>
  status(accountId: number, messageId: InternetMessageId): Promise<readonly RecipientStatus[]>
  /** As core's `ReceiptsPort`. */
  receiptRequest(accountId: number, ref: MessageRef): Promise<ReceiptRequest | undefined>
  answerReceipt(accountId: number, ref: MessageRef, answer: 'send' | 'refuse'): Promise<void>
  /** As core's `RecallPort.recall`. */
  recall(
    accountId: number,
    messageId: InternetMessageId,
    recipient?: string,
  ): Promise<readonly RecipientStatus[]>
  /** As core's `RecallPort.records`. */
  recallRecords(
    accountId: number,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<RecallRecordPage>
  /** Stores bytes; they belong to nobody until `keepUpload`. */
  storeBytes(content: Readable): Promise<{ readonly blobKey: string; readonly sizeBytes: number }>
  dropBytes(blobKey: string): Promise<void>
  keepUpload(accountId: number, file: NewUpload): Promise<DraftAttachment>
  /** As `keepUpload`, of a file that came in pieces. */
  completeUpload(accountId: number, incoming: IncomingFiles, order: UploadOrder): Promise<DraftAttachment>
  uploaded(
    accountId: number,
    id: UploadId,
  ): Promise<UploadedFile & { open(range?: ByteRange): Promise<Readable> }>
}

/** Puts the services of this folder together. */
export function createSending(parts: SendingParts): Sending {
  const drafts = new DraftService(parts)
  const { uploads } = parts
  return {
    prepare: (accountId, ref, kind, locale, zone) => prepareDraft(parts, accountId, ref, kind, locale, zone),
    open: (accountId, ref) => drafts.open(accountId, ref),
    save: (accountId, content, id) => drafts.save(accountId, content, id),
    send: (accountId, content, id, proxy) => sendMail(parts, accountId, content, id, { proxy }),
    hold: (accountId, content, id, undoSeconds, proxy) =>
      holdMail(parts, drafts, accountId, { content, id, undoSeconds, proxy }),
    rules: (accountId) => sendingRules(parts, accountId),
    schedule: (accountId, content, leavesAt, id, proxy) =>
      scheduleMail(parts, drafts, accountId, { content, leavesAt, id, proxy }),
    unschedule: (accountId, id) => endWaiting(parts, accountId, id),
    async sendCalendar(accountId, content, id, calendar, proxy) {
      const leveled = { ...content, ...(await answerLevel(parts, accountId, content.origin)) }
      return sendMail(parts, accountId, leveled, id, { calendar, proxy })
    },
    quickReply: (accountId, reply) => quickReply(parts, accountId, reply),
    discard: (accountId, id) => drafts.discard(accountId, id),
    outside: (addresses) => outsideOf(parts, addresses),
    status: (accountId, messageId) => statusWithStandings(parts, accountId, messageId),
    receiptRequest: (accountId, ref) => findRequest(parts, accountId, ref),
    answerReceipt: (accountId, ref, answer) => answerRequest(parts, accountId, ref, answer),
    recall: (accountId, messageId, recipient) => recallMail(parts, accountId, messageId, recipient),
    recallRecords: (accountId, page) => readRecallRecords(parts.database, accountId, page),
    storeBytes: (content) => uploads.storeBytes(content),
    dropBytes: (blobKey) => uploads.dropBytes(blobKey),
    keepUpload: (accountId, file) => uploads.keep(accountId, file),
    completeUpload: (accountId, incoming, order) => completeOnce(uploads, { accountId, incoming, order }),
    uploaded: (accountId, id) => uploads.open(accountId, id),
  }
}
