import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HonestMail } from './ownMails'

/** Collected by other projects and never part of this one; without the folder there are none. */
export function collectedMails(): readonly HonestMail[] {
  const folder = join(process.env.MAILROOM_CORPORA ?? '', 'render')
  if (process.env.MAILROOM_CORPORA === undefined || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }))
}
