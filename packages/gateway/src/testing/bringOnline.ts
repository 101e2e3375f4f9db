import type { AnswerOf, Contract } from '@mailroom/api'
import { createHash, randomUUID } from 'node:crypto'
import type { TestBrowser } from './TestBrowser'

/** Brings a file that lies ready to be linked to, in one piece. */
export async function bringOnline(
  browser: TestBrowser,
  bytes: Buffer,
  name = '施工图.zip',
): Promise<AnswerOf<Contract['completeOnline']>> {
  const fileMd5 = createHash('md5').update(bytes).digest('hex')
  const form = new FormData()
  form.set('chunkFile', new Blob([new Uint8Array(bytes)]), 'chunk')
  await browser.call('uploadChunk', { query: { fileMd5, chunkNumber: '0' }, form })
  const described = { file_name: name, file_type: 'application/zip', file_size: bytes.length }
  const body = { fileMd5, upload_type: 'transit', ...described, upload_id: `upload-${randomUUID()}` }
  return browser.ask('completeOnline', { body })
}
