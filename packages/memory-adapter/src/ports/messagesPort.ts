import {
  applyChange,
  MailroomError,
  showsConversations,
  type ConversationQuery,
  type FolderId,
  type MatchingQuery,
  type MessagePage,
  type MessageQuery,
  type MessageRef,
  type MessagesPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'
import { openEncrypted } from '../certificates/openEncrypted'
import { conversationsOf, summaryOfConversation, type IsOpen } from '../mailbox/conversations'
import { messageOf, summaryOf } from '../mailbox/describeMail'
import type { Mailbox } from '../mailbox/Mailbox'
import type { MailFolder } from '../mailbox/MailFolder'
import type { StoredMail } from '../mailbox/StoredMail'
import { changeRemark, changeState, expunge, moveMails, toTrash } from '../mailbox/mailActions'
import { matchesSearch, passesFilter } from '../mailbox/matches'
import { sendersOf, setStandings } from '../mailbox/sorting'
import { snooze, unsnooze } from '../mailbox/snoozing'
import { sortMails } from '../mailbox/sortMails'
import { writeHeader, writeMail } from '../mime/writeMail'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'
import { zipOf } from './zipOf'

/** Characters of a source that are shown; the rest is for the download. */
const maxSourceLength = 1024 * 1024

/** The mails of whoever is signed in. */
export function createMessagesPort(seat: Seat, calls: Calls): MessagesPort {
  /** The mailbox, unless one of these folders is behind the lock. */
  const box = (...folders: readonly FolderId[]): Mailbox => {
    seat.requireOpen(...folders)
    return seat.user.mailbox
  }
  const account = (...folders: readonly FolderId[]): Account => {
    seat.requireOpen(...folders)
    return seat.user
  }
  /** Conversations show nothing of what is behind the lock. */
  const isOpen = (folder: FolderId) => !seat.isLocked(folder)
  return {
    list: (query, options) =>
      calls.make('messages.list', () => listPage(box(query.folder), query, isOpen), options),
    conversation: (ref, page, options) =>
      calls.make(
        'messages.conversation',
        () => conversationPage(box(ref.folder), ref, page, isOpen),
        options,
      ),
    matching: (query, options) =>
      calls.make('messages.matching', () => matchingUids(box(query.folder), query), options),
    read: (ref, options) =>
      calls.make(
        'messages.read',
        () => {
          const mail = box(ref.folder).mail(ref)
          const seal = seat.system.sealed.describe(seat.user, mail.content.messageId)
          const content = openEncrypted(seat.user, mail.content)
          const { abstract } = summaryOf(mail, ref.folder)
          return { ...messageOf({ ...mail, content }, ref.folder), abstract, ...(seal && { seal }) }
        },
        options,
      ),
    source: (ref, options) =>
      calls.make(
        'messages.source',
        () => {
          const text = writeMail(box(ref.folder).mail(ref).content)
          return { text: text.slice(0, maxSourceLength), isTruncated: text.length > maxSourceLength }
        },
        options,
      ),
    header: (ref, options) =>
      calls.make('messages.header', () => writeHeader(box(ref.folder).mail(ref).content), options),
    setState: (selection, change, options) =>
      calls.make('messages.setState', () =>
        changeState(account(selection.folder), seat.system, selection, change, options),
      ),
    setRemark: (ref, remark) =>
      calls.make('messages.setRemark', () => changeRemark(account(ref.folder), ref, remark.trim())),
    snooze: (selection, until) =>
      calls.make('messages.snooze', () => snooze(account(selection.folder), seat.system, selection, until)),
    unsnooze: (selection) =>
      calls.make('messages.unsnooze', () => unsnooze(account(selection.folder), seat.system, selection)),
    move: (selection, target) =>
      calls.make('messages.move', () =>
        moveMails(account(selection.folder, target), selection, target, seat.system.now()),
      ),
    delete: (selection) =>
      calls.make('messages.delete', () => toTrash(account(selection.folder), selection, seat.system.now())),
    reject: (selection, { deleteMails }) =>
      calls.make('messages.reject', () => {
        const user = account(selection.folder)
        const senders = setStandings(user, sendersOf(user, selection), 'refused')
        return {
          senders,
          moved: deleteMails ? toTrash(user, selection, seat.system.now()) : [],
          isSorted: true,
        }
      }),
    notSpam: (selection, { welcomeSenders }) =>
      calls.make('messages.notSpam', () => {
        const user = account(selection.folder)
        if (welcomeSenders) setStandings(user, sendersOf(user, selection), 'welcome')
        return moveMails(user, selection, user.mailbox.ofRole('inbox').id, seat.system.now())
      }),
    deleteForever: (selection) =>
      calls.make('messages.deleteForever', () => expunge(account(selection.folder), selection)),
    attachment: (ref, id, options) =>
      calls.make(
        'messages.attachment',
        async () => {
          const { files } = openEncrypted(seat.user, box(ref.folder).mail(ref).content)
          const file = files.find((candidate) => candidate.id === id)
          if (!file) throw new MailroomError('notFound', `The mail ${ref.uid} has no attachment "${id}".`)
          const bytes = file.bytes()
          await transfer(bytes.length, calls, options)
          return new Blob([bytes], { type: file.contentType })
        },
        options,
      ),
    original: (ref, options) =>
      calls.make(
        'messages.original',
        async () => {
          const text = writeMail(box(ref.folder).mail(ref).content)
          await transfer(text.length, calls, options)
          return new Blob([text], { type: 'message/rfc822' })
        },
        options,
      ),
    attachments: (ref, options) =>
      calls.make(
        'messages.attachments',
        () => {
          const { files, subject } = openEncrypted(seat.user, box().mail(ref).content)
          const listed = files
            .filter((file) => !file.isInline)
            .map(({ name, bytes }) => ({ name, content: bytes() }))
          return zipOf(listed, subject || 'attachments', calls, options)
        },
        options,
      ),
    archive: ({ folder, uids }, options) =>
      calls.make(
        'messages.archive',
        () => {
          const mails = box()
            .folder(folder)
            .some(uids)
            .map(({ content }) => ({ name: `${content.subject || 'mail'}.eml`, content: writeMail(content) }))
          return zipOf(mails, uids === 'all' ? folder : 'mails', calls, options)
        },
        options,
      ),
  }
}

function matchingUids(mailbox: Mailbox, { folder, filter, after = 0, limit }: MatchingQuery): number[] {
  return mailbox
    .folder(folder)
    .all()
    .filter((mail) => mail.uid > after && (!filter || passesFilter(mail, filter)))
    .map((mail) => mail.uid)
    .sort((a, b) => a - b)
    .slice(0, limit)
}

function conversationPage(
  mailbox: Mailbox,
  ref: MessageRef,
  page: ConversationQuery,
  isOpen: IsOpen,
): MessagePage {
  checkPage(page)
  const { offset, limit } = page
  const mail = mailbox.mail(ref)
  const folder = mailbox.folder(ref.folder)
  const group =
    conversationsOf(mailbox, folder, isOpen).find((mails) => mails.some((placed) => placed.mail === mail)) ??
    []
  return {
    totalCount: group.length,
    unreadCount: group.filter((placed) => !placed.mail.state.isRead).length,
    messages: group.slice(offset, offset + limit).map((placed) => summaryOf(placed.mail, placed.folder.id)),
  }
}

function listPage(mailbox: Mailbox, query: MessageQuery, isOpen: IsOpen): MessagePage {
  checkPage(query)
  const { limit, offset } = query
  const folder = mailbox.folder(query.folder)
  const matching = folder
    .all()
    .filter((mail) => !query.filter || passesFilter(mail, query.filter))
    .filter((mail) => !query.search || matchesSearch(mail, query.search, folder.role))
  if (showsConversations(query)) return listConversations(mailbox, folder, matching, query, isOpen)
  const page = sortMails(matching, query.sort).slice(offset, offset + limit)
  return {
    totalCount: matching.length,
    unreadCount: folder.unreadCount,
    messages: page.map((mail) => summaryOf(mail, folder.id)),
  }
}

/** A page whose rows are conversations: of each the newest mail that matches. @source ML-24 */
function listConversations(
  mailbox: Mailbox,
  folder: MailFolder,
  matching: readonly StoredMail[],
  { sort, offset, limit }: MessageQuery,
  isOpen: IsOpen,
): MessagePage {
  const groups = conversationsOf(mailbox, folder, isOpen)
  const groupOf = new Map(groups.flatMap((group) => group.map(({ mail }) => [mail, group] as const)))
  const newest = new Map<unknown, StoredMail>()
  for (const mail of sortMails(matching, undefined, () => false)) {
    const group = groupOf.get(mail)
    if (!newest.has(group)) newest.set(group, mail)
  }
  // A pin on any of its mails in the folder holds the conversation.
  const isPinned = (mail: StoredMail) =>
    groupOf.get(mail)?.some((placed) => placed.folder === folder && placed.mail.state.isPinned) ?? false
  const page = sortMails([...newest.values()], sort, isPinned).slice(offset, offset + limit)
  return {
    totalCount: newest.size,
    mailCount: matching.length,
    unreadCount: folder.unreadCount,
    messages: page.map((mail) => ({
      ...summaryOf({ ...mail, state: applyChange(mail.state, { isPinned: isPinned(mail) }) }, folder.id),
      conversation: summaryOfConversation(groupOf.get(mail) ?? [], folder),
    })),
  }
}
