import type { Protection } from '@mailroom/core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'

const file = (name: string) => fileURLToPath(new URL(`testing/${name}`, import.meta.url))
const mailOf = (name: string) => readFileSync(file(name), 'utf8')

/** The certificates are valid from November 2026 on, for a hundred years. */
const withinValidity = Date.UTC(2050, 0)

let gateway: TestGateway | undefined
afterEach(() => gateway?.close())

/** What is said about a mail in Alice's inbox. */
async function protectionOf(mail: string, receivedAt = withinValidity, smimeCaFile = file('authority.pem')) {
  gateway = await openTestGateway({ smimeCaFile })
  const box = gateway.store.mail.mailbox(gateway.alice.id)
  const { uid } = await box.append('INBOX', Buffer.from(mail), { receivedAt })
  const alice = await gateway.signedIn('alice')
  const call = { path: { uid: String(uid) }, query: { folder: 'INBOX' } }
  return (await alice.ask('trust', call)).protection
}

const signed = mailOf('signed.eml')
const said = (verdict: Extract<Protection, { kind: 'smimeSigned' }>['verdict']) => ({
  kind: 'smimeSigned',
  verdict,
  signer: 'Carol Outside',
  issuer: 'Example Authority',
})

describe('a signed mail', () => {
  it('[RD-20] is valid when the sender signed it and an authority that is trusted vouches for them', async () => {
    expect(await protectionOf(signed)).toEqual(said('valid'))
  })

  it('[RD-20] is valid when its line ends were changed on the way into a file', async () => {
    expect(await protectionOf(signed.replaceAll('\r\n', '\n'))).toEqual(said('valid'))
  })

  it('[RD-20] is not when a word of it was changed', async () => {
    expect(await protectionOf(signed.replace('is ready', 'is void!'))).toEqual(said('altered'))
  })

  it('[RD-20] is not when somebody else sent it', async () => {
    const forged = signed.replace('carol@outside.example.org', 'dave@outside.example.org')
    expect(await protectionOf(forged)).toEqual(said('otherSender'))
  })

  it('[RD-20] is not when nobody trusted vouches for the signer', async () => {
    expect(await protectionOf(signed, withinValidity, '')).toEqual(said('unknownIssuer'))
  })

  it('[RD-20] is not when the certificate is for servers', async () => {
    const { verdict } = (await protectionOf(mailOf('signedByServer.eml'))) as { verdict: string }
    expect(verdict).toBe('unknownIssuer')
  })

  it('[RD-20] is not when it came before or after the certificate’s time', async () => {
    expect(await protectionOf(signed, Date.UTC(2020, 0))).toEqual(said('expired'))
  })

  const broken: readonly (readonly [name: string, mail: string])[] = [
    ['no signature', signed.replace(/MII[\s\S]*?\r\n\r\n/, '\r\n\r\n')],
    ['half a signature', signed.replace(/(MII[\s\S]{500})[\s\S]*?\r\n\r\n/, '$1\r\n\r\n')],
    ['one part', signed.slice(0, signed.indexOf('Content-Type: application/x-pkcs7'))],
  ]
  it.each(broken)('[RD-20] says so when it has %s', async (_name, mail) => {
    expect(await protectionOf(mail)).toEqual({
      kind: 'smimeSigned',
      verdict: 'unreadable',
      signer: '',
      issuer: '',
    })
  })
})

describe('a mail that is protected in another way', () => {
  const kinds: readonly (readonly [kind: string, type: string])[] = [
    ['smimeEncrypted', 'application/pkcs7-mime; smime-type=enveloped-data'],
    ['smimeEncrypted', 'application/x-pkcs7-mime'],
    ['smimeOpaque', 'application/pkcs7-mime; smime-type=signed-data'],
    ['pgpSigned', 'multipart/signed; protocol="application/pgp-signature"; boundary=b'],
    ['pgpEncrypted', 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b'],
  ]
  it.each(kinds)('[RD-20] is told as %s: %s', async (kind, type) => {
    const mail = `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n`
    expect(await protectionOf(mail)).toEqual({ kind })
  })

  it('[RD-20] and one that is not protected is told as nothing', async () => {
    expect(await protectionOf('From: a@b.example\r\n\r\nText')).toBeNull()
  })
})
