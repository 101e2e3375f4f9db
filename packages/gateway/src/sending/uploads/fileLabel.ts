const maxNameLength = 200
const mediaType = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,100}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,100}$/

/**
 * A name that is safe to write into a header and to save under: the last part of a path, without control characters,
 * not too long, its extension kept.
 *
 * @source F1
 */
export function cleanFileName(name: string): string {
  const base = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
  const last = base.slice(Math.max(base.lastIndexOf('/'), base.lastIndexOf('\\')) + 1).trim()
  if (last === '' || last === '.' || last === '..') return 'file'
  const letters = Array.from(last)
  if (letters.length <= maxNameLength) return last
  const dot = letters.lastIndexOf('.')
  const ending = dot > 0 && letters.length - dot <= 20 ? letters.slice(dot) : []
  return [...letters.slice(0, maxNameLength - ending.length), ...ending].join('')
}

/** The media type in lower case without parameters; what is none becomes plain bytes. */
export function cleanMediaType(type: string): string {
  const bare = type.split(';', 1)[0]!.trim().toLowerCase()
  return mediaType.test(bare) ? bare : 'application/octet-stream'
}
