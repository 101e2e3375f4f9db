import { removeHiddenCharacters, revealHiddenCharacters } from '../sender/hiddenCharacters'

/**
 * A file name as it may be shown: what hides or turns text is written out (`[U+202E]`), and long gaps that would push
 * the extension out of sight are closed. Show it with `dir="auto"` in an element of its own, and cut it in the middle.
 *
 * @source X8
 */
export function visibleFileName(name: string): string {
  return revealHiddenCharacters(name.replace(/[\s\u00A0\u3000]+/gu, ' ').trim())
}

/**
 * The extension that decides how a system treats the file: lower case, without dot, empty when there is none.
 * Read as a system would that drops what cannot be seen, and dots and blanks at the end.
 */
export function fileExtension(name: string): string {
  const plain = removeHiddenCharacters(name.normalize('NFKC')).replace(/::\$[a-z]+$/i, '')
  const base = plain.slice(Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('\\')) + 1)
  const trimmed = trimEndings(base)
  const dot = trimmed.lastIndexOf('.')
  return dot < 0
    ? ''
    : trimmed
        .slice(dot + 1)
        .trim()
        .toLowerCase()
}

/** A loop, because `/[\s.]+$/` takes quadratic time over many blanks that do not end the name. */
function trimEndings(text: string): string {
  let end = text.length
  while (end > 0 && /[\s.]/.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
