import type { BlobKey, BlobStore } from '../../../blob-store/BlobStore'
import { storableText } from '../../../database/storableText'
import { abstract } from '../../../../mime/parse/abstract'
import { senderBesides } from '../../../../mime/parse/headers/senderBesides'
import type { ParsedMessage } from '../../../../mime/parse/ParsedMessage'
import { searchText } from '../../../../mime/parse/searchText'
import type { StoredDetails } from '../read/StoredDetails'
import { indexedWords } from '../search/SearchIndex'
import type { SearchableMail } from '../search/WordIndex'

/** Longer texts go to the blob store, so that rows stay quick to read. */
const maxRowTextCharacters = 128 * 1024

/** Longest abstract in a list's row. */
const maxAbstractCharacters = 200

/** The first words of a mail as its row keeps them. */
export const abstractColumn = (parsed: ParsedMessage): string =>
  storableText(abstract(parsed).slice(0, maxAbstractCharacters))

/** Where a mail's texts are kept: in the row, or, when they are long, as new blobs. */
export async function placeTexts(
  blobs: BlobStore,
  { plainText, htmlText }: Pick<ParsedMessage, 'plainText' | 'htmlText'>,
) {
  const text = storableText(plainText)
  const html = htmlText === undefined ? undefined : storableText(htmlText)
  const textKey = await placeLong(blobs, text)
  const htmlKey = html === undefined ? null : await placeLong(blobs, html)
  return {
    text: textKey === null ? text : null,
    text_key: textKey,
    html: html === undefined || htmlKey !== null ? null : html,
    html_key: htmlKey,
  }
}

const placeLong = async (blobs: BlobStore, text: string): Promise<BlobKey | null> =>
  text.length > maxRowTextCharacters ? blobs.put(Buffer.from(text, 'utf8')) : null

/** The words under which a mail is found. */
export function searchWords(parsed: ParsedMessage): Omit<SearchableMail, 'id'> {
  const words = searchText(parsed)
  return {
    sender: indexedWords(words.senders),
    subject: indexedWords(words.subject),
    people: indexedWords(words.recipients),
    files: indexedWords(words.attachments),
    content: indexedWords(words.body),
  }
}

/** JSON escapes NUL and broken characters by itself, so these need no cleaning. */
export const toDetails = ({ headers, attachments }: ParsedMessage, headerBytes: number): StoredDetails => ({
  ...senderBesides(headers),
  to: headers.to,
  cc: headers.cc,
  bcc: headers.bcc,
  replyTo: headers.replyTo,
  ...(headers.inReplyTo[0] !== undefined && { inReplyTo: headers.inReplyTo[0] }),
  references: headers.references,
  headerBytes,
  attachments,
})
