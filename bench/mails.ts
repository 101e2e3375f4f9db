import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type PlantedWords, writeFolder, writeMaildir } from './writeMaildir'

/** A folder beside the inbox, which both generators write. */
export const smallFolder = 'Projects'

/** Mails of that folder. */
const smallCount = 500

/** Mails to measure with. */
export interface Mails {
  /** Path of a Maildir with so many mails in its inbox. */
  readonly maildir: string
  readonly count: number
  /** Mails of all folders. */
  readonly totalCount: number
  readonly planted: PlantedWords
}

/** Writes so many mails into a folder. */
export async function makeMails(folder: string, count: number, root: string): Promise<Mails> {
  const others = process.env.MAILROOM_BENCH ?? resolve(root, '../shared/bench')
  const generator = join(others, 'generate.mjs')
  const maildir = join(folder, 'maildir')
  if (!existsSync(generator)) {
    console.log(`Writing ${count} mails ...`)
    const planted = await writeMaildir(maildir, count)
    await writeFolder(join(maildir, `.${smallFolder}`), smallCount)
    return { maildir, count, totalCount: await countAll(maildir), planted }
  }
  console.log(`Writing ${count} mails with ${generator} ...`)
  const words = [generator, '--out', folder, '--inbox', String(count), '--folder', String(smallCount)]
  await promisify(execFile)(process.execPath, words, { maxBuffer: 1 << 26 })
  const planted = await readManifest(join(folder, 'manifest.json'))
  return { maildir, count, totalCount: await countAll(maildir), planted }
}

async function countAll(maildir: string): Promise<number> {
  const files = await readdir(maildir, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile() && file.parentPath.endsWith('cur')).length
}

/** The generator says which words it planted, and in how many mails. */
async function readManifest(file: string): Promise<PlantedWords> {
  const { subjectTerms, bodyTerms } = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>
  return { subjects: Object.keys(subjectTerms ?? {}), bodies: Object.keys(bodyTerms ?? {}) }
}
