import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What stands in a key file; undefined when it is not there. */
export async function readKeyFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * What stands in a key file; made of `make` when it is not there. Only its owner may read it. A crash leaves either
 * no key or a whole one, and of two processes that make it at the same time both get the same.
 */
export async function openKeyFile(file: string, make: () => Promise<string>): Promise<string> {
  const existing = await readKeyFile(file)
  if (existing !== undefined) return existing
  const content = await make()
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeDurably(draft, content)
    // A link and not a renaming: it fails when somebody else was first.
    await link(draft, file)
    return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
