import { describe, expect, it } from 'vitest'
import { CommandReader } from './CommandReader'
import { decodeMailboxName, encodeMailboxName } from './mailboxName'
import { parseCommand } from './parseCommand'
import { quoted } from './quoted'
import { sequenceSet, setOf } from './sequenceSet'

/** Gives a reader the bytes in pieces, and answers what came out and how often leave was asked. */
async function read(pieces: readonly (string | Buffer)[], hasLiteralPlus = true) {
  let asked = 0
  const reader = new CommandReader(() => (asked += 1), hasLiteralPlus)
  for (const piece of pieces) reader.feed(Buffer.from(piece))
  reader.end()
  const all: unknown[] = []
  for (let parts = await reader.next(); parts; parts = await reader.next()) all.push(parts)
  return { all, asked }
}

describe('the reader of commands', () => {
  it('[GW-03] puts lines and literals together however they are cut', async () => {
    const bytes = Buffer.from('a LOGIN {3}\r\nann "b"\r\nb APPEND x {4+}\r\n\r\n\r\n\r\nc NOOP\r\n')
    const whole = await read([bytes])
    expect(whole).toEqual({
      all: [
        ['a LOGIN ', Buffer.from('ann'), ' "b"'],
        ['b APPEND x ', Buffer.from('\r\n\r\n'), ''],
        ['c NOOP'],
      ],
      asked: 1,
    })
    expect(await read([...bytes].map((byte) => Buffer.of(byte)))).toEqual(whole)
  })

  it('[GW-03] knows no literal without leave where the server has no LITERAL+', async () => {
    const { all } = await read(['a APPEND x {4+}\r\nmail\r\n'], false)
    expect(all).toEqual([['a APPEND x {4+}'], ['mail']])
  })
})

describe('the parser of commands', () => {
  it('[GW-03] reads atoms, strings, lists, sections and literals', () => {
    const fetch = 'a uid fetch 1:* (FLAGS BODY.PEEK[HEADER.FIELDS (From To)]<0.100>) "q \\"\\\\" '
    const { tag, name, args, text } = parseCommand([fetch, Buffer.from('(x')])
    expect({ tag, name, text }).toEqual({ tag: 'a', name: 'UID FETCH', text: `${fetch.slice(2)}{2}` })
    expect(args).toMatchObject([
      { kind: 'atom', text: '1:*' },
      { kind: 'list', items: [{ text: 'FLAGS' }, { text: 'BODY.PEEK[HEADER.FIELDS (From To)]<0.100>' }] },
      { kind: 'string', text: 'q "\\' },
      { kind: 'string', text: '(x' },
    ])
  })

  it.each(['', 'a', '(a) NOOP', 'a LOGIN "x'])('[GW-03] does not understand %j', (line) => {
    expect(() => parseCommand([line])).toThrow(/^BAD/)
  })
})

describe('sets of messages', () => {
  it.each([
    ['3', [3]],
    ['*', [9]],
    ['1:3,7', [1, 2, 3, 7]],
    ['8:*', [8, 9]],
    // Of an empty end: the last one always belongs to it (RFC 3501 9).
    ['20:*', [9]],
    ['3:1', [1, 2, 3]],
  ])('[GW-03] %s', (text, expected) => {
    const isIn = sequenceSet(text, 9)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isIn)).toEqual(expected)
  })

  it.each(['', 'a', '1,', '1:2:3', '-1'])('[GW-03] %j is none', (text) => {
    expect(() => sequenceSet(text, 9)).toThrow(/^BAD/)
  })

  it('[GW-03] are written as short as they can be', () => {
    expect([setOf([]), setOf([5]), setOf([9, 1, 2, 3, 7, 8])]).toEqual(['', '5', '1:3,7:9'])
  })
})

describe('names of folders', () => {
  it.each([
    ['INBOX', 'INBOX'],
    ['A&B', 'A&-B'],
    ['工作', '&XeVPXA-'],
    ['~peter/mail/台北/日本語', '~peter/mail/&U,BTFw-/&ZeVnLIqe-'],
    ['😀', '&2D3eAA-'],
  ])('[GW-03] %s travels as %s', (name, encoded) => {
    expect(encodeMailboxName(name)).toBe(encoded)
    expect(decodeMailboxName(encoded)).toBe(name)
  })
})

describe('strings of answers', () => {
  it('[GW-03] are quoted, or literals, or NIL', () => {
    expect([quoted('a"b\\'), quoted('a\r\nb'), quoted('\u00e4'), quoted(undefined)]).toEqual([
      '"a\\"b\\\\"',
      '{4}\r\na\r\nb',
      '{1}\r\n\u00e4',
      'NIL',
    ])
  })
})
