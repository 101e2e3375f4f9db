import { type MessageHeaders, readHeaders } from '../../../../mime/parse/headers/readHeaders'
import { readHeaderBlock } from '../../../../mime/parse/structure/readHeaderBlock'
import { headerColumns } from '../../sql/append/headerColumns'
import type { ImapRow } from '../connection/ImapAccount'

/** What the header lines of a row say. */
export function rowHeaders({ header }: Pick<ImapRow, 'header'>): MessageHeaders {
  const bytes = Buffer.from(header.buffer, header.byteOffset, header.byteLength)
  return readHeaders(readHeaderBlock(bytes, 0, bytes.length).fields)
}

/** The Message-ID as the index keeps it. */
export const messageIdOf = (row: Pick<ImapRow, 'header'>): string => headerColumns(rowHeaders(row)).message_id
