import { readFileSync } from 'node:fs'

/** The key or setting that names the file of a secret: `secretKeyFile` for `secretKey`. */
export const secretFileKey = (name: string): string => `${name}File`

/**
 * The secret that stands in a file, without line ends around it.
 *
 * @param place where the file was named, for the sentence when it cannot be read
 */
export function readSecretFile(file: unknown, place: string, faults: string[]): string {
  try {
    return readFileSync(String(file), 'utf8').trim()
  } catch (error) {
    faults.push(`${place} cannot be read: ${(error as Error).message}`)
    return ''
  }
}

/** A record with the secrets that it names files for. What is no record is left to the check that follows. */
export function readSecretFiles(
  record: unknown,
  secretKeys: readonly string[],
  place: string,
  faults: string[],
): unknown {
  if (typeof record !== 'object' || record === null) return record
  const filled: Record<string, unknown> = { ...record }
  for (const key of secretKeys) {
    const fileKey = secretFileKey(key)
    if (!(fileKey in filled)) continue
    filled[key] = readSecretFile(filled[fileKey], `${place}.${fileKey}`, faults)
    delete filled[fileKey]
  }
  return filled
}
