/**
 * A folder name as one segment of a path. `.` and `..` would be walked by any browser, even percent-encoded, so they
 * get a tilde in front, and so does a name that begins with one.
 */
export function encodeSegment(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed())
  return name === '.' || name === '..' || name.startsWith('~') ? `~${encoded}` : encoded
}

/** Reads what `encodeSegment` wrote; undefined when the percent signs make no sense. */
export function decodeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment)
    return name.startsWith('~') ? name.slice(1) : name
  } catch {
    return undefined
  }
}
