import type { WireMessage } from '@mailroom/api'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

const pathOf = (name: string) => fileURLToPath(new URL(`testing/encrypted/${name}`, import.meta.url))
const file = (name: string) => readFileSync(pathOf(name))
const filePassword = '芝麻-Open-7'

let gateway: TestGateway
let alice: TestBrowser
beforeAll(async () => {
  gateway = await openTestGateway({ smimeCaFile: pathOf('authority.pem') })
  alice = await gateway.signedIn('alice')
})
afterAll(() => gateway.close())

async function importFile(browser: TestBrowser, name: string, password = filePassword) {
  const { public_key: key, time } = await browser.ask('loginBefore')
  const body = { content: file(name).toString('base64'), password: wrapPassword(password, key, time) }
  return browser.call('importCertificate', { body })
}

/** Puts a mail into Alice's inbox; answers with its query. */
async function received(mail: Buffer) {
  const box = gateway.store.mail.mailbox(gateway.alice.id)
  const { uid } = await box.append('INBOX', mail, { receivedAt: Date.UTC(2050, 0) })
  return { folder: 'INBOX', uid: String(uid) }
}

const read = async (browser: TestBrowser, { uid, folder }: { uid: string; folder: string }) =>
  (await browser.ask('message', { path: { uid }, query: { folder } })) as WireMessage
const protectionOf = async (browser: TestBrowser, { uid, folder }: { uid: string; folder: string }) =>
  (await browser.ask('trust', { path: { uid }, query: { folder } })).protection

describe('a certificate of one’s own', () => {
  it('[RD-20] is told with what it says, and its key to nobody', async () => {
    const answer = await importFile(alice, 'alice.p12')
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({
      results: [
        {
          fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          subject: 'Alice Ashton',
          issuer: 'Example Authority',
          emails: ['alice@example.com'],
          valid_from: expect.stringContaining('2026-') as string,
          valid_to: expect.stringContaining('2126-') as string,
          is_own: true,
        },
      ],
    })
    expect(await alice.ask('certificates')).toEqual(JSON.parse(text))
  })

  it('[RD-20] [A8] lies in the database with its key sealed for its owner', async () => {
    const rows = await gateway.store.database.db.selectFrom('own_certificates').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed_key).toMatch(/^v1\./)
    expect(Buffer.from(rows[0]!.sealed_key.split('.')[2]!, 'base64url').toString('latin1')).not.toContain(
      '\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01',
    )
  })

  it('[RD-20] of another address is taken, and said to be so', async () => {
    const bob = await gateway.signedIn('bob')
    const answer = await importFile(bob, 'alice.p12')
    expect(await answer.json()).toMatchObject({ results: [{ is_own: false }] })
    const { fingerprint } = (await bob.ask('certificates')).results[0]!
    expect((await bob.call('deleteCertificate', { path: { fingerprint } })).status).toBe(200)
    expect((await alice.ask('certificates')).results).toHaveLength(1)
    expect((await bob.call('deleteCertificate', { path: { fingerprint } })).status).toBe(404)
  })

  it('[RD-20] [A7] says in the reader’s words what is wrong with its file, and logs no password', async () => {
    const wrong = await importFile(alice, 'alice.p12', 'canary-wrong-1')
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toEqual({ password: ['This is not the password of the file'] })
    const noKey = await importFile(alice, 'noKey.p12')
    expect(await noKey.json()).toEqual({ file: [expect.stringContaining('no private key') as string] })
    const log = gateway.lines.join('')
    for (const secret of ['canary-wrong-1', filePassword, passwords.alice]) expect(log).not.toContain(secret)
  })
})

