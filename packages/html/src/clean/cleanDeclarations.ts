import type { CleaningNotes } from './CleaningNotes'
import { isHarmlessValue } from './cssFunctions'
import { cleanCssPictures } from './cssPictures'

/** Words that make a closer look necessary. All else is what nine of ten declarations are: sizes and colours. */
const suspicious =
  /[\\@<]|--|url|image|src|attr|env|element|paint|content|position|z-index|binding|behavio|user-modify|app-region|\d(?:[sld]?vh|[sld]?vb|[sld]?vmin|[sld]?vmax)\b|var\(/i

const pictureProperties: ReadonlySet<string> = new Set([
  'background-image',
  'list-style-image',
  'border-image-source',
])

/** Would let a mail take input, move the host's window, or load code in old browsers. */
const forbiddenProperties: ReadonlySet<string> = new Set([
  'behavior',
  '-moz-binding',
  '-webkit-user-modify',
  '-webkit-app-region',
  'app-region',
])

/**
 * `fixed` and `sticky` would stay on screen while the reader scrolls; var() could hide them. What was fixed stays out of
 * the flow, so that the rest of the mail lies where its sender put it.
 */
const freePositions: ReadonlySet<string> = new Set(['static', 'relative', 'absolute'])

/** A mail's layers stay below this; nothing outside the frame is reached by them anyway. */
const MAX_Z_INDEX = 999

/**
 * The frame is as high as its content, so a height given in parts of the window would make it grow for ever.
 */
const windowHeight = /\d(?:[sld]?vh|[sld]?vb|[sld]?vmin|[sld]?vmax)\b/i

/** True for declarations that stay as the browser has understood them. */
export const arePlain = (cssText: string): boolean => !suspicious.test(cssText)

/**
 * Cleans declarations in place, as the browser has understood them: escapes, comments and broken blocks are gone
 * by then. The result is read back with `cssText`.
 *
 * @source CVE-2021-46144, CVE-2026-25916, CVE-2026-35544
 */
export function cleanDeclarations(style: CSSStyleDeclaration, notes: CleaningNotes): void {
  if (arePlain(style.cssText)) return
  for (const property of Array.from(style)) cleanProperty(style, property, notes)
  // A shorthand made of var() shows its value under its own name only; what hides there is not guessed at.
  if (!isHarmlessText(style.cssText)) style.cssText = ''
}

function cleanProperty(style: CSSStyleDeclaration, property: string, notes: CleaningNotes): void {
  const value = style.getPropertyValue(property)
  const cleaned = cleanValue(property, value, notes)
  if (cleaned === value) return
  const priority = style.getPropertyPriority(property)
  style.removeProperty(property)
  if (cleaned !== undefined) style.setProperty(property, cleaned, priority)
}

function cleanValue(property: string, value: string, notes: CleaningNotes): string | undefined {
  if (forbiddenProperties.has(property) || windowHeight.test(value)) return undefined
  if (pictureProperties.has(property)) return cleanCssPictures(value, notes)
  if (property.startsWith('--mailroom-')) return undefined
  if (!isHarmlessValue(value)) {
    if (/(?:https?:|\/\/)/i.test(value)) notes.blockRemote()
    return undefined
  }
  if (property === 'position') return position(value)
  if (property === 'z-index') return Number(value) > MAX_Z_INDEX ? String(MAX_Z_INDEX) : value
  return value
}

function position(value: string): string {
  if (freePositions.has(value)) return value
  return value === 'fixed' ? 'absolute' : 'static'
}

/** The last look at the whole text: the only addresses left are pictures inside the mail. */
function isHarmlessText(cssText: string): boolean {
  const withoutPictures = cssText.replace(/url\("data:image\/[\w.-]+;base64,[a-z0-9+/=]+"\)/gi, 'none')
  return isHarmlessValue(withoutPictures.replaceAll(';', ' '))
}
