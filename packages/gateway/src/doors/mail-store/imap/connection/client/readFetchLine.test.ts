import type { ImapResponse } from 'imapflow'
import { describe, expect, it } from 'vitest'
import { newImapClient } from './ImapClient'
import { readFetchesQuickly } from './readFetchesQuickly'
import { readFetchLine } from './readFetchLine'

interface Line {
  readonly line: string
  readonly literals?: readonly string[]
}

/** A client that never connects, with a command under way that is told of FETCH lines. */
function listening(told: (response: ImapResponse) => void) {
  const client = newImapClient({ host: '127.0.0.1', port: 9, secure: false, logger: false })
  const currentRequest = {
    options: { untagged: { FETCH: async (response: ImapResponse) => told(response) } },
  }
  return Object.assign(client, { currentRequest })
}

const answerOf = ({ line, literals = [] }: Line) => ({
  payload: Buffer.from(line),
  literals: literals.map((literal) => Buffer.from(literal)),
})

/** What imapflow makes of a line; undefined when it makes nothing of it. */
async function byImapflow(line: Line): Promise<ImapResponse | undefined> {
  let told: ImapResponse | undefined
  await listening((response) => (told = response)).handleResponse(answerOf(line))
  return told
}

const plain: readonly Line[] = [
  { line: '* 12 FETCH (UID 731 FLAGS (\\Seen \\Answered $label work-1))' },
  { line: '* 1 FETCH (FLAGS () UID 4294967295 MODSEQ (18446744073709551615))' },
  { line: '* 3 FETCH (UID 5 INTERNALDATE "25-Nov-2026 09:39:05 +0800" RFC822.SIZE 0)' },
  { line: '* 4 FETCH (UID 9 BODY[HEADER]<0> {9}\r\n BODY[1.2.MIME] NIL)', literals: ['From: a\r\n'] },
  { line: '* 4 FETCH (BODY[] {3}\r\n BODY[1] {4}\r\n UID 9)', literals: ['abc', '(") '] },
  { line: '* 4 FETCH (BODY[TEXT]<0> "short" BODY[2] "" UID 9)' },
  { line: '* 4 FETCH (UID 9 BODY[HEADER.FIELDS.NOT] {1}\r\n)', literals: ['x'] },
  {
    line:
      '* 5 FETCH (UID 8 BODYSTRUCTURE (("text" "plain" ("charset" "utf-8") NIL NIL "8bit" 12 1 NIL NIL NIL NIL)' +
      '("text" "html" ("charset" "gb2312") "<id@x>" NIL "base64" 120 3 NIL ("inline" NIL) NIL NIL) "alternative"' +
      ' ("boundary" "=_x(1)") NIL NIL NIL))',
  },
  { line: '* 6 FETCH (UID 7 ENVELOPE ("Wed, 1 Jul" "主题 ü" (("王" NIL "wei" "example.com")) NIL NIL NIL))' },
  { line: '* 7 FETCH (UID 1  FLAGS (\\Recent) )' },
]

/** What the general parser reads, refuses or leaves out. */
const odd: readonly Line[] = [
  { line: '* 1 FETCH (UID 5 FLAGS (\\*))' },
  { line: '* 1 FETCH (UID 5 BODYSTRUCTURE ("a" "say \\"hi\\" \\\\"))' },
  { line: '* 1 FETCH (UID 5 BODY[HEADER.FIELDS (FROM TO)] {1}\r\n)', literals: ['x'] },
  { line: '* 1 FETCH (UID 5 BINARY[1] ~{1}\r\n)', literals: ['x'] },
  { line: '* 1 FETCH (UID 1:2)' },
  { line: '* 1 FETCH (UID 5' },
  { line: '* 1 FETCH (UID 5))' },
  { line: '* 1 FETCH (UID 5 BODY[1] {7}\r\n)', literals: ['x'] },
  { line: '* 1 FETCH (UID 5 BODY[1] {1}\r\n)' },
  { line: '* 1 FETCH (UID 5)', literals: ['left over'] },
  { line: `* 1 FETCH (UID 5 BODYSTRUCTURE ${'('.repeat(40)}${')'.repeat(40)})` },
  { line: '* 1 FETCH (UID 5 "line\r\nbreak")' },
  { line: '* 1 FETCH (UID 5 a[b)' },
  { line: '* 1 FETCH (UID 5 \u0001)' },
  { line: '* 1 FETCH' },
  { line: '* 1 fetch (UID 5)' },
  { line: '* 1 EXPUNGE' },
  { line: '+ go on' },
]

describe('reading FETCH lines', () => {
  it.each(plain)('[GW-03, EM-06] takes for itself what imapflow makes of $line', async (line) => {
    const { payload, literals } = answerOf(line)
    const read = readFetchLine(payload, literals)
    expect(read).toBeDefined()
    expect(read).toEqual(await byImapflow(line))
  })

  it.each(odd)('[GW-03, I1] leaves %j to the general parser', ({ line, literals = [] }) => {
    expect(
      readFetchLine(
        Buffer.from(line),
        literals.map((literal) => Buffer.from(literal)),
      ),
    ).toBeUndefined()
  })

  it('[GW-03, I1] never reads a changed line into something that imapflow does not', async () => {
    const signs = [' ', '(', ')', '"', '\\', '[', ']', '<', '{1}\r\n', 'NIL', '*', ':', '\0', '\r\n', '%', '']
    let state = 1
    const throwDie = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let taken = 0
    for (let round = 0; round < 4_000; round++) {
      const given = plain[throwDie(plain.length)]!
      const at = throwDie(given.line.length)
      const line =
        given.line.slice(0, at) + signs[throwDie(signs.length)] + given.line.slice(at + throwDie(3))
      const changed = { ...given, line }
      const { payload, literals } = answerOf(changed)
      const read = readFetchLine(payload, literals)
      if (read === undefined) continue
      taken += 1
      expect(read, JSON.stringify(changed)).toEqual(await byImapflow(changed))
    }
    expect(taken).toBeGreaterThan(500)
  })

  it('[GW-03] tells whoever waits for it, and lets the connection go on when that fails', async () => {
    const told: unknown[] = []
    const client = listening((response) => {
      told.push(response.command)
      throw new Error('no')
    })
    readFetchesQuickly(client)
    expect(await client.handleResponse(answerOf({ line: '* 31 FETCH (UID 5)' }))).toBe(true)
    expect(await client.handleResponse(answerOf({ line: '* 32 FETCH (UID 5 "\\"")' }))).toBe(true)
    expect(told).toEqual(['31', '32'])
  })
})
