import type { AnswerOf, BodyOf, Contract, WireSeed } from '@mailroom/api'
import {
  MailroomError,
  type Draft,
  type DraftAttachment,
  type DraftContent,
  type DraftId,
  type MessageRef,
  type PrepareKind,
  type SavedDraft,
  type SecrecyLevel,
  secrecyOfRank,
  secrecyRank,
} from '@mailroom/core'
import { fromWireAddress, toWireAddress } from './addresses'
import { fromWireOnline } from './disk'
import { fromWireDraftSeal, toWireDraftSeal } from './seals'
import { fromWireTime } from './times'

type AnswerKind = NonNullable<DraftContent['origin']>['kind']
type WireKind = '3' | '4' | '5'
type WireForm = BodyOf<Contract['compose']>

const kinds: Readonly<Record<WireKind, AnswerKind>> = { '3': 'reply', '4': 'replyAll', '5': 'forward' }
const numbers: Readonly<Record<AnswerKind, WireKind>> = { reply: '3', replyAll: '4', forward: '5' }

/** Rank of what has no level. */
const noLevel = 0

/** 3 reply, 4 reply all, 5 forward, 6 forward as an attachment, 7 send again. @source 1st text 7 */
export function toWireKind(kind: PrepareKind): WireKind | '6' | '7' {
  if (kind === 'forwardAsFile') return '6'
  return kind === 'sendAgain' ? '7' : numbers[kind]
}

/** A file kept for a draft. */
export const fromWireUpload = (file: AnswerOf<Contract['upload']>): DraftAttachment => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.size,
  contentType: file.content_type,
  ...(file.content_id !== null && { contentId: file.content_id }),
  ...fromWireLevel(file.attach_level),
})

/**
 * What a composer begins with.
 *
 * @param asked the mail that was asked for
 * @param kind  what is to be made of it; undefined when the mail is itself a draft
 */
export function fromWireSeed(seed: WireSeed, asked: MessageRef, kind: PrepareKind | undefined): Draft {
  const { origin, refw_type: number } = seed
  const seal = fromWireDraftSeal(seed)
  return {
    kind: composeKind(kind),
    ...(seed.draft_id !== null && { id: seed.draft_id }),
    ...(kind === undefined && { ref: { folder: asked.folder, uid: seed.uid ?? asked.uid } }),
    ...(seed.mfrom !== null && { from: fromWireAddress(seed.mfrom) }),
    to: seed.to.map(fromWireAddress),
    cc: seed.cc.map(fromWireAddress),
    bcc: seed.bcc.map(fromWireAddress),
    subject: seed.subject,
    html: seed.html_text,
    ...(seed.quoted_html !== null && { quotedHtml: seed.quoted_html }),
    text: seed.plain_text,
    isHtml: seed.is_html,
    attachments: [
      ...seed.attachments.map(fromWireUpload),
      ...(seed.net_attachments ?? []).map(fromWireOnline),
    ],
    ...(seal && { seal }),
    ...fromWireOptions(seed),
    ...(seed.hide_forward_contents === true && { appendsOriginal: true }),
    ...(seed.is_confirm_read !== null && { asksReceipt: seed.is_confirm_read }),
    ...(kind === undefined &&
      seed.schedule_day !== undefined && { leavesAt: fromWireTime(seed.schedule_day) }),
    ...(origin !== null && number !== null && { origin: { ref: origin, kind: kinds[number] } }),
  }
}

/** What a person wrote, as the form of the wire. */
export function toWireForm(
  content: DraftContent,
  action: 'send' | 'save',
  id: DraftId | undefined,
): WireForm {
  const { from, origin } = content
  return {
    action,
    ...(id !== undefined && { draft_id: id }),
    ...(from && { mfrom: toWireAddress(from) }),
    to: content.to.map(toWireAddress),
    cc: content.cc.map(toWireAddress),
    bcc: content.bcc.map(toWireAddress),
    subject: content.subject,
    html_text: content.html,
    plain_text: content.text,
    is_html: content.isHtml,
    ...toWireFiles(content.attachments),
    ...toWireDraftSeal(content.seal),
    is_confirm_read: content.asksReceipt ?? false,
    ...toWireOptions(content),
    ...(content.appendsOriginal === true && { hide_forward_contents: true }),
    ...(origin && { uid: origin.ref.uid, folder: origin.ref.folder, refw_type: numbers[origin.kind] }),
  }
}

const rankOf = (level: SecrecyLevel | undefined): number => (level ? secrecyRank(level) : noLevel)

function fromWireLevel(rank = noLevel): { readonly secrecy?: SecrecyLevel } {
  const secrecy = secrecyOfRank(rank)
  return secrecy === undefined ? {} : { secrecy }
}

function toWireFiles(files: readonly DraftAttachment[]): Pick<WireForm, 'attachments' | 'net_attachments'> {
  const named = ({ id, secrecy }: DraftAttachment): [string, number] => [id, rankOf(secrecy)]
  const online = files.filter((file) => file.online)
  return {
    attachments: files.filter((file) => !file.online).map(named),
    ...(online.length > 0 && { net_attachments: online.map(named) }),
  }
}

/** Only what is not as usual. */
const toWireOptions = ({
  priority = 'normal',
  keepsCopy,
  isSeparate,
  notifiesBySms,
  secrecy,
}: DraftContent) => ({
  ...(secrecy && { mail_level: rankOf(secrecy) }),
  ...(priority !== 'normal' && { is_priority: priority }),
  ...(keepsCopy === false && { is_save_sent: false }),
  ...(isSeparate === true && { is_partsend: true }),
  ...(notifiesBySms === true && { is_smsnotify: true }),
})

const fromWireOptions = ({ is_priority, is_save_sent, is_partsend, is_smsnotify, mail_level }: WireSeed) => ({
  ...fromWireLevel(mail_level),
  ...(is_priority !== undefined && { priority: is_priority }),
  ...(is_save_sent === false && { keepsCopy: false }),
  ...(is_partsend === true && { isSeparate: true }),
  ...(is_smsnotify === true && { notifiesBySms: true }),
})

/** Where a draft lies, after it was saved. */
export function fromWireSaved(
  answer: AnswerOf<Contract['compose']>,
  type: 'save' | 'schedule' | 'hold',
): SavedDraft {
  if (answer.type === 'send' || answer.type !== type)
    throw new MailroomError('server', 'The mail system was asked to keep a draft and did something else.')
  const ref = { folder: answer.folder, uid: answer.uid }
  return { id: answer.draft_id, ref, savedAt: fromWireTime(answer.date) }
}

function composeKind(kind: PrepareKind | undefined): Draft['kind'] {
  if (kind === undefined) return 'draft'
  if (kind === 'sendAgain') return 'new'
  return kind === 'forwardAsFile' ? 'forward' : kind
}
