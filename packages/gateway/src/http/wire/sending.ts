import type { AnswerOf, Contract, WireRecipientStatus, WireSeed } from '@mailroom/api'
import {
  isMoreSecret,
  MailroomError,
  secrecyLevels,
  secrecyOfRank,
  secrecyRank,
  type SecrecyLevel,
} from '@mailroom/core'
import type {
  Address,
  ComposeKind,
  DeliveryState,
  Draft,
  DraftAttachment,
  DraftContent,
  DraftId,
  HeldMail,
  MailPriority,
  PrepareKind,
  RecipientStatus,
  SavedDraft,
  SendingRules,
  SendResult,
} from '@mailroom/core'
import { toWireAddress, toWireTime } from './messages'
import { toWireOnline } from './disk'
import { toWireStanding } from './recall'

type WireUpload = AnswerOf<Contract['upload']>
type AnswerKind = NonNullable<DraftContent['origin']>['kind']

const kindByNumber: Readonly<Record<'3' | '4' | '5', AnswerKind>> = {
  '3': 'reply',
  '4': 'replyAll',
  '5': 'forward',
}
const numberByKind: Readonly<Partial<Record<ComposeKind, '3' | '4' | '5'>>> = {
  reply: '3',
  replyAll: '4',
  forward: '5',
}

/** 3 reply, 4 reply all, 5 forward, 6 forward as an attachment, 7 send again. @source 1st text 7 */
export function fromWireKind(view: '3' | '4' | '5' | '6' | '7'): PrepareKind {
  if (view === '6') return 'forwardAsFile'
  return view === '7' ? 'sendAgain' : kindByNumber[view]
}

/** Names of what became of a mail on the wire. */
export const stateNames: Readonly<Record<DeliveryState, WireRecipientStatus['status']>> = {
  held: 'held',
  scheduled: 'schedule',
  review: 'review',
  queued: 'undeliver',
  delivered: 'deliver',
  relayed: 'proxy',
  read: 'readed',
  failed: 'deliver_fail',
  recalled: 'recalled',
  burned: 'burned',
}

/** One recipient's line. */
export const toWireStatus = (status: RecipientStatus): WireRecipientStatus => ({
  recipient: status.recipient.address,
  name: status.recipient.name,
  status: stateNames[status.state],
  status_info: status.info,
  is_red: status.state === 'failed',
  ...toWireStanding(status.recall),
  date: toWireTime(status.changedAt),
})

/** With what a mail begins, and what its writer may choose. @source 2nd text 9: default send options */
export const toWireSendParams = (
  {
    decidesOnCopies,
    notifiesBySms,
    asksForMany,
    asksForOutside,
    remindsOfFiles,
    secrecy,
    online,
  }: SendingRules,
  senders: readonly Address[],
): AnswerOf<Contract['sendParams']> => ({
  is_save_sent: true,
  is_confirm_read: true,
  mfroms: senders.map(toWireAddress),
  is_security: asksForMany,
  is_copy_optional: decidesOnCopies,
  is_sendsms: notifiesBySms === true,
  sw_outside_remind: asksForOutside,
  sw_attach_remind: remindsOfFiles,
  ...toWireSecrecy(secrecy),
  is_alltonet: online?.linkOverBytes === 0,
  is_sizetonet: online !== undefined && online.linkOverBytes > 0,
  is_netsize: online?.linkOverBytes ?? 0,
  ...(online && {
    net_limits: {
      suggest_size: online.suggestOverBytes,
      max_size: online.maxBytes,
      days: online.keptDays,
    },
  }),
})

/** The levels that the writer may choose; none where the organisation has none. */
const toWireSecrecy = (rules: SendingRules['secrecy']) => {
  const levels = secrecyLevels
    .filter((level) => rules && !isMoreSecret(level, rules.ceiling))
    .map((level): [number, string] => [secrecyRank(level), level])
  return {
    bool_mail_level: rules?.needsLevel ?? false,
    bool_attach_level: rules?.needsFileLevels ?? false,
    mail_level: levels,
    attach_level: levels,
    outside_level: rules ? secrecyRank(rules.outside) : 0,
  }
}

/** A mail was accepted for sending. */
export const toWireSent = (
  { messageId, recipients }: SendResult,
  draftId: DraftId,
): AnswerOf<Contract['quickReply']> => ({
  type: 'send',
  success: true,
  message_id: messageId,
  draft_id: draftId,
  recipient: recipients.map(toWireStatus),
})

/** A mail lies among the drafts: for its writer, or for its time. */
export const toWireSaved = <Type extends 'save' | 'schedule' | 'hold'>(
  type: Type,
  { id, ref, savedAt }: SavedDraft,
) => ({
  type,
  success: true as const,
  draft_id: id,
  uid: ref.uid,
  folder: ref.folder,
  date: toWireTime(savedAt),
})

/** A mail leaves in a moment, and can be called back until then. */
export const toWireHeld = ({ draft, undoMs }: HeldMail) => ({
  ...toWireSaved('hold', draft),
  undo_left: undoMs,
})

/** A file kept for a draft. */
export const toWireUpload = (file: DraftAttachment): WireUpload => ({
  id: file.id,
  name: file.name,
  size: file.sizeBytes,
  content_type: file.contentType,
  content_id: file.contentId ?? null,
  ...(file.secrecy && { attach_level: secrecyRank(file.secrecy) }),
})

function toWireFiles(files: readonly DraftAttachment[]): Pick<WireSeed, 'attachments' | 'net_attachments'> {
  const online = files.flatMap((file) => (file.online ? toWireOnline({ ...file, online: file.online }) : []))
  return {
    attachments: files.filter((file) => !file.online).map(toWireUpload),
    ...(online.length > 0 && { net_attachments: online }),
  }
}