describe('an encrypted mail', () => {
  it('[RD-20] is read like any other, with its pictures and files', async () => {
    const one = await received(file('cbc.eml'))
    const mail = await read(alice, one)
    expect(mail).toMatchObject({ subject: 'For your eyes', is_html: true })
    expect(mail.html_text).toContain('计划已备好')
    expect(mail.attachments.map(({ name, is_inline }) => [name, is_inline])).toEqual([
      ['dot.png', true],
      ['prices.csv', false],
    ])
    const query = { ...one, sid: mail.attachments[1]!.sid }
    expect(await (await alice.call('attachment', { query })).text()).toBe('a,b\r\n1,2')
    const zip = await alice.call('attachmentsZip', { query: one })
    expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toContain('prices.csv')
    expect(await protectionOf(alice, one)).toEqual({ kind: 'smimeEncrypted', verdict: 'opened' })
  })

  it('[RD-20] says who has signed what was inside', async () => {
    const one = await received(file('signed.eml'))
    expect((await read(alice, one)).html_text).toContain('计划已备好')
    expect(await protectionOf(alice, one)).toEqual({
      kind: 'smimeEncrypted',
      verdict: 'opened',
      signature: { verdict: 'valid', signer: 'Carol Outside', issuer: 'Example Authority' },
    })
  })

  it('[RD-20] leaves nothing of itself in rows, search, answers, logs and the database', async () => {
    const one = await received(file('gcm.eml'))
    expect((await read(alice, one)).html_text).toContain('plan is ready')
    const list = await alice.ask('messages', { query: { folder: 'INBOX', limit: '20', offset: '0' } })
    expect(list.results.every(({ abstract }) => abstract === '')).toBe(true)
    const found = await alice.ask('search', { query: { keyword: 'plan', page: '1', page_size: '20' } })
    expect(found.results).toEqual([])
    const answer = await alice.ask('message', {
      path: { uid: one.uid },
      query: { folder: 'INBOX', view: '3' },
    })
    expect(JSON.stringify(answer)).not.toContain('plan is ready')
    expect(gateway.lines.join('')).not.toContain('plan is ready')
    const texts = await gateway.store.database.db.selectFrom('message_texts').selectAll().execute()
    expect(JSON.stringify(texts)).not.toContain('plan is ready')
  })

  it('[RD-20] [T44] gets no pictures from the web', async () => {
    const one = await received(file('cbc.eml'))
    const body = { folder: 'INBOX', uid: Number(one.uid), addresses: ['https://pictures.example/a.png'] }
    expect(await alice.ask('pictureTickets', { body })).toEqual({ results: [null] })
  })

  const closed: readonly (readonly [verdict: string, what: string, mail: Buffer])[] = [
    ['otherRecipient', 'for somebody else', file('forBob.eml')],
    ['unsupported', 'an old cipher', file('rc2.eml')],
    [
      'broken',
      'a text that was cut',
      Buffer.from(
        file('cbc.eml')
          .toString()
          .replace(/\n.{64}\n(?=\S+\n*$)/, '\n'),
      ),
    ],
    [
      'broken',
      'nothing inside',
      Buffer.from(
        file('cbc.eml')
          .toString()
          .replace(/\n\n[\s\S]*/, '\n\n'),
      ),
    ],
  ]
  it.each(closed)(
    '[RD-20] that does not open is a mail with a file: %s, %s',
    async (verdict, _what, mail) => {
      const one = await received(mail)
      expect((await read(alice, one)).attachments.map(({ name }) => name)).toEqual(['smime.p7m'])
      expect(await protectionOf(alice, one)).toEqual({ kind: 'smimeEncrypted', verdict })
    },
  )

  it('[RD-20] is closed for whoever has no certificate', async () => {
    const { fingerprint } = (await alice.ask('certificates')).results[0]!
    const one = await received(file('cbc.eml'))
    const { attachments } = await read(alice, one)
    await alice.ask('deleteCertificate', { path: { fingerprint } })
    expect(await protectionOf(alice, one)).toEqual({ kind: 'smimeEncrypted', verdict: 'noCertificate' })
    expect((await alice.call('attachment', { query: { ...one, sid: attachments[0]!.sid } })).status).toBe(404)
  })
})
