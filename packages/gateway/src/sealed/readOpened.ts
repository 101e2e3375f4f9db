import type { Attachment } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import { bufferSource, openPart } from '../mime/parse/openPart'
import { parseMessage } from '../mime/parse/parseMessage'
import type { ParsedAttachment } from '../mime/parse/ParsedMessage'

/** What was under a seal, read. */
export interface OpenedContent {
  readonly text: string
  readonly html?: string
  readonly pictures: readonly {
    readonly contentId: string
    readonly contentType: string
    readonly bytes: Buffer
  }[]
  readonly attachments: readonly Attachment[]
}

/** Reads an opened mail, with the pictures that its text shows. */
export async function readOpened(raw: Buffer): Promise<OpenedContent> {
  const { plainText, htmlText, attachments } = await parseMessage(raw)
  const pictures = []
  for (const file of attachments) {
    if (!file.isInline || file.contentId === undefined) continue
    const bytes = await buffer(openPart(bufferSource(raw), file.location))
    pictures.push({ contentId: file.contentId, contentType: file.contentType, bytes })
  }
  return {
    text: plainText,
    ...(htmlText !== undefined && { html: htmlText }),
    pictures,
    attachments: attachments.filter(({ isInline }) => !isInline).map(toAttachment),
  }
}

/** A file of an opened mail. */
export interface OpenedFile extends Attachment {
  readonly bytes: Buffer
}

/** The files of an opened mail, without the pictures of its text. */
export async function openedFiles(raw: Buffer): Promise<readonly OpenedFile[]> {
  const { attachments } = await parseMessage(raw)
  const files = []
  for (const file of attachments.filter(({ isInline }) => !isInline)) {
    const bytes = await buffer(openPart(bufferSource(raw), file.location))
    files.push({ ...toAttachment(file), bytes })
  }
  return files
}

const toAttachment = ({
  id,
  filename,
  sizeBytes,
  contentType,
  contentId,
  isInline,
}: ParsedAttachment): Attachment => ({
  id,
  name: filename,
  sizeBytes,
  contentType,
  ...(contentId !== undefined && { contentId }),
  isInline,
})
