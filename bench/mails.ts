import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type PlantedWords, writeMaildir } from './writeMaildir'

/** Mails to measure with. */
export interface Mails {
  /** Path of a Maildir with so many mails in its inbox. */
  readonly maildir: string
  readonly count: number
  readonly planted: PlantedWords
}

/** Writes so many mails into a folder. */
export async function makeMails(folder: string, count: number, root: string): Promise<Mails> {
  const others = process.env.MAILROOM_BENCH ?? resolve(root, '../shared/bench')
  const generator = join(others, 'generate.mjs')
  const maildir = join(folder, 'maildir')
  if (!existsSync(generator)) {
    console.log(`Writing ${count} mails ...`)
    return { maildir, count, planted: await writeMaildir(maildir, count) }
  }
  console.log(`Writing ${count} mails with ${generator} ...`)
  const words = [generator, '--out', folder, '--inbox', String(count), '--folder', '1']
  await promisify(execFile)(process.execPath, words, { maxBuffer: 1 << 26 })
  return { maildir, count, planted: await readManifest(join(folder, 'manifest.json')) }
}

/** The generator says which words it planted, and in how many mails. */
async function readManifest(file: string): Promise<PlantedWords> {
  const { subjectTerms, bodyTerms } = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>
  return { subjects: Object.keys(subjectTerms ?? {}), bodies: Object.keys(bodyTerms ?? {}) }
}
