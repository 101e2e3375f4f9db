import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { writeMaildir } from './writeMaildir'

/**
 * A Maildir with so many mails in its inbox.
 *
 * @returns its path
 */
export async function makeMails(folder: string, count: number, root: string): Promise<string> {
  const others = process.env.MAILROOM_BENCH ?? resolve(root, '../shared/bench')
  const generator = join(others, 'generate.mjs')
  const maildir = join(folder, 'maildir')
  if (!existsSync(generator)) {
    console.log(`Writing ${count} mails ...`)
    await writeMaildir(maildir, count)
    return maildir
  }
  console.log(`Writing ${count} mails with ${generator} ...`)
  const words = [generator, '--out', folder, '--inbox', String(count), '--folder', '1']
  await promisify(execFile)(process.execPath, words, { maxBuffer: 1 << 26 })
  return maildir
}
