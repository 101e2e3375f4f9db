import type { Address } from '../mail/Address'
import { sameAddress } from '../addresses/sameAddress'
import { bareSubject } from '../subject/subject'

/** Mails farther apart belong to different conversations, whatever their subjects, in ms: thirty days. */
export const subjectWindowMs = 30 * 24 * 60 * 60_000

/** What is known of a mail when it looks for its conversation. */
export interface SubjectLine {
  readonly subject: string
  readonly from: Address
  readonly to: readonly Address[]
  /** ms since 1970. */
  readonly receivedAt: number
}

/** True for a subject that begins as those of answers and forwards do. */
export const hasAnswerPrefix = (subject: string): boolean => bareSubject(subject) !== subject.trim()

/**
 * Says whether a mail answers an earlier one, as far as subject and people can tell: for mails whose programs name no
 * mail that they answer. The later one must have the prefix of an answer and pass between the same people, so that two
 * mails called "Minutes" stay two conversations.
 *
 * @source ML-24
 */
export function answersBySubject(earlier: SubjectLine, later: SubjectLine): boolean {
  const apart = later.receivedAt - earlier.receivedAt
  if (apart < 0 || apart > subjectWindowMs || !hasAnswerPrefix(later.subject)) return false
  const subject = comparable(later.subject)
  if (subject === '' || subject !== comparable(earlier.subject)) return false
  const isSameWriter = sameAddress(earlier.from, later.from)
  return isSameWriter || isAmong(earlier.from, later.to) || isAmong(later.from, earlier.to)
}

const comparable = (subject: string) =>
  bareSubject(subject).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

const isAmong = (person: Address, people: readonly Address[]) =>
  people.some((other) => sameAddress(other, person))
