import {
  calendarPart,
  type EventNotice,
  isMailroomError,
  maxCalendarBytes,
  type MessageRef,
  sameAddress,
} from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import type { Mailbox, StoredMessage } from '../doors/mail-store/MailStore'
import { decodeText } from '../mime/parse/charset/decodeText'
import { readNotice } from './readNotice'

/** A mail, and what it says about an event. */
export interface MailNotice {
  readonly message: StoredMessage
  readonly notice: EventNotice
  /** The whole calendar in it, as far as it is read: hostile. */
  readonly text: string
}

/** Mails of the same sender that are looked through for a change of an event. */
const maxLater = 10

/** What a mail says about an event; undefined when it says nothing. `notFound` when it is gone. */
export async function findNotice(box: Mailbox, ref: MessageRef): Promise<MailNotice | undefined> {
  const message = await box.read(ref)
  const part = calendarPart(message)
  if (part === undefined) return undefined
  const content = await box.part(ref, part.id)
  const bytes = await buffer(await content.open({ start: 0, end: maxCalendarBytes - 1 }))
  const text = decodeText(bytes, undefined)
  const notice = readNotice(text)
  return notice && { message, notice, text }
}

/**
 * What the same sender has written about events since. Others have no say in it: nobody calls off what is not theirs.
 */
export async function laterNotices(box: Mailbox, { message }: MailNotice): Promise<readonly EventNotice[]> {
  const { from, ref, receivedAt } = message
  const { messages } = await box.search({
    conditions: { sender: from.address, hasAttachments: true, receivedFrom: receivedAt, isEverywhere: true },
    offset: 0,
    limit: maxLater,
  })
  const notices: EventNotice[] = []
  for (const row of messages) {
    const isOther = row.ref.uid !== ref.uid || row.ref.folder !== ref.folder
    if (!isOther || !sameAddress(row.from, from)) continue
    const found = await findNotice(box, row.ref).catch(passGone)
    if (found) notices.push(found.notice)
  }
  return notices
}

/** It went while the others were read. */
function passGone(error: unknown): undefined {
  if (isMailroomError(error) && error.kind === 'notFound') return undefined
  throw error
}
