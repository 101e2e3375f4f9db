import type { AnswerOf, Contract, WireMessage, WireMessageItem } from '@mailroom/api'
import {
  type Address,
  type Attachment,
  type ConversationSummary,
  type FolderId,
  type FollowUp,
  type Message,
  type MessageFilter,
  MailroomError,
  type MessagePage,
  type MessageQuery,
  type MessageRef,
  type MessageSort,
  type MessageSummary,
  type MovedMessage,
  type Seal,
  type SortField,
} from '@mailroom/core'
import { colorOf, flagsOf } from './flags'

/** `[address, name]`. */
export const toWireAddress = ({ address, name }: Address): [string, string] => [address, name]

/** An ISO time. Dates that mails bring may lie outside what the calendar of the wire can say. */
export const toWireTime = (at: number): string => new Date(at).toISOString()
const canSay = (at: number | undefined): at is number =>
  at !== undefined && at >= Date.UTC(0, 0) && at < Date.UTC(10_000, 0)

/** A row of the list. */
export function toWireItem(message: MessageSummary): WireMessageItem {
  return {
    uid: message.ref.uid,
    raw_name: message.ref.folder,
    subject: message.subject,
    mfrom: toWireAddress(message.from),
    to: message.to.map(toWireAddress),
    flags: flagsOf(message.state),
    date: canSay(message.sentAt) ? toWireTime(message.sentAt) : null,
    internaldate: toWireTime(message.receivedAt),
    size: message.sizeBytes,
    remark: message.remark,
    ...(message.snooze && {
      snooze: { until: toWireTime(message.snooze.until), folder: message.snooze.folder },
    }),
    ...(message.state.followUp && { follow_up: toWireFollowUp(message.state.followUp) }),
    tags: [...message.state.tags],
    abstract: message.abstract,
    ...(message.conversation && { conversation: toWireConversation(message.conversation) }),
  }
}

const toWireFollowUp = ({
  at,
  unlessAnswered = false,
  isDue = false,
}: FollowUp): NonNullable<WireMessageItem['follow_up']> => ({
  at: toWireTime(at),
  unless_answered: unlessAnswered,
  is_due: isDue,
})

const toWireConversation = (
  conversation: ConversationSummary,
): NonNullable<WireMessageItem['conversation']> => ({
  count: conversation.mailCount,
  folder_count: conversation.folderMailCount,
  unseen_count: conversation.unreadCount,
  people: conversation.people.map(toWireAddress),
})

/** A page of rows. */
export const toWireList = (page: MessagePage): AnswerOf<Contract['messages']> => ({
  count: page.totalCount,
  unseen_count: page.unreadCount,
  ...(page.mailCount !== undefined && { mail_count: page.mailCount }),
  ...(page.hasMore && { is_more: true }),
  results: page.messages.map(toWireItem),
})

/** A mail opened for reading. */
export function toWireMessage(message: Message, seal?: Seal): WireMessage {
  return {
    ...toWireItem(message),
    folder: message.ref.folder,
    ...(message.sender && { sender: toWireAddress(message.sender) }),
    cc: message.cc.map(toWireAddress),
    bcc: message.bcc.map(toWireAddress),
    reply_to: message.replyTo.map(toWireAddress),
    plain_text: message.text,
    html_text: message.html ?? null,
    is_html: message.html !== undefined,
    // The page in which a sealed mail travels is for those who cannot open its seal.
    attachments: seal ? [] : message.attachments.map(toWireAttachment),
    message_id: message.messageId,
    is_own: message.isOwn,
    ...(seal && { attrs: toWireSeal(seal) }),
  }
}

/** How a mail is sealed. */
export function toWireSeal(seal: Seal): NonNullable<WireMessage['attrs']> {
  const isBurn = seal.kind === 'burn'
  return {
    is_burn: isBurn,
    is_burned: isBurn && seal.isBurned,
    burn_left: isBurn ? (seal.readsLeft ?? null) : null,
    burn_day: isBurn ? toWireTime(seal.burnsAt) : null,
    is_password: !isBurn,
    ...(seal.kind === 'password' && seal.hasPage === true && { is_password_long: true }),
  }
}

/** A file that came with a mail. */
export const toWireAttachment = (attachment: Attachment): WireMessage['attachments'][number] => ({
  sid: attachment.id,
  name: attachment.name,
  size: attachment.sizeBytes,
  content_type: attachment.contentType,
  content_id: attachment.contentId ?? null,
  is_inline: attachment.isInline,
})

/** Names one mail. Only for values that the contract has checked. */
export const fromWireRef = (folder: string, uid: string): MessageRef => ({ folder, uid: Number(uid) })

interface WireListQuery {
  readonly folder: string
  readonly limit: string
  readonly offset: string
  readonly search?: string
  readonly sender?: string
  readonly subject?: string
  readonly content?: string
  readonly sort?: string
  readonly view?: string
  readonly conversations?: '1'
}

/** The query of a page. `invalid` for a view that does not exist. */
export function fromWireQuery(query: WireListQuery): MessageQuery {
  const words = { text: query.search, sender: query.sender, subject: query.subject, content: query.content }
  const given = Object.entries(words).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))
  return {
    folder: query.folder,
    limit: Number(query.limit),
    offset: Number(query.offset),
    sort: query.sort === undefined ? undefined : fromWireSort(query.sort),
    filter: query.view === undefined ? undefined : fromWireView(query.view),
    search: given.length > 0 ? Object.fromEntries(given) : undefined,
    ...(query.conversations === '1' && { byConversation: true }),
  }
}

/** An order by its name. */
export function fromWireSort(sort: string): MessageSort {
  const descending = sort.startsWith('REVERSE ')
  return { by: sort.replace('REVERSE ', '').toLowerCase() as SortField, descending }
}

const views: Readonly<Record<string, MessageFilter>> = {
  all: { kind: 'all' },
  unseen: { kind: 'unseen' },
  seen: { kind: 'seen' },
  flagged: { kind: 'flagged' },
  unflagged: { kind: 'unflagged' },
  ANSWERED: { kind: 'answered' },
  'KEYWORD umail-forword': { kind: 'forwarded' },
}

/** A filter by its name. `invalid` for a view that does not exist. */
export function fromWireView(view: string): MessageFilter {
  if (Object.hasOwn(views, view)) return views[view]!
  const keyword = view.slice('KEYWORD '.length)
  const color = colorOf(keyword)
  if (color) return { kind: 'color', color }
  if (keyword.startsWith('tag:')) return { kind: 'tag', tag: keyword.slice(4) }
  throw new MailroomError('invalid', `There is no view ${view}.`, { fields: { view: ['fieldInvalid'] } })
}

/** Where moved mails are now, in the order of the moves. @source GW-01 */
export function toWireMoved(
  folder: FolderId,
  moved: readonly MovedMessage[],
): AnswerOf<Contract['moveMessages']> {
  const uids = moved.map(({ from, to }): [number, number] => [from.uid, to.uid])
  return { msg: 'success', folder, uid: moved[0]?.to.uid ?? null, uids }
}

/** Where mails are now, each with its folder. */
export const toWirePlaces = (moved: readonly MovedMessage[]): AnswerOf<Contract['snooze']> => ({
  msg: 'success',
  results: moved.map(({ from, to }): [number, string, number] => [from.uid, to.folder, to.uid]),
})
