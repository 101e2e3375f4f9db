import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack } from './handmade/Attack'

/** Collected by other projects and never part of this one; without the folder there are none. */
export function collectedAttacks(): readonly Attack[] {
  const file = join(process.env.MAILROOM_CORPORA ?? '', 'payloads.jsonl')
  if (process.env.MAILROOM_CORPORA === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as { id: string; source: string; html: string })
    .map(({ id, source, html }) => ({ name: `${source} ${id}`, html }))
}
