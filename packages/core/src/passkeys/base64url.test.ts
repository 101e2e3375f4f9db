import { expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './base64url'

const vectors = ['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg', 'Zm9vYmE', 'Zm9vYmFy']

it.each(vectors)('[SE-08] writes and reads %j as RFC 4648 has it', (text) => {
  const bytes = Uint8Array.from('foobar'.slice(0, vectors.indexOf(text)), (letter) => letter.charCodeAt(0))
  expect(toBase64url(bytes)).toBe(text)
  expect(fromBase64url(text)).toEqual(bytes)
})

it('[SE-08] keeps every byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index)
  expect(fromBase64url(toBase64url(all))).toEqual(all)
})
