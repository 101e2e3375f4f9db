import { safeFileName } from './safeFileName'

/**
 * Names for files that lie side by side: safe, and none twice, upper and lower case alike, as on disks that do not
 * tell them apart. The first keeps its name, later ones get a number: `report (2).pdf`.
 *
 * @returns a function that names one file after the other
 * @source F1
 */
export function uniqueFileNames(): (name: string, otherwise?: string) => string {
  const taken = new Set<string>()
  // Where counting goes on for a name, so that a thousand equal ones are not tried from the start each time.
  const counts = new Map<string, number>()
  return (name, otherwise) => {
    const safe = safeFileName(name, otherwise)
    const key = folded(safe)
    let count = counts.get(key) ?? 1
    let candidate = safe
    while (taken.has(folded(candidate))) {
      count += 1
      candidate = withNumber(safe, count)
    }
    counts.set(key, count)
    taken.add(folded(candidate))
    return candidate
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase()

function withNumber(name: string, count: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`
}
