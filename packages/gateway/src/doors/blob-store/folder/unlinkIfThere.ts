import { unlink } from 'node:fs/promises'

/** Deletes a file; false when it was gone already. @throws what else the disk says */
export async function unlinkIfThere(path: string): Promise<boolean> {
  try {
    await unlink(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
