import { constants, generateKeyPairSync, privateDecrypt, type KeyObject, webcrypto } from 'node:crypto'
import { isMailroomError } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wrapPassword } from './wrapPassword'

// The size that the texts fix.
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

function unwrap(wrapped: string, key: KeyObject): string {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(wrapped, 'base64'))
  expect([...block.subarray(0, 2)]).toEqual([0, 2])
  return block.subarray(block.indexOf(0, 2) + 1).toString('utf8')
}

const kindOf = (promise: Promise<string>) =>
  promise.then(
    () => 'wrapped',
    (error: unknown) => (isMailroomError(error) ? error.kind : error),
  )

/** A page that did not come over TLS has random numbers and nothing else. */
const plainCrypto = {
  getRandomValues: (array: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(array),
}

describe.each([
  ['by the platform', webcrypto],
  ['by jsencrypt, where the platform has no keys', plainCrypto],
])('a password wrapped with a key that is read %s', (_, platform) => {
  beforeEach(() => {
    vi.stubGlobal('crypto', platform)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each(['Secret-123', '密码 with 空格 ', '🔑', '"\\\'<>&'])(
    '[SE-12] %j arrives with the time behind it',
    async (password) => {
      const wrapped = await wrapPassword(password, pem, 1_763_700_000)
      expect(unwrap(wrapped, privateKey)).toBe(`${password}1763700000`)
    },
  )

  it('[SE-12] the same password never looks the same', async () => {
    expect(await wrapPassword('a', pem, 1)).not.toBe(await wrapPassword('a', pem, 1))
  })

  it('[SE-12] takes what fits the key, in bytes, and refuses one more', async () => {
    // 128 bytes of key, 11 of padding, 10 digits of time.
    expect(await kindOf(wrapPassword('x'.repeat(107), pem, 1_763_700_000))).toBe('wrapped')
    expect(await kindOf(wrapPassword('x'.repeat(108), pem, 1_763_700_000))).toBe('invalid')
    expect(await kindOf(wrapPassword('密'.repeat(36), pem, 1_763_700_000))).toBe('invalid')
  })

  it.each(['', 'no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
    '[SE-12] the key %j is a failure of the server',
    async (key) => {
      expect(await kindOf(wrapPassword('a', key, 1))).toBe('server')
    },
  )
})
