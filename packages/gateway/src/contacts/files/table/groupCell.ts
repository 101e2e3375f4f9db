import { oneLine } from '../texts/plainText'

/** Groups of Google that everybody is in, and those that its programs make. */
const googleOwn = new Set(['mycontacts', 'starred'])

/** Most groups of a person that are taken from a file. */
const maxGroups = 200

/** Names of groups as one cell: `Friends; "A, B"`. A name with a mark that parts names stands in quotation marks. */
export const writeGroupCell = (names: readonly string[]): string =>
  names.map((name) => (isAmbiguous(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ')

const isAmbiguous = (name: string): boolean =>
  /[;,；，、|":*]/.test(name) || googleOwn.has(name.toLowerCase())

/**
 * The names of a cell: parted by semicolons, lines or the `:::` of Google, and by commas where there are none of these.
 * Names in quotation marks are taken as they are.
 */
export function readGroupCell(text: string): string[] {
  const quoted: string[] = []
  // What is in quotation marks is put aside while the rest is parted.
  const open = text.replace(
    /(^|[;\n])\s*"((?:[^"]|"")*)"\s*(?=[;\n]|$)/g,
    (_, before: string, name: string) => {
      quoted.push(name.replaceAll('""', '"'))
      return before
    },
  )
  const plain = /[;；\n|]|:::/.test(open) ? open.split(/[;；\n|]|:::/) : open.split(/[,，、]/)
  const names = plain.map((name) => oneLine(name.replace(/^\s*\*\s*/, ''))).filter((name) => name !== '')
  const taken = quoted.map(oneLine).filter((name) => name !== '')
  const kept = names.filter((name) => !googleOwn.has(name.toLowerCase()))
  return [...new Set([...taken, ...kept])].slice(0, maxGroups)
}
