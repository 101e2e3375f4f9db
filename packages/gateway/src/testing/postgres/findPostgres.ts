import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where Debian's packages put the programs of a server, a folder for each version. */
const debianFolder = '/usr/lib/postgresql'

/**
 * Folder with the programs of a PostgreSQL server, the newest on this machine.
 *
 * @throws Error with a sentence for the person at the terminal when there is none
 */
export function findPostgres(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
  const onPath = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).stdout.trim()
  const found = [...folders, ...(onPath === '' ? [] : [dirname(onPath)])].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  )
  if (found !== undefined) return found
  throw new Error(
    'The tests on PostgreSQL need its server and found none. Install it (Debian, Ubuntu: apt-get install postgresql).',
  )
}
