import { readFileSync } from 'node:fs'
import { isMailroomError } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { readCertificateFile } from './readCertificateFile'

const file = (name: string) => readFileSync(new URL(`../testing/encrypted/${name}`, import.meta.url))
const password = '芝麻-Open-7'

/** The sentence that says why a file is not taken, and where. */
const faultOf = (bytes: Buffer, tried = password) =>
  readCertificateFile(bytes, tried).then(
    () => 'taken',
    (error: unknown) => (isMailroomError(error) ? error.details.fields : error),
  )

describe('a certificate file', () => {
  const sound: readonly (readonly [name: string, type: string])[] = [
    ['alice.p12', 'rsa'],
    ['curve.p12', 'ec'],
    ['tripleDes.p12', 'rsa'],
  ]
  it.each(sound)('[RD-20] gives the certificate that has its key with it: %s', async (name, type) => {
    const pairs = await readCertificateFile(file(name), password)
    expect(pairs).toHaveLength(1)
    const { certificate, key } = pairs[0]!
    expect(certificate.checkEmail('alice@example.com')).toBe('alice@example.com')
    expect(key.asymmetricKeyType).toBe(type)
    expect(certificate.checkPrivateKey(key)).toBe(true)
  })

  it('[RD-20] is the same certificate however the file is protected', async () => {
    const [[modern], [old]] = await Promise.all([
      readCertificateFile(file('alice.p12'), password),
      readCertificateFile(file('tripleDes.p12'), password),
    ])
    expect(modern!.certificate.fingerprint256).toBe(old!.certificate.fingerprint256)
  })

  const alice = file('alice.p12')
  const faulty: readonly (readonly [name: string, file: Buffer, password: string, fault: object])[] = [
    ['a wrong password', alice, 'wrong', { password: ['certificatePassword'] }],
    ['no password', alice, '', { password: ['certificatePassword'] }],
    ['no key inside', file('noKey.p12'), password, { file: ['certificateWithoutKey'] }],
    ['the protection of old files', file('rc2.p12'), password, { file: ['certificateOldCipher'] }],
    ['rounds without end', file('slow.p12'), password, { file: ['certificateUnreadable'] }],
    ['nothing in it', Buffer.alloc(0), password, { file: ['certificateUnreadable'] }],
    ['something else', Buffer.from('<html>'), password, { file: ['certificateUnreadable'] }],
    ['half of it', alice.subarray(0, alice.length / 2), password, { file: ['certificateUnreadable'] }],
    [
      'a depth without end',
      Buffer.alloc(200_000, '3080', 'hex'),
      password,
      { file: ['certificateUnreadable'] },
    ],
  ]
  it.each(faulty)('[RD-20] [D2] is refused in plain words: %s', async (_name, bytes, tried, fault) => {
    expect(await faultOf(bytes, tried)).toEqual(fault)
  })

  it('[RD-20] [D2] with any byte of it changed is taken or refused, never more', async () => {
    for (let at = 0; at < alice.length; at += 97) {
      const changed = Buffer.from(alice)
      changed[at] = changed[at]! ^ 0x55
      expect(await faultOf(changed)).toSatisfy((fault) => fault === 'taken' || !(fault instanceof Error))
    }
  })
})
