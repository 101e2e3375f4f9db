import {
  addressKey,
  answersBySubject,
  bareSubject,
  hasAnswerPrefix,
  type ConversationSummary,
  type FolderId,
  type FolderRole,
} from '@mailroom/core'
import type { Mailbox } from './Mailbox'
import type { MailFolder } from './MailFolder'
import type { StoredMail } from './StoredMail'

/** A mail and where it lies. */
export interface PlacedMail {
  readonly mail: StoredMail
  readonly folder: MailFolder
}

/** Says whether a folder may be read. */
export type IsOpen = (folder: FolderId) => boolean

/** People that a row names. */
const maxPeople = 10

/** What lies there is no part of a conversation, unless one looks at it from there. */
const hidden: readonly (FolderRole | undefined)[] = ['trash', 'spam', 'drafts']

/**
 * The conversations of a mailbox, seen from one of its folders: each list holds its mails, the newest first. By the mails
 * that they answer, else by subject and people.
 *
 * @source ML-24
 */
export function conversationsOf(
  mailbox: Mailbox,
  seenFrom: MailFolder,
  isOpen: IsOpen = () => true,
): PlacedMail[][] {
  const mails = mailbox
    .allFolders()
    .flatMap((folder) => folder.all().map((mail): PlacedMail => ({ mail, folder })))
    .sort((a, b) => a.mail.receivedAt - b.mail.receivedAt || a.mail.uid - b.mail.uid)
  const groups = new Groups()
  for (const placed of mails) groups.add(placed)
  return groups
    .all()
    .map((group) =>
      group.filter(
        ({ folder }) => folder === seenFrom || (!hidden.includes(folder.role) && isOpen(folder.id)),
      ),
    )
    .filter((group) => group.length > 0)
}

/** What a row says of its conversation. */
export function summaryOfConversation(
  group: readonly PlacedMail[],
  seenFrom: MailFolder,
): ConversationSummary {
  const here = group.filter(({ folder }) => folder === seenFrom)
  const people = new Map(group.map(({ mail }) => [addressKey(mail.content.from), mail.content.from]))
  return {
    mailCount: group.length,
    folderMailCount: here.length,
    unreadCount: here.filter(({ mail }) => !mail.state.isRead).length,
    people: [...people.values()].slice(0, maxPeople).reverse(),
  }
}

/** The mails of a conversation in one folder: acts on its row are about them. */
export const uidsOfConversations = (
  mailbox: Mailbox,
  folder: MailFolder,
  uids: readonly number[],
): number[] =>
  conversationsOf(mailbox, folder)
    .map((group) => group.flatMap((placed) => (placed.folder === folder ? [placed.mail.uid] : [])))
    .filter((group) => group.some((uid) => uids.includes(uid)))
    .flat()

/** Mails in the order in which they came, put together one by one. */
class Groups {
  private readonly groups = new Set<PlacedMail[]>()
  private readonly byId = new Map<string, PlacedMail[]>()
  private readonly ofSubject = new Map<string, StoredMail[]>()

  add(placed: PlacedMail): void {
    const { messageId, inReplyTo } = placed.mail.content
    const ids = inReplyTo === undefined ? [messageId] : [messageId, inReplyTo]
    const found = new Set(ids.flatMap((id) => [this.byId.get(id) ?? []].filter((group) => group.length > 0)))
    const alike = found.size === 0 ? this.bySubject(placed) : undefined
    const [first = [], ...others] = alike ? [alike] : found
    this.groups.add(first)
    first.unshift(placed)
    for (const other of others) {
      first.push(...other)
      this.groups.delete(other)
    }
    first.sort((a, b) => b.mail.receivedAt - a.mail.receivedAt || b.mail.uid - a.mail.uid)
    for (const { mail } of first) this.byId.set(mail.content.messageId, first)
    for (const id of ids) this.byId.set(id, first)
    const key = subjectKey(placed.mail)
    this.ofSubject.set(key, [...(this.ofSubject.get(key) ?? []), placed.mail])
  }

  all(): PlacedMail[][] {
    return [...this.groups]
  }

  private bySubject({ mail }: PlacedMail): PlacedMail[] | undefined {
    if (!hasAnswerPrefix(mail.content.subject)) return undefined
    const alike = this.ofSubject.get(subjectKey(mail)) ?? []
    const asked = alike.findLast((other) => answersBySubject(lineOf(other), lineOf(mail)))
    return asked && this.byId.get(asked.content.messageId)
  }
}

const subjectKey = ({ content }: StoredMail) => bareSubject(content.subject).toLowerCase()

const lineOf = ({ content, receivedAt }: StoredMail) => ({
  subject: content.subject,
  from: content.from,
  to: [...content.to, ...content.cc],
  receivedAt,
})
