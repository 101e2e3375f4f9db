import { createHash } from 'node:crypto'
import type { TestBrowser } from './TestBrowser'

/** Brings the only piece of a file; what is left is to put it somewhere. Answers with what the piece is asked for by. */
export async function bringPiece(browser: TestBrowser, bytes: Buffer): Promise<string> {
  const fileMd5 = createHash('md5').update(bytes).digest('hex')
  const form = new FormData()
  form.set('chunkFile', new Blob([new Uint8Array(bytes)]), 'chunk')
  await browser.ask('uploadChunk', { query: { fileMd5, chunkNumber: '0' }, form })
  return fileMd5
}
