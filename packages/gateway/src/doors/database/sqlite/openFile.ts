import { DatabaseSync } from 'node:sqlite'

/** Waiting time for a lock that another program (a backup, a shell) holds on the file. */
const busyTimeoutMs = 5_000

/** Of a new file; one that is there keeps its own. With 4 KiB, texts of mails take a quarter longer to write. */
const pageBytes = 16_384

/** Page cache of one handle. */
const cacheKiB = 8_192

/**
 * Opens one handle with the settings that our promises rest on: WAL, so readers do not wait for writers, and
 * synchronous=FULL, so a commit that has returned survives a power cut.
 */
export function openFile(file: string, mode: 'readWrite' | 'readOnly'): DatabaseSync {
  const handle = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyTimeoutMs })
  handle.exec(`pragma page_size = ${pageBytes}`)
  handle.exec('pragma journal_mode = wal')
  handle.exec('pragma synchronous = full')
  handle.exec('pragma temp_store = memory')
  handle.exec(`pragma cache_size = -${cacheKiB}`)
  if (mode === 'readOnly') handle.exec('pragma query_only = on')
  return handle
}
