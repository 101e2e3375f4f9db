import { access, constants, statfs } from 'node:fs/promises'
import type { Settings } from '../../config/Settings'
import { fail, type Finding, ok, warn } from './Finding'

const gigabyte = 1024 ** 3

/** Looks whether the data folder can be used. */
export async function checkFolder({ dataFolder }: Settings): Promise<Finding[]> {
  try {
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return [warn(`The data folder ${dataFolder} is not there; it is made at the first start.`)]
    return [fail(`The data folder ${dataFolder} cannot be written: ${(error as Error).message}`)]
  }
  const { bavail, bsize } = await statfs(dataFolder)
  const free = (bavail * bsize) / gigabyte
  const disk = `${free.toFixed(1)} GB are free where the data folder is.`
  return [ok(`The data folder ${dataFolder} can be written.`), free < 1 ? warn(disk) : ok(disk)]
}
