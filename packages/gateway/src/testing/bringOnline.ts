import type { AnswerOf, Contract } from '@mailroom/api'
import { randomUUID } from 'node:crypto'
import { bringPiece } from './bringPiece'
import type { TestBrowser } from './TestBrowser'

/** Brings a file that lies ready to be linked to, in one piece. */
export async function bringOnline(
  browser: TestBrowser,
  bytes: Buffer,
  name = '施工图.zip',
): Promise<AnswerOf<Contract['completeOnline']>> {
  const fileMd5 = await bringPiece(browser, bytes)
  const described = { file_name: name, file_type: 'application/zip', file_size: bytes.length }
  const body = { fileMd5, upload_type: 'transit', ...described, upload_id: `upload-${randomUUID()}` }
  return browser.ask('completeOnline', { body })
}
