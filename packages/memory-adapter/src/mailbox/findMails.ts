import {
  isFlagged,
  MailroomError,
  searchBytes,
  searchTimes,
  type Address,
  type SearchConditions,
} from '@mailroom/core'
import { sizeOf } from '../mime/sizeOf'
import type { Mailbox } from './Mailbox'
import type { MailFolder } from './MailFolder'
import { hasWords, written } from './matches'
import type { StoredMail } from './StoredMail'

/** A mail and where it lies. */
export interface FoundMail {
  readonly folder: MailFolder
  readonly mail: StoredMail
}

/** All mails of a mailbox that a search finds, in no order. @throws MailroomError `notFound` for a missing folder */
export function findMails(mailbox: Mailbox, conditions: SearchConditions, now: number): FoundMail[] {
  const matches = matcher(conditions, now)
  return searchedFolders(mailbox, conditions).flatMap((folder) =>
    folder
      .all()
      .filter(matches)
      .map((mail) => ({ folder, mail })),
  )
}

/** One folder, or all but spam and trash. */
function searchedFolders(
  mailbox: Mailbox,
  { folder, isEverywhere }: SearchConditions,
): readonly MailFolder[] {
  if (folder !== undefined) return [mailbox.folder(folder)]
  const isShown = ({ role }: MailFolder) => isEverywhere === true || (role !== 'spam' && role !== 'trash')
  return mailbox.allFolders().filter(isShown)
}

function matcher(given: SearchConditions, now: number): (mail: StoredMail) => boolean {
  const { from = -Infinity, before = Infinity } = searchTimes(given, now)
  const { atLeast = 0, atMost = Infinity } = searchBytes(given)
  const is = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value
  return (mail) => {
    const { content, state, receivedAt } = mail
    const bytes = sizeOf(content)
    return (
      hasAllWords(mail, given) &&
      receivedAt >= from &&
      receivedAt < before &&
      bytes >= atLeast &&
      bytes <= atMost &&
      is(given.isRead, state.isRead) &&
      is(given.isFlagged, isFlagged(state)) &&
      is(given.isAnswered, state.isAnswered) &&
      is(given.isFollowUp, state.followUp !== undefined) &&
      is(given.hasAttachments, state.hasAttachments) &&
      (given.tags ?? []).every((tag) => state.tags.includes(tag))
    )
  }
}

function hasAllWords({ content }: StoredMail, given: SearchConditions): boolean {
  const sender = linesOf([content.from, ...(content.sender ? [content.sender] : []), ...content.replyTo])
  const recipients = linesOf([...content.to, ...content.cc, ...content.bcc])
  const files = content.files.filter(({ isInline }) => !isInline).map(({ name }) => name)
  const everything = [content.subject, content.text, sender, recipients, ...files].join('\n')
  return (
    hasWords(everything, given.text) &&
    hasWords(content.subject, given.subject) &&
    hasWords(content.text, given.content) &&
    hasWords(files.join('\n'), given.attachment) &&
    hasWords(sender, given.sender) &&
    hasWords(recipients, given.recipient) &&
    hasWords(linesOf(content.cc), given.copied) &&
    hasWords(`${sender}\n${recipients}`, given.correspondent) &&
    !hasAnyWord(everything, given.without)
  )
}

/** @throws MailroomError `invalid` when a search asks for nothing */
export const nothingAsked = (): MailroomError =>
  new MailroomError('invalid', 'A search has to ask for something: words, a person, a folder, a day.')

const hasAnyWord = (text: string, words: string | undefined): boolean =>
  (words?.match(/"[^"]*"|\S+/g) ?? []).some((word) => hasWords(text, word))

const linesOf = (people: readonly Address[]): string => people.map(written).join('\n')
