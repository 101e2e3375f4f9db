import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { newContentKey, unwrapKey, wrapKey } from './contentKey'
import { openSealed, sealStream } from './sealStream'

const pieceBytes = 65_536 + 16
const seal = (key: Buffer, plain: Buffer) =>
  buffer(sealStream(key, Readable.from([plain], { objectMode: false })))

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('[RD-11] gives back %i bytes', async (count) => {
  const [key, plain] = [newContentKey(), randomBytes(count)]
  const sealed = await seal(key, plain)
  expect(openSealed(key, sealed).equals(plain)).toBe(true)
  expect(count < 16 || !sealed.includes(plain.subarray(0, 16))).toBe(true)
})

it('[RD-11] opens nothing that was changed, cut, or put in another order', async () => {
  const [key, plain] = [newContentKey(), randomBytes(200_000)]
  const sealed = await seal(key, plain)
  const changed = Buffer.from(sealed)
  changed[100]! ^= 1
  const [first, second] = [sealed.subarray(0, pieceBytes), sealed.subarray(pieceBytes, 2 * pieceBytes)]
  const broken = {
    changed,
    'cut at a piece': sealed.subarray(0, 2 * pieceBytes),
    'cut within one': sealed.subarray(0, -1),
    swapped: Buffer.concat([second, first, sealed.subarray(2 * pieceBytes)]),
    empty: Buffer.alloc(0),
  }
  for (const [what, bytes] of Object.entries(broken))
    expect(() => openSealed(key, bytes), what).toThrow(/auth/)
  expect(() => openSealed(newContentKey(), sealed)).toThrow(/auth/)
})

it('[RD-11] unwraps a key with its password alone', async () => {
  const key = newContentKey()
  const wrapped = await wrapKey(key, 'a1B2c3')
  expect(wrapped.includes(key)).toBe(false)
  expect((await unwrapKey(wrapped, 'a1B2c3'))?.equals(key)).toBe(true)
  expect(await unwrapKey(wrapped, 'a1b2c3')).toBeUndefined()
})
