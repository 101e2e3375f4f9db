import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unwrapPassword } from './unwrapPassword'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = createPublicKey(privateKey)
const wrap = (text: string) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
    'base64',
  )
const raw = (bytes: Buffer) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, bytes).toString('base64')

describe('unwrapPassword', () => {
  it('[SE-12] gives the password and the time behind it', () => {
    expect(unwrapPassword(wrap('secret1234567890'), privateKey)).toEqual({
      password: 'secret',
      sentAtSeconds: 1234567890,
    })
  })

  it('[SE-12] keeps letters of any script and digits at the end of the password', () => {
    expect(unwrapPassword(wrap('密码1231763000000'), privateKey).password).toBe('密码123')
  })

  it.each([
    ['nothing', ''],
    ['text that is not base64', '%%%'],
    ['too few bytes', Buffer.alloc(10).toString('base64')],
    ['a number above the modulus', Buffer.alloc(256, 0xff).toString('base64')],
    [
      'a wrong first byte pair',
      raw(
        Buffer.concat(
          [Buffer.from([0, 1]), Buffer.alloc(243, 7), Buffer.from([0]), Buffer.from('a1763000000')].map(
            (part, index) => (index === 1 ? part.subarray(0, 242) : part),
          ),
        ),
      ),
    ],
    ['no end of the padding', raw(Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(254, 7)]))],
    [
      'padding that is too short',
      raw(Buffer.concat([Buffer.from([0, 2, 7, 7, 7, 0]), Buffer.alloc(250, 65)])),
    ],
  ])('[SE-12] answers %s with a text that is no password, the same each time', (_name, wrapped) => {
    const first = unwrapPassword(wrapped, privateKey)
    expect(first.password.length).toBeGreaterThan(0)
    expect(unwrapPassword(wrapped, privateKey)).toEqual(first)
  })
})
