/** Longest name that file systems take, in bytes of UTF-8, with room for an added number. */
const maxNameBytes = 240

/** Names that Windows keeps for devices, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const encoder = new TextEncoder()
const byteLength = (text: string): number => encoder.encode(text).length

/**
 * A name that may be given to a file on anybody's disk: one level, without control characters, without the invisible
 * ones that turn `gpj.exe` around, and none that names a device.
 *
 * @param otherwise what a file is called of whose name nothing is left
 * @source F1, X8
 */
export function safeFileName(name: string, otherwise = 'attachment'): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(deviceName, '_$&')
  const short = shorten(clean)
  return short === '' ? otherwise : short
}

/** Takes from the middle, so that the extension stays. */
function shorten(name: string): string {
  if (byteLength(name) <= maxNameBytes) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : ''
  let stem = Array.from(name.slice(0, name.length - extension.length)).slice(0, maxNameBytes)
  while (byteLength(stem.join('') + extension) > maxNameBytes) stem = stem.slice(0, -1)
  return stem.join('') + extension
}
