import type { Address } from '@mailroom/core'
import type { BlobKey, BlobStore } from '../../../blob-store/BlobStore'
import { storableText } from '../../../database/storableText'
import type { Bit } from '../../../database/tables/AccountTables'
import type { AppendOptions } from '../../MailStore'
import type { StoredDetails } from '../read/StoredDetails'
import { abstract } from '../../../../mime/parse/abstract'
import type { ParsedMessage } from '../../../../mime/parse/ParsedMessage'
import { parseMessage } from '../../../../mime/parse/parseMessage'
import { searchText } from '../../../../mime/parse/searchText'
import { readHeaderBlock } from '../../../../mime/parse/structure/readHeaderBlock'
import { indexedWords } from '../search/SearchIndex'
import type { PreparedMail } from './PreparedMail'
import { fromKey, subjectKey } from './sortKey'

/** Longer texts go to the blob store, so that rows stay quick to read. */
const maxRowTextCharacters = 128 * 1024

/** Recipients kept with a list's row. The others are with the rest of the mail: a row need not carry 100,000 names. */
const maxListedRecipients = 20

/** Longest texts in a list's row. */
const maxSubjectCharacters = 1_000
const maxAddressCharacters = 400
const maxAbstractCharacters = 200

/** Longest Message-ID that is kept and looked for (RFC 5322 2.1.1 allows lines of 998). */
export const maxMessageIdCharacters = 998

/** Parses a mail and makes its rows. The only I/O is that of long texts into the blob store. */
export async function prepareMail(
  blobs: BlobStore,
  raw: Buffer,
  options: AppendOptions,
  now: number,
): Promise<PreparedMail> {
  const { state = {} } = options
  const parsed = await parseMessage(raw)
  const { headers } = parsed
  const from = storableAddress(headers.from[0] ?? headers.sender[0] ?? { name: '', address: '' })
  const subject = storableText(headers.subject).slice(0, maxSubjectCharacters)
  const words = searchText(parsed)
  return {
    message: {
      received_at: options.receivedAt ?? now,
      sent_at: headers.date ?? null,
      size_bytes: raw.length,
      subject,
      subject_key: subjectKey(subject),
      from_name: from.name,
      from_address: from.address,
      from_key: fromKey(from),
      to_json: JSON.stringify(headers.to.slice(0, maxListedRecipients).map(storableAddress)),
      abstract: storableText(abstract(parsed).slice(0, maxAbstractCharacters)),
      message_id: storableText(headers.messageId.slice(0, maxMessageIdCharacters)),
      append_key: options.idempotencyKey ?? null,
      is_read: bit(state.isRead),
      is_answered: bit(state.isAnswered),
      is_forwarded: bit(state.isForwarded),
      is_scheduled: bit(state.isScheduled),
      is_burn: bit(state.isBurn),
      is_urgent: bit(state.isUrgent ?? headers.priority === 'high'),
      is_own: bit(options.isOwn),
      has_attachments: bit(parsed.attachments.some((file) => !file.isInline)),
      flag: state.flag ?? null,
    },
    texts: {
      details: JSON.stringify(toDetails(raw, parsed)),
      ...(await placeTexts(blobs, storableText(parsed.plainText), parsed.htmlText)),
    },
    words: {
      sender: indexedWords(words.senders),
      subject: indexedWords(words.subject),
      people: indexedWords(words.recipients),
      files: indexedWords(words.attachments),
      content: indexedWords(words.body),
    },
    tags: state.tags ?? [],
  }
}

const bit = (value: boolean | undefined): Bit => (value === true ? 1 : 0)

const storableAddress = ({ name, address }: Address): Address => ({
  name: storableText(name).slice(0, maxAddressCharacters),
  address: storableText(address).slice(0, maxAddressCharacters),
})

// JSON escapes NUL and broken characters by itself, so these need no cleaning.
const toDetails = (raw: Buffer, { headers, attachments }: ParsedMessage): StoredDetails => ({
  to: headers.to,
  cc: headers.cc,
  bcc: headers.bcc,
  replyTo: headers.replyTo,
  ...(headers.inReplyTo[0] !== undefined && { inReplyTo: headers.inReplyTo[0] }),
  references: headers.references,
  headerBytes: readHeaderBlock(raw, 0, raw.length, { isKept: () => false }).bodyStart,
  attachments,
})

async function placeTexts(blobs: BlobStore, text: string, html: string | undefined) {
  const textKey = await placeLong(blobs, text)
  const htmlKey = html === undefined ? null : await placeLong(blobs, storableText(html))
  return {
    text: textKey === null ? text : null,
    text_key: textKey,
    html: html === undefined || htmlKey !== null ? null : storableText(html),
    html_key: htmlKey,
  }
}

const placeLong = async (blobs: BlobStore, text: string): Promise<BlobKey | null> =>
  text.length > maxRowTextCharacters ? blobs.put(Buffer.from(text, 'utf8')) : null
