import { createReadStream } from 'node:fs'
import type { FileMail } from './FileMail'

/** A mail larger than this is left out rather than held in memory. */
const maxMailBytes = 200 * 1024 * 1024
const lf = 10
const fromWord = Buffer.from('From ')
const quotedFrom = /^>+From /

/**
 * Reads the mails of an mbox file one after the other, in the form that quotes every `From ` at the start of a line
 * (mboxrd). Only one mail is in memory at a time.
 *
 * @param onTooLarge told of mails that were left out
 * @source RFC 4155, qmail's mbox(5)
 */
export async function* readMbox(file: string, onTooLarge: () => void): AsyncGenerator<FileMail> {
  let lines: Buffer[] = []
  let size = 0
  let fromLine: string | undefined
  let isAfterBlank = true

  const take = (): FileMail | undefined => {
    const content = Buffer.concat(trimEnd(lines))
    const isTooLarge = size > maxMailBytes
    lines = []
    size = 0
    if (isTooLarge) onTooLarge()
    return isTooLarge || content.length === 0 ? undefined : describe(content, fromLine)
  }

  for await (const line of readLines(file)) {
    if (isAfterBlank && line.subarray(0, 5).equals(fromWord)) {
      const mail = take()
      fromLine = line.toString('latin1').trim()
      if (mail) yield mail
    } else {
      size += line.length
      if (size <= maxMailBytes) lines.push(unquote(line))
    }
    isAfterBlank = line.length === 1 || (line.length === 2 && line[0] === 13)
  }
  const last = take()
  if (last) yield last
}

function unquote(line: Buffer): Buffer {
  return line[0] === 62 && quotedFrom.test(line.subarray(0, 100).toString('latin1')) ? line.subarray(1) : line
}

/** The blank line before the next `From ` belongs to the file and not to the mail. */
function trimEnd(lines: readonly Buffer[]): readonly Buffer[] {
  const last = lines.at(-1)
  const isBlank = last !== undefined && last.toString('latin1').trim() === ''
  return isBlank && lines.length > 1 ? lines.slice(0, -1) : lines
}

/** Status lines (`RO`, `AF`) of mbox programs say what the reader did. */
function describe(content: Buffer, fromLine: string | undefined): FileMail {
  const head = content
    .subarray(0, Math.min(content.length, 65_536))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1)[0]!
  const status = [...head.matchAll(/^(?:X-)?Status:\s*([A-Z]+)/gim)].map((match) => match[1]).join('')
  const at = Date.parse(`${fromLine?.replace(/^From \S+\s+/, '') ?? ''} UTC`)
  return {
    content,
    receivedAt: Number.isNaN(at) ? undefined : at,
    state: {
      // A file without such lines is an archive, which nobody wants to read through again.
      isRead: status === '' || status.includes('R'),
      isAnswered: status.includes('A'),
      ...(status.includes('F') ? { flag: 'red' as const } : {}),
    },
  }
}

/** Lines with their ends. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const bytes = chunk as Buffer
    let start = 0
    for (let end = bytes.indexOf(lf); end >= 0; end = bytes.indexOf(lf, start)) {
      rest.push(bytes.subarray(start, end + 1))
      yield rest.length === 1 ? rest[0]! : Buffer.concat(rest)
      rest = []
      start = end + 1
    }
    if (start < bytes.length) rest.push(bytes.subarray(start))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
