import { fileExtension } from './fileName'

/**
 * True when a file may not be attached by its name. Upper case, a harmless extension before the true one, dots and
 * blanks at the end, invisible characters, reversed text and full-width letters make no difference.
 *
 * @param forbidden extensions of the organisation; case and a leading dot make no difference
 * @source AT-01, F3
 */
export function hasForbiddenExtension(name: string, forbidden: readonly string[]): boolean {
  const list = new Set(forbidden.map((extension) => extension.trim().replace(/^\./, '').toLowerCase()))
  // Old systems end a name at NUL, so the part before it has its say as well.
  return [name, ...name.split('\0')].some((piece) => {
    const extension = fileExtension(piece)
    return extension !== '' && list.has(extension)
  })
}
