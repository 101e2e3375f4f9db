import { MAX_FIELD_BYTES } from '../limits'
import { type Line, readLine } from './readLine'
import type { HeaderBlock, HeaderField } from './HeaderField'

const COLON = 0x3a

/** Fields kept of one block; D2 sends twenty thousand. Later ones are passed over, the body is still found. */
const MAX_FIELDS = 25_000

/** Lines of one block that are looked at for fields, so that a header of nothing but line ends costs no memory. */
const MAX_LINES = 200_000

/** Characters of a field name: far above any in use. */
const MAX_NAME_CHARS = 76

/** Bytes that are looked at for a name, blanks and the colon. */
const MAX_START_BYTES = 100

/** Names that make a block a header even when its first line is broken. */
const wellKnown =
  /^(?:received|return-path|delivered-to|from|to|cc|subject|date|message-id|mime-version|content-type|content-transfer-encoding|content-disposition|x-[a-z-]+|dkim-signature|reply-to|sender)$/

/** What the reader of a block wants to know of it. */
export interface HeaderBlockOptions {
  /** Says of a line that it ends the header although it is not blank (a boundary). */
  readonly isEnd?: (line: Line) => boolean
  /** Fields that are worth keeping. @default all */
  readonly isKept?: (name: string) => boolean
}

/**
 * Reads the header that begins at `start`. Broken lines inside it are taken as the continuation of the field before
 * them; text that is not a header at all is left to the body, so nothing is lost.
 */
export function readHeaderBlock(
  raw: Buffer,
  start: number,
  end: number,
  { isEnd, isKept = () => true }: HeaderBlockOptions = {},
): HeaderBlock {
  const lines: FieldLine[] = []
  let lastFieldLine = -1
  let hasWellKnown = false
  let at = start
  let bodyStart = end
  while (at < end) {
    const line = readLine(raw, at, end)
    if (line.end === line.start) {
      bodyStart = line.next
      break
    }
    if (isBlankLine(raw, line) && isTextAt(raw, line.next, end)) {
      bodyStart = line.next
      break
    }
    if (isEnd?.(line)) {
      bodyStart = line.start
      break
    }
    at = line.next
    if (lines.length === MAX_LINES) continue
    const isFolded = isBlank(raw[line.start])
    const colon = isFolded ? -1 : colonAt(raw, line)
    const name = colon < 0 ? undefined : nameBefore(raw, line.start, colon)
    if (name !== undefined) {
      lastFieldLine = lines.length
      hasWellKnown ||= wellKnown.test(name)
    }
    lines.push({ ...line, isFolded, name, valueStart: colon + 1 })
  }
  // Text that only happens to begin where a header should is no header.
  if (lines.length > 0 && !lines[0]!.name && !hasWellKnown) return { fields: [], bodyStart: start }
  return collect(raw, lines, lastFieldLine, bodyStart, isKept)
}

/**
 * Where the colon of a field stands: after a name of printable ASCII without colon (RFC 5322 3.6.8), and blanks.
 *
 * @returns -1 when no field begins here
 */
function colonAt(raw: Buffer, { start, end }: Line): number {
  const limit = Math.min(end, start + MAX_START_BYTES)
  let at = start
  while (at < limit && isNameByte(raw[at]!)) at++
  if (at === start || at - start > MAX_NAME_CHARS) return -1
  while (at < limit && isBlank(raw[at])) at++
  return at < limit && raw[at] === COLON ? at : -1
}

const isNameByte = (byte: number) => byte > 0x20 && byte < 0x7f && byte !== COLON

const nameBefore = (raw: Buffer, start: number, colon: number): string =>
  raw.toString('latin1', start, colon).trimEnd().toLowerCase()

/** A line of blanks is a fold by the letter, but what programs put between header and body by mistake. */
function isBlankLine(raw: Buffer, line: Line): boolean {
  if (line.end - line.start > 80 || !isBlank(raw[line.start])) return false
  return /^[ \t]+$/.test(raw.toString('latin1', line.start, line.end))
}

const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09

/** Neither a field nor a fold begins here. */
function isTextAt(raw: Buffer, at: number, end: number): boolean {
  return (
    at < end && !/^(?:[ \t]|[!-9;-~]{1,76}[ \t]*:)/.test(raw.toString('latin1', at, Math.min(end, at + 100)))
  )
}

interface FieldLine extends Line {
  readonly name: string | undefined
  readonly isFolded: boolean
  readonly valueStart: number
}

function collect(
  raw: Buffer,
  lines: readonly FieldLine[],
  lastFieldLine: number,
  bodyStart: number,
  isKept: (name: string) => boolean,
): HeaderBlock {
  const fields: HeaderField[] = []
  let name: string | undefined
  let from = 0
  let to = 0
  const flush = (): void => {
    if (name !== undefined && isKept(name) && fields.length < MAX_FIELDS)
      fields.push({ name, value: raw.subarray(from, Math.min(to, from + MAX_FIELD_BYTES)) })
  }
  for (const [index, line] of lines.entries()) {
    if (line.name !== undefined) {
      flush()
      name = line.name
      from = line.valueStart
    } else if (index > lastFieldLine && !line.isFolded) {
      // Past the last field a line without a name is text whose blank line was lost.
      flush()
      return { fields, bodyStart: line.start }
    }
    to = line.end
  }
  flush()
  return { fields, bodyStart }
}
