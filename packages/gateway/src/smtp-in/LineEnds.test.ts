import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { LineEnds } from './LineEnds'

const cases: [name: string, input: string, output: string][] = [
  ['CRLF stays', 'a\r\nb\r\n', 'a\r\nb\r\n'],
  ['a lone LF becomes a line end', 'a\nb\n', 'a\r\nb\r\n'],
  ['a lone CR becomes a line end', 'a\rb\r', 'a\r\nb\r\n'],
  ['LF.LF is a line with a dot', 'a\n.\nMAIL FROM:<x@y>\n', 'a\r\n.\r\nMAIL FROM:<x@y>\r\n'],
  ['LF.CRLF is a line with a dot', 'a\n.\r\nb\r\n', 'a\r\n.\r\nb\r\n'],
  ['CR.CR is a line with a dot', 'a\r.\rb\r\n', 'a\r\n.\r\nb\r\n'],
  ['CR CR LF is two line ends', 'a\r\r\nb\r\n', 'a\r\n\r\nb\r\n'],
  ['NUL vanishes, also inside a line end', 'a\0b\r\0\nc\r\n', 'ab\r\nc\r\n'],
  ['a text without line end gets one', 'a', 'a\r\n'],
  ['nothing stays nothing', '', ''],
]

describe('LineEnds', () => {
  it.each(cases)('[GW-02 T45] %s', async (_name, input, output) => {
    expect((await buffer(Readable.from([Buffer.from(input)]).pipe(new LineEnds()))).toString()).toBe(output)
  })

  it.each(cases)('[GW-02 T45] %s, byte by byte', async (_name, input, output) => {
    const bytes = [...Buffer.from(input)].map((byte) => Buffer.from([byte]))
    expect((await buffer(Readable.from(bytes).pipe(new LineEnds()))).toString()).toBe(output)
  })
})
