import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Gateway } from '../../e2e/product/Gateway'
import { multiplyInbox } from './multiplyInbox'

/** Times that the inbox is as large. */
export const times = 5

/** Folders above others, and those in each. */
const branches = 50
const leaves = 99

/** A second gateway with the mail of a first one, in an inbox that is five times as large, and 5,000 folders beside it. */
export async function startLargeGateway(small: Gateway): Promise<Gateway> {
  const large = await Gateway.install(9, { MAILROOM_LOG_LEVEL: 'warn' })
  // The bytes of mails are shared, not copied; nobody writes to them.
  await rm(join(large.folder, 'blobs'), { recursive: true, force: true })
  await promisify(execFile)('cp', ['-al', join(small.folder, 'blobs'), large.folder])
  const original = new DatabaseSync(join(small.folder, 'mailroom.db'))
  for (const end of ['', '-wal', '-shm']) await rm(join(large.folder, `mailroom.db${end}`), { force: true })
  original.prepare('vacuum into ?').run(join(large.folder, 'mailroom.db'))
  original.close()
  multiplyInbox(large.folder, times)
  addFolders(large.folder)
  await large.start()
  return large
}

function addFolders(dataFolder: string): void {
  const database = new DatabaseSync(join(dataFolder, 'mailroom.db'))
  const insert = database.prepare(`insert into folders (account_id, name)
    select account_id, ? from folders where role = 'inbox' and total_count > 0`)
  database.exec('begin')
  for (let branch = 1; branch <= branches; branch += 1) {
    insert.run(`Region ${branch}`)
    for (let leaf = 1; leaf <= leaves; leaf += 1) insert.run(`Region ${branch}/Order ${leaf}`)
  }
  // Last, so that it is true of what there is.
  database.exec('commit; analyze')
  database.close()
}
