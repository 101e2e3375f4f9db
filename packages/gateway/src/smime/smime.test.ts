import type { WireMessage } from '@mailroom/api'
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

describe('a mail within its signature', () => {
  const opaque = mailOf('opaque.eml')
  const authority = file('opaqueAuthority.pem')

  /** Alice and her mail. */
  async function received(text: string) {
    gateway = await openTestGateway({ smimeCaFile: authority })
    const box = gateway.store.mail.mailbox(gateway.alice.id)
    const { uid } = await box.append('INBOX', Buffer.from(text), { receivedAt: withinValidity })
    const alice = await gateway.signedIn('alice')
    const query = { folder: 'INBOX' }
    const mail = (await alice.ask('message', { path: { uid: String(uid) }, query })) as WireMessage
    return { alice, uid, mail }
  }

  it('[RD-20] is read, with its files, and says who signed it', async () => {
    const { alice, uid, mail } = await received(opaque)
    expect(mail).toMatchObject({ subject: 'A contract, signed', is_html: true })
    expect(mail.html_text).toContain('合同已备好')
    expect(mail.attachments.map(({ name }) => name)).toEqual(['prices.csv'])
    const query = { folder: 'INBOX', uid: String(uid), sid: mail.attachments[0]!.sid }
    expect(await (await alice.call('attachment', { query })).text()).toBe('a,b\r\n1,2')
    const said = await alice.ask('trust', { path: { uid: String(uid) }, query: { folder: 'INBOX' } })
    expect(said.protection).toMatchObject({ verdict: 'valid', signer: 'Carol Outside' })
  })

  it('[RD-20] is quoted in an answer', async () => {
    const { alice, uid } = await received(opaque)
    const query = { folder: 'INBOX', view: '3' }
    const seed = (await alice.ask('message', { path: { uid: String(uid) }, query })) as {
      quoted_html: string
    }
    expect(seed.quoted_html).toContain('The contract is ready')
  })

  it('[RD-20] [CO-01] is forwarded with the files that lie within', async () => {
    const { alice, uid } = await received(opaque)
    const seed = await alice.ask('message', {
      path: { uid: String(uid) },
      query: { folder: 'INBOX', view: '5' },
    })
    const files = 'attachments' in seed ? seed.attachments : []
    expect(files).toMatchObject([{ name: 'prices.csv', size: 'a,b\r\n1,2'.length }])
  })

  it('[RD-20] [T44] is a file and no more beside other parts', async () => {
    const [header, body] = opaque.split(/\r\n\r\n/)
    const type = /^(?:MIME|Content).*$/gm
    const mixed = [
      header!
        .replace(type, '')
        .replaceAll(/(?:\r\n)+/g, '\r\n')
        .trim(),
      'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n',
      `--x\r\nContent-Type: text/html\r\n\r\n<img src="https://evil.example/`,
      `--x\r\n${(header!.match(/^Content.*$/gm) ?? []).join('\r\n')}\r\n\r\n${body}\r\n--x--\r\n`,
    ].join('\r\n')
    const { mail } = await received(mixed)
    expect(mail.html_text).not.toContain('contract')
    expect(mail.attachments.map(({ name }) => name)).toEqual(['smime.p7m'])
  })

  it.each([
    ['a changed word', opaque.replace('cHJpY2Vz', 'cHJpY2Vy'), 'altered'],
    ['half of it', opaque.slice(0, 900), 'unreadable'],
    ['nothing', opaque.slice(0, opaque.indexOf('MII')), 'unreadable'],
  ])('[RD-20] is told as it is with %s', async (_what, mail, verdict) => {
    const { alice, uid } = await received(mail)
    const said = await alice.ask('trust', { path: { uid: String(uid) }, query: { folder: 'INBOX' } })
    expect(said.protection).toMatchObject({ kind: 'smimeSigned', verdict })
  })

  it('[RD-20] has no files but its own', async () => {
    const { alice, uid } = await received(opaque)
    for (const sid of ['inner-9', 'inner-', 'inner-../1']) {
      const query = { folder: 'INBOX', uid: String(uid), sid }
      expect((await alice.call('attachment', { query })).status).toBe(404)
    }
  })
})

describe('a mail that is protected in another way', () => {
  const kinds: readonly (readonly [kind: string, type: string, verdict?: string])[] = [
    ['smimeEncrypted', 'application/pkcs7-mime; smime-type=enveloped-data', 'broken'],
    ['smimeEncrypted', 'application/x-pkcs7-mime', 'broken'],
    ['pgpSigned', 'multipart/signed; protocol="application/pgp-signature"; boundary=b'],
    ['pgpEncrypted', 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b'],
  ]
  it.each(kinds)('[RD-20] is told as %s: %s', async (kind, type, verdict) => {
    const mail = `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n`
    expect(await protectionOf(mail)).toEqual(verdict === undefined ? { kind } : { kind, verdict })
  })

  it('[RD-20] and one that is not protected is told as nothing', async () => {
    expect(await protectionOf('From: a@b.example\r\n\r\nText')).toBeNull()
  })
})
