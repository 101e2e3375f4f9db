import { createHash } from 'node:crypto'
import {
  isMailroomError,
  sameAddress,
  type Address,
  type DraftContent,
  type DraftId,
  type ErrorKind,
  type Locale,
} from '@mailroom/core'
import type { Logger } from 'pino'
import type { AccountId } from '../../accounts/AccountId'
import type { JobHandler } from '../../jobs/JobHandler'
import type { Sending } from '../../sending/createSending'
import { eventMailKind, type EventMailPayload } from '../EventMail'
import { eventMailContent } from './eventMailContent'

/** What writing to the people of an event needs. */
export interface EventMailParts {
  readonly sending: Pick<Sending, 'sendCalendar'>
  /** All addresses of an account, the main one first. */
  senders(accountId: AccountId): Promise<readonly Address[]>
  /** Language of an account's owner: of the words for people. */
  localeOf(accountId: AccountId): Promise<Locale>
  /** Most people whom one mail goes to. */
  readonly maxRecipients: number
  readonly log: Pick<Logger, 'error'>
}

/** Trying again would come to the same end. */
const lasting: readonly ErrorKind[] = ['invalid', 'forbidden', 'notFound', 'tooLarge']

/**
 * Writes to the people of an event: invites them, tells of changes, calls off, or answers the organizer. More of them than a mail
 * may go to get one mail for each so many. Its draft's id follows from what it says, so that a job which is run again after a
 * crash sends nothing twice.
 *
 * @source CA-04, RFC 5546 3.2, R1
 */
export const eventMail = (parts: EventMailParts): JobHandler<EventMailPayload> => ({
  kind: eventMailKind,
  async run(payload, { signal }) {
    const { accountId, recipients, record, proxy, origin: ref } = payload
    const own = await parts.senders(accountId)
    const from = senderOf(payload, own)
    if (from === undefined) return
    const locale = await parts.localeOf(accountId)
    for (let start = 0; start < recipients.length; start += parts.maxRecipients) {
      signal.throwIfAborted()
      const some = recipients.slice(start, start + parts.maxRecipients)
      const { calendar, ...words } = eventMailContent({ ...payload, recipients: some }, from, locale)
      const form = { cc: [], bcc: [], html: '', isHtml: false, attachments: [] }
      try {
        const content: DraftContent = {
          ...{ ...form, ...words, from, to: [...some] },
          ...(ref && { origin: { ref, kind: 'reply' } }),
        }
        await parts.sending.sendCalendar(accountId, content, draftIdOf(payload, some), calendar, proxy)
      } catch (error) {
        if (!isMailroomError(error) || !lasting.includes(error.kind)) throw error
        parts.log.error({ err: error, uid: record.uid }, 'a mail about an event could not be sent')
      }
    }
  },
})

/** The address by which one is the organizer, or a guest; undefined where the account has none any more. */
function senderOf(
  { kind, record, occurrence }: EventMailPayload,
  own: readonly Address[],
): Address | undefined {
  const exception = record.exceptions.find((each) => each.occurrence === occurrence)
  const guests = exception?.guests ?? record.guests
  const known = kind === 'reply' ? guests : record.organizer ? [record.organizer] : []
  return own.find((each) => known.some((person) => sameAddress(person, each))) ?? own[0]
}

/** A UUID that follows from what is said to whom. */
function draftIdOf(payload: EventMailPayload, recipients: readonly Address[]): DraftId {
  const { accountId, kind, isNew, eventId, record, occurrence = '', answer = '', stampedAt } = payload
  const said = [accountId, kind, isNew, eventId, record.uid, record.sequence, occurrence, answer, stampedAt]
  const hash = createHash('sha256')
    .update(JSON.stringify([...said, recipients.map(({ address }) => address)]))
    .digest('hex')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hash.slice(from, to))
    .join('-')
}
