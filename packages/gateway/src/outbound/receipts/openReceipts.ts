import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Receipt, receiptName, type Receipts } from './Receipts'

/**
 * Keeps receipts in a folder, one file each. They outlive the process, not a power cut: what is asked for is that the
 * gap is small, and a file that is waited for on the disk takes as long as the database does.
 *
 * @param onError told when one could not be kept
 */
export async function openReceipts(folder: string, onError: (error: unknown) => void): Promise<Receipts> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (receipt: Pick<Receipt, 'envelopeId' | 'domain'>) =>
    join(folder, createHash('sha256').update(receiptName(receipt)).digest('hex'))
  return {
    note(receipt) {
      try {
        // At once, because until it is written the mail counts as not handed over.
        writeFileSync(fileOf(receipt), JSON.stringify(receipt), { mode: 0o600 })
      } catch (error) {
        onError(error)
      }
    },
    find: (envelopeId, domain) => read(fileOf({ envelopeId, domain })),
    async all() {
      const files = (await readdir(folder)).map((name) => join(folder, name))
      const found = await Promise.all(files.map(async (file) => ({ file, receipt: await read(file) })))
      // One that was cut while it was written says nothing.
      for (const { file, receipt } of found) if (receipt === undefined) await rm(file, { force: true })
      return found.flatMap(({ receipt }) => receipt ?? [])
    },
    forget: (receipt) => rm(fileOf(receipt), { force: true }),
  }
}

async function read(file: string): Promise<Receipt | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  try {
    return JSON.parse(text) as Receipt
  } catch {
    return undefined
  }
}
