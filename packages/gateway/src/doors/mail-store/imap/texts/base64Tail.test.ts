import { expect, it } from 'vitest'
import { sizeFromTail } from './base64Tail'

const lines = (size: number, letters: number, end = '\r\n') =>
  Buffer.from(
    Buffer.alloc(size, 'x')
      .toString('base64')
      .replaceAll(new RegExp(`.{${letters}}`, 'g'), `$&${end}`),
  )

it.each([
  [200_000, 76, '\r\n'],
  [200_001, 76, '\r\n'],
  [200_002, 72, '\n'],
  [57 * 1_000, 76, '\r\n'],
  [50_000, 60, '\r\n'],
])('[RD-14] tells the size of %i bytes in lines of %i letters from their end', (size, letters, end) => {
  const encoded = lines(size, letters, end)
  for (const tail of [300, 1_024, 4_000, encoded.length]) {
    expect(sizeFromTail(encoded.subarray(-tail), encoded.length)).toBe(size)
  }
})

it.each([
  ['one line without an end', Buffer.alloc(9_000, 'x').toString('base64')],
  ['lines that do not end with a group', lines(9_000, 75).toString()],
  ['lines of different lengths', `${lines(4_000, 76).toString()}\r\nAAAA\r\n${lines(300, 60).toString()}`],
])('[RD-14] does not guess at %s', (_, text) => {
  const encoded = Buffer.from(text)
  expect(sizeFromTail(encoded.subarray(-1_024), encoded.length)).toBeUndefined()
})
