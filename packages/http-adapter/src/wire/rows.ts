import type { AnswerOf, Contract, QueryOf, WireMessageItem } from '@mailroom/api'
import type {
  ConversationSummary,
  FollowUp,
  MessageFilter,
  MessagePage,
  MessageQuery,
  MessageSort,
  MessageSummary,
} from '@mailroom/core'
import { fromWireAddress } from './addresses'
import { flagOfColor, flagOfTag, fromWireFlags } from './flags'
import { fromWireTime } from './times'

type WireListQuery = QueryOf<Contract['messages']>

/** A row of the list. */
export const fromWireItem = (item: WireMessageItem): MessageSummary => ({
  ref: { folder: item.raw_name, uid: item.uid },
  subject: item.subject,
  from: fromWireAddress(item.mfrom),
  to: item.to.map(fromWireAddress),
  receivedAt: fromWireTime(item.internaldate),
  ...(item.date !== null && { sentAt: fromWireTime(item.date) }),
  sizeBytes: item.size,
  state: {
    ...fromWireFlags(item.flags, item.tags),
    ...(item.follow_up && { followUp: fromWireFollowUp(item.follow_up) }),
  },
  remark: item.remark,
  ...(item.snooze && { snooze: { until: fromWireTime(item.snooze.until), folder: item.snooze.folder } }),
  abstract: item.abstract,
  ...(item.conversation && { conversation: fromWireConversation(item.conversation) }),
})

const fromWireFollowUp = ({
  at,
  unless_answered,
  is_due,
}: NonNullable<WireMessageItem['follow_up']>): FollowUp => ({
  at: fromWireTime(at),
  ...(unless_answered && { unlessAnswered: true }),
  ...(is_due && { isDue: true }),
})

const fromWireConversation = (
  conversation: NonNullable<WireMessageItem['conversation']>,
): ConversationSummary => ({
  mailCount: conversation.count,
  folderMailCount: conversation.folder_count,
  unreadCount: conversation.unseen_count,
  people: conversation.people.map(fromWireAddress),
})

/** A page of rows. */
export const fromWireList = (answer: AnswerOf<Contract['messages']>): MessagePage => ({
  totalCount: answer.count,
  ...(answer.mail_count !== undefined && { mailCount: answer.mail_count }),
  ...(answer.is_more && { hasMore: true }),
  unreadCount: answer.unseen_count,
  messages: answer.results.map(fromWireItem),
})

/** The query of a page. Empty words are left out. */
export function toWireQuery(query: MessageQuery): WireListQuery {
  const { folder, offset, limit, sort, filter, search } = query
  const { text, sender, subject, content } = search ?? {}
  return {
    folder,
    limit: String(limit),
    offset: String(offset),
    search: text || undefined,
    sender: sender || undefined,
    subject: subject || undefined,
    content: content || undefined,
    sort: sort && toWireSort(sort),
    view: filter && toWireView(filter),
    conversations: query.byConversation ? '1' : undefined,
  }
}

const sortWords = { arrival: 'ARRIVAL', from: 'FROM', subject: 'SUBJECT', size: 'SIZE' } as const

/** The name of an order. */
export function toWireSort({ by, descending }: MessageSort): WireListQuery['sort'] {
  const word = sortWords[by]
  return descending ? `REVERSE ${word}` : word
}

/** The name of a filter. */
export function toWireView(filter: MessageFilter): string {
  switch (filter.kind) {
    case 'answered':
      return 'ANSWERED'
    case 'forwarded':
      return 'KEYWORD umail-forword'
    case 'color':
      return `KEYWORD ${flagOfColor(filter.color)}`
    case 'tag':
      return `KEYWORD ${flagOfTag(filter.tag)}`
    default:
      return filter.kind
  }
}