/** What a composer begins with. */
export function toWireSeed(draft: Draft): WireSeed {
  return {
    draft_id: draft.id ?? null,
    uid: draft.ref?.uid ?? null,
    mfrom: draft.from ? toWireAddress(draft.from) : null,
    to: draft.to.map(toWireAddress),
    cc: draft.cc.map(toWireAddress),
    bcc: draft.bcc.map(toWireAddress),
    subject: draft.subject,
    html_text: draft.html,
    quoted_html: draft.quotedHtml ?? null,
    plain_text: draft.text,
    is_html: draft.isHtml,
    ...toWireFiles(draft.attachments),
    is_confirm_read: draft.asksReceipt ?? null,
    refw_type: numberByKind[draft.origin?.kind ?? draft.kind] ?? null,
    ...(draft.seal?.kind === 'burn' && {
      is_burn: true,
      burn_limit: draft.seal.readLimit,
      burn_day: draft.seal.burnDay,
    }),
    ...toWireOptions(draft),
    ...(draft.appendsOriginal === true && { hide_forward_contents: true }),
    ...(draft.leavesAt !== undefined && { is_schedule: true, schedule_day: toWireTime(draft.leavesAt) }),
    origin: draft.origin ? { uid: draft.origin.ref.uid, folder: draft.origin.ref.folder } : null,
  }
}

const toWireOptions = ({ priority, keepsCopy, isSeparate, notifiesBySms, secrecy }: DraftContent) => ({
  ...(secrecy && { mail_level: secrecyRank(secrecy) }),
  ...(priority !== undefined && { is_priority: priority }),
  ...(keepsCopy === false && { is_save_sent: false }),
  ...(isSeparate === true && { is_partsend: true }),
  ...(notifiesBySms === true && { is_smsnotify: true }),
})

/** Only what is not as usual. @source 2nd text 3: a copy is kept by default */
const fromWireOptions = ({ is_priority, is_save_sent, is_partsend, is_smsnotify, mail_level }: WireForm) => ({
  ...levelOfRank(mail_level),
  ...(is_priority !== undefined && is_priority !== 'normal' && { priority: is_priority }),
  ...(is_save_sent === false && { keepsCopy: false }),
  ...(is_partsend === true && { isSeparate: true }),
  ...(is_smsnotify === true && { notifiesBySms: true }),
})

/** @throws MailroomError `invalid` for a rank that is none; 0 is no level */
function levelOfRank(rank = 0): { readonly secrecy?: SecrecyLevel } {
  const secrecy = secrecyOfRank(rank)
  if (secrecy === undefined && rank !== 0)
    throw new MailroomError('invalid', 'There is no such level.', {
      fields: { mail_level: ['fieldInvalid'] },
    })
  return secrecy === undefined ? {} : { secrecy }
}

type WirePerson = readonly [string, string]
const fromWireAddress = ([address, name]: WirePerson): Address => ({ address, name })

interface WireForm {
  readonly mfrom?: WirePerson
  readonly to: readonly WirePerson[]
  readonly cc: readonly WirePerson[]
  readonly bcc: readonly WirePerson[]
  readonly subject: string
  readonly html_text: string
  readonly plain_text: string
  readonly is_html: boolean
  readonly attachments: readonly (readonly [string, number])[]
  readonly net_attachments?: readonly (readonly [string, number])[]
  readonly is_confirm_read?: boolean
  readonly is_save_sent?: boolean
  readonly is_partsend?: boolean
  readonly is_smsnotify?: boolean
  readonly is_priority?: MailPriority
  readonly mail_level?: number
  readonly hide_forward_contents?: boolean
  readonly uid?: number
  readonly folder?: string
  readonly refw_type?: '3' | '4' | '5'
  readonly is_burn?: boolean
  readonly burn_limit?: number
  readonly burn_day?: string
}

const namedFile = (id: string): DraftAttachment => ({ id, name: '', sizeBytes: 0, contentType: '' })

/** What a person wrote. Of attachments only the id travels: the rest is known here and not to be believed. */
export function fromWireForm(form: WireForm): DraftContent {
  const { uid, folder, refw_type: kind } = form
  const hasOrigin = uid !== undefined && folder !== undefined && kind !== undefined
  return {
    from: form.mfrom && fromWireAddress(form.mfrom),
    to: form.to.map(fromWireAddress),
    cc: form.cc.map(fromWireAddress),
    bcc: form.bcc.map(fromWireAddress),
    subject: form.subject,
    html: form.html_text,
    text: form.plain_text,
    isHtml: form.is_html,
    attachments: [
      ...form.attachments.map(([id, rank]) => ({ ...namedFile(id), ...levelOfRank(rank) })),
      // Until when it lies there is known here.
      ...(form.net_attachments ?? []).map(([id, rank]) => ({
        ...namedFile(id),
        online: { expiresAt: 0 },
        ...levelOfRank(rank),
      })),
    ],
    ...(form.is_burn === true && {
      seal: { kind: 'burn', readLimit: form.burn_limit ?? 1, burnDay: form.burn_day ?? '' },
    }),
    ...fromWireOptions(form),
    ...(form.hide_forward_contents === true && { appendsOriginal: true }),
    // @source 2nd text 3: on by default
    asksReceipt: form.is_confirm_read ?? true,
    origin: hasOrigin ? { ref: { uid, folder }, kind: kindByNumber[kind] } : undefined,
  }
}
