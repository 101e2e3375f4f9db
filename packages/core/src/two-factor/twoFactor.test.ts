import { describe, expect, it } from 'vitest'
import {
  authenticatorCode,
  authenticatorStep,
  authenticatorUri,
  findAuthenticatorStep,
} from './authenticatorCode'
import { fromBase32, toBase32 } from './base32'
import { makeBackupCode, readSignInCode } from './signInCode'

const secret = toBase32(new TextEncoder().encode('12345678901234567890'))

describe('codes of authenticators', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('[SE-08] at %d s are those of RFC 6238 appendix B', async (seconds, code) => {
    expect(await authenticatorCode(secret, authenticatorStep(seconds * 1000))).toBe(code)
  })

  it('[SE-08] count for half a minute before and after, and never twice', async () => {
    const now = 2_000_000_000_000
    const step = authenticatorStep(now)
    const find = async (away: number, lastStep = 0) =>
      findAuthenticatorStep(secret, await authenticatorCode(secret, step + away), { now, lastStep })
    expect(await Promise.all([-2, -1, 0, 1, 2].map((away) => find(away)))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ])
    expect(await find(0, step)).toBeUndefined()
    expect(await find(-1, step)).toBeUndefined()
    expect(await find(1, step)).toBe(step + 1)
  })

  it('[SE-08] travel to the app in an address that names house and person', () => {
    expect(authenticatorUri('ABC', '示例 Mail', 'li@example.com')).toBe(
      'otpauth://totp/%E7%A4%BA%E4%BE%8B%20Mail:li%40example.com?secret=ABC&issuer=%E7%A4%BA%E4%BE%8B%20Mail',
    )
  })
})

it.each(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'])('[SE-08] base32 of %j comes back', (text) => {
  const written = toBase32(new TextEncoder().encode(text))
  expect(new TextDecoder().decode(fromBase32(` ${written.toLowerCase()} `))).toBe(text)
})

it('[SE-08] base32 is that of RFC 4648', () => {
  expect(toBase32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI')
  expect(() => fromBase32('0!')).toThrow(TypeError)
})

it.each([
  ['012 345', { kind: 'authenticator', code: '012345' }],
  ['０１２３４５', { kind: 'authenticator', code: '012345' }],
  ['K3VD 9MQX 72PH', { kind: 'backup', code: 'k3vd9mqx72ph' }],
  ['k3vd-9mqx-72ph', { kind: 'backup', code: 'k3vd9mqx72ph' }],
  ['12345', undefined],
  ['k3vd-9mqx-72p!', undefined],
  ['', undefined],
])('[SE-08] reads the code %j', (text, code) => {
  expect(readSignInCode(text)).toEqual(code)
})

it('[SE-08] makes backup codes that can be read back', () => {
  const code = makeBackupCode((below) => below - 1)
  expect(code).toBe('zzzz-zzzz-zzzz')
  expect(readSignInCode(code)?.kind).toBe('backup')
})
