/** Both ends in bytes from 0; `end` is the first byte left out. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Reads a Range header. Only a single range is served; for anything else the whole is sent, as RFC 9110 allows.
 *
 * @returns the range, `whole`, or `unsatisfiable` when it lies behind the end
 * @source  RFC 9110 14.1.2
 */
export function readRange(header: string | null, sizeBytes: number): Range | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'whole'
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), sizeBytes)
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes }
  }
  const start = Number(match[1])
  if (start >= sizeBytes) return 'unsatisfiable'
  if (match[2] === '') return { start, end: sizeBytes }
  const last = Number(match[2])
  return last < start ? 'whole' : { start, end: Math.min(last + 1, sizeBytes) }
}
