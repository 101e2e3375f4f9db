import { createHash, randomUUID } from 'node:crypto'
import { bringPiece } from './bringPiece'
import type { TestBrowser } from './TestBrowser'

/** Where a file is to lie, and how it is called. */
export interface DiskGoal {
  /** @default 'personal' */
  readonly disk?: 'personal' | 'company'
  /** @default the top */
  readonly folder?: string
  /** @default '图纸.zip' */
  readonly name?: string
}

/** What is asked once the bytes are there. */
export const diskOrder = (
  bytes: Buffer,
  { disk = 'personal', folder, name = '图纸.zip' }: DiskGoal = {},
) => ({
  body: {
    fileMd5: createHash('md5').update(bytes).digest('hex'),
    upload_type: disk,
    file_name: name,
    file_type: 'application/zip',
    file_size: bytes.length,
    upload_id: `upload-${randomUUID()}`,
    folder_id: folder,
  },
})

/** Puts a file on a disk, as a page does, whatever comes of it. */
export async function tryStoring(browser: TestBrowser, bytes: Buffer, goal?: DiskGoal): Promise<Response> {
  await bringPiece(browser, bytes)
  return browser.call('completeDiskFile', diskOrder(bytes, goal))
}

/** Puts a file on a disk, as a page does. */
export async function storeOnDisk(browser: TestBrowser, bytes: Buffer, goal?: DiskGoal) {
  await bringPiece(browser, bytes)
  return browser.ask('completeDiskFile', diskOrder(bytes, goal))
}
