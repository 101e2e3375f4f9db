import type { MessageHeaders } from '../../../../mime/parse/headers/readHeaders'
import { headerColumns } from '../../sql/append/headerColumns'
import { abstractColumn, searchWords } from '../../sql/append/textColumns'
import { type ThreadingHeaders, threadingHeaders } from '../../sql/conversations/MailToThread'
import type { SearchableMail } from '../../sql/search/WordIndex'
import type { ReadMail } from './readParts'

/** What the index keeps of a mail that was read. Plain data, since another thread may have read it. */
export interface IndexEntry {
  readonly header: ReturnType<typeof headerColumns>
  readonly priority: MessageHeaders['priority']
  readonly threading: ThreadingHeaders
  readonly abstract: string
  readonly hasAttachments: boolean
  /** JSON of `StoredDetails`. */
  readonly details: string
  readonly plainText: string
  readonly htmlText: string | undefined
  /** @see ReadMail.htmlPart */
  readonly htmlPart: Uint8Array | undefined
  readonly words: Omit<SearchableMail, 'id'>
  /** @see ReadMail.isWhole */
  readonly isWhole: boolean
  /** @see ReadMail.isDoubtful */
  readonly isDoubtful: boolean
}

/** Makes everything of it that costs time, so that a transaction only has to write. */
export function toIndexEntry({ parsed, details, htmlPart, isWhole, isDoubtful }: ReadMail): IndexEntry {
  return {
    header: headerColumns(parsed.headers),
    priority: parsed.headers.priority,
    threading: threadingHeaders(parsed.headers),
    abstract: abstractColumn(parsed),
    hasAttachments: parsed.attachments.some((file) => !file.isInline),
    details: JSON.stringify(details),
    plainText: parsed.plainText,
    htmlText: parsed.htmlText,
    htmlPart,
    words: searchWords(parsed),
    isWhole,
    isDoubtful,
  }
}
