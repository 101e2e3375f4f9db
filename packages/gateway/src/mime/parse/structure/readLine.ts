/** A line: its text from `start` to `end`, the next one begins at `next`. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly next: number
}

/** The line that begins at `start`; it ends at LF or CRLF. */
export function readLine(raw: Buffer, start: number, end: number): Line {
  const lf = raw.indexOf(0x0a, start)
  if (lf < 0 || lf >= end) return { start, end, next: end }
  return { start, end: lf > start && raw[lf - 1] === 0x0d ? lf - 1 : lf, next: lf + 1 }
}
