import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileMail } from './FileMail'
import { fromMaildirFolder, stateOfLetters } from './maildirNames'

/** One folder of a Maildir. */
export interface MaildirFolder {
  /** Our name for it. */
  readonly folder: string
  readonly path: string
}

/** True when a path is a Maildir. */
export async function isMaildir(path: string): Promise<boolean> {
  const names: string[] = await readdir(path).catch(() => [])
  return names.includes('cur') && names.includes('new')
}

/** The folders of a Maildir++, the inbox first. */
export async function maildirFolders(path: string): Promise<MaildirFolder[]> {
  const entries = await readdir(path, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && /^\.[^.]/.test(entry.name))
    .map(({ name }) => name)
  return ['', ...names.toSorted()].map((name) => ({
    folder: fromMaildirFolder(name),
    path: join(path, name),
  }))
}

/** The mails of one folder, oldest name first. */
export async function* readMaildir(path: string): AsyncGenerator<FileMail> {
  for (const part of ['cur', 'new']) {
    const names: string[] = await readdir(join(path, part)).catch(() => [])
    for (const name of names.toSorted()) {
      const file = join(path, part, name)
      const { mtimeMs } = await stat(file)
      const seconds = Number(/^(\d{9,11})\./.exec(name)?.[1])
      yield {
        content: await readFile(file),
        receivedAt: seconds > 0 ? seconds * 1000 : Math.floor(mtimeMs),
        state: stateOfLetters(part === 'new' ? '' : (/:2,([A-Za-z]*)$/.exec(name)?.[1] ?? '')),
      }
    }
  }
}
