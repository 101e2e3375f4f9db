import type { ImapAttribute, ImapResponse } from 'imapflow'

/** A FETCH line that was read. */
export type FetchLine = ImapResponse & { readonly command: string }

/** Deeper lists are left to the general parser, which knows where to stop. */
const maxDepth = 20

/** A line with what it is read from, and how far that has come. */
interface Reading {
  readonly line: string
  readonly literals: readonly Buffer[]
  at: number
  literalsRead: number
}

const start = /^\* (\d{1,10}) FETCH \(/y
/** A flag, a number, a name. What may begin a sequence or stands for something else is left to the general parser. */
const atomAt = /\\?[^\s()"[\]{}<>~%*:,\\\p{Cc}\P{ASCII}]+/uy
/** `[1.2.MIME]<0>`, right behind a name. */
const sectionAt = /\[([\w.-]*)\](?:<(\d{1,10})>)?/y
const literalAt = /\{([1-9]\d{0,9})\}\r\n/y

/**
 * Reads a line `* 12 FETCH (UID 731 FLAGS (\Seen) BODY[1]<0> {42}…)` into what imapflow's parser makes of it. Mails come in
 * tens of thousands of such lines, and a parser for everything takes several times as long for each.
 *
 * @param payload  the line without its literals and its end
 * @param literals what they held
 * @returns        undefined for everything that is not plain: whoever calls asks the general parser
 * @source         RFC 9051 9, `msg-att`
 */
export function readFetchLine(payload: Buffer, literals: readonly Buffer[]): FetchLine | undefined {
  if (payload[0] !== 0x2a) return undefined
  const line = payload.toString()
  const begun = matchAt(start, line, 0)
  if (begun === undefined) return undefined
  const reading: Reading = { line, literals, at: begun[0].length, literalsRead: 0 }
  const items = readList(reading, 1)
  const isWhole = reading.at === line.length && reading.literalsRead === literals.length
  if (items === undefined || !isWhole) return undefined
  return { tag: '*', command: begun[1]!, attributes: [{ type: 'ATOM', value: 'FETCH' }, items] }
}

/** What follows an opening parenthesis, and the closing one. */
function readList(reading: Reading, depth: number): ImapAttribute[] | undefined {
  const items: ImapAttribute[] = []
  for (;;) {
    const sign = reading.line[reading.at]
    if (sign === ' ') reading.at += 1
    else if (sign === ')') {
      reading.at += 1
      return items
    } else {
      const item = sign === '(' ? readInner(reading, depth) : readToken(reading, sign)
      if (item === undefined) return undefined
      // NIL is null, as imapflow gives it.
      items.push(item)
    }
  }
}

function readInner(reading: Reading, depth: number): ImapAttribute[] | undefined {
  reading.at += 1
  return depth < maxDepth ? readList(reading, depth + 1) : undefined
}

/** One that the next one follows at once is left to the general parser. */
function readToken(reading: Reading, sign: string | undefined): ImapAttribute | null | undefined {
  const token = sign === '"' ? readQuoted(reading) : sign === '{' ? readLiteral(reading) : readAtom(reading)
  const next = reading.line[reading.at]
  return next === ' ' || next === ')' ? token : undefined
}

/** One with a backslash is left to the general parser. */
function readQuoted(reading: Reading): ImapAttribute | undefined {
  const end = reading.line.indexOf('"', reading.at + 1)
  const value = reading.line.slice(reading.at + 1, end)
  if (end < 0 || value.includes('\\') || value.includes('\n') || value.includes('\r')) return undefined
  reading.at = end + 1
  return { type: 'STRING', value }
}

function readLiteral(reading: Reading): ImapAttribute | undefined {
  const found = matchAt(literalAt, reading.line, reading.at)
  const literal = reading.literals[reading.literalsRead]
  if (found === undefined || literal?.length !== Number(found[1])) return undefined
  reading.at += found[0].length
  reading.literalsRead += 1
  return { type: 'LITERAL', value: literal }
}

/** @returns null for NIL */
function readAtom(reading: Reading): ImapAttribute | null | undefined {
  const found = matchAt(atomAt, reading.line, reading.at)
  if (found === undefined) return undefined
  const [value] = found
  reading.at += value.length
  if (reading.line[reading.at] !== '[') return value.toUpperCase() === 'NIL' ? null : { type: 'ATOM', value }
  const section = value === 'BODY' ? matchAt(sectionAt, reading.line, reading.at) : undefined
  if (section === undefined) return undefined
  reading.at += section[0].length
  const [, path, partial] = section
  return {
    type: 'ATOM',
    value,
    section: path === '' ? [] : [{ type: 'ATOM', value: path! }],
    ...(partial !== undefined && { partial: [Number(partial)] }),
  }
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(line) ?? undefined
}
