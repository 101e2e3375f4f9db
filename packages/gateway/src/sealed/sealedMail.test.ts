import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftContent } from '@mailroom/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSecretBox } from '../accounts/credentials/openSecretBox'
import { createSecretBox } from '../accounts/credentials/secretBox'
import { ManualClock } from '../jobs/ManualClock'
import { bringOnline } from '../testing/bringOnline'
import { draftContent } from '../testing/draftContent'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'
import { newDraftId } from '../sending/drafts/DraftService'
import { keptKey } from './contentKey'
import { resealKeys } from './resealKeys'

const canary = 'canary-5ea1ed-body'
const dayMs = 86_400_000
let gateway: TestGateway
let clock: ManualClock
let bob: TestBrowser

beforeEach(async () => {
  clock = new ManualClock(Date.now())
  gateway = await openTestGateway({ timeZone: 'Asia/Shanghai' }, clock)
  await gateway.postOffice.start(true)
  bob = await gateway.signedIn('bob')
})
afterEach(async () => {
  await gateway.postOffice.stop()
  await gateway.close()
})

const dayAfter = (days: number) => new Date(clock.now() + days * dayMs).toISOString().slice(0, 10)
const burn = (readLimit: number, days = 7) => ({ kind: 'burn', readLimit, burnDay: dayAfter(days) }) as const

/** Alice sends a mail to Bob; answers with its uid in his inbox. */
async function sent(change: Partial<DraftContent>) {
  const form = draftContent({ subject: 'Sealed', html: `<p>${canary}</p>`, text: canary, ...change })
  const { messageId } = await gateway.services.sending.send(gateway.alice.id, form, newDraftId())
  const ref = await vi.waitFor(async () => {
    const [found] = await box().findByMessageId(messageId)
    expect(found).toMatchObject({ folder: 'INBOX' })
    return found!
  }, 10_000)
  return { messageId, uid: ref.uid }
}

const box = () => gateway.store.mail.mailbox(gateway.bob.id)
const reveal = (uid: number) => bob.call('reveal', { body: { folder: 'INBOX', uid } })
async function read(uid: number) {
  const mail = await bob.ask('message', { path: { uid: `${uid}` }, query: { folder: 'INBOX' } })
  if (!('attrs' in mail)) throw new Error('The mail has no seal.')
  return mail
}
const burned = (uid: number) =>
  vi.waitFor(async () => {
    const [row] = await box().summaries([{ folder: 'INBOX', uid }])
    expect(row?.state.isBurned).toBe(true)
  }, 10_000)
const statesOf = async (messageId: string) =>
  (await gateway.services.sending.status(gateway.alice.id, messageId)).map(({ state }) => state)

/** Every file under the data folder in which some bytes stand, and the rows of seals. */
async function filesWith(text: string): Promise<string[]> {
  const { dataFolder } = gateway.settings
  const names = await readdir(dataFolder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names.filter((each) => each.isFile())) {
    // What is taken away meanwhile holds nothing any more.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    if (bytes.includes(text) || bytes.includes(Buffer.from(text).toString('base64').slice(0, 20)))
      found.push(entry.name)
  }
  return found
}
const blobCount = async () =>
  (
    await readdir(join(gateway.settings.dataFolder, 'blobs'), { recursive: true, withFileTypes: true })
  ).filter((each) => each.isFile()).length

it('[RD-12] [A7] the text of a mail that burns is in no database, blob or log, before and after', async () => {
  const before = await blobCount()
  const { uid, messageId } = await sent({ seal: burn(1) })
  expect(await filesWith(canary)).toEqual([])
  expect(await (await reveal(uid)).text()).toContain(canary)
  await burned(uid)
  expect(await filesWith(canary)).toEqual([])
  expect(gateway.lines.join('\n')).not.toContain(canary)
  const seals = await gateway.store.database.db.selectFrom('seals').selectAll().execute()
  expect(seals).toMatchObject([{ blob_key: null, content_key: '' }])
  // What is left are the two sentences in its place: Bob's, and Alice's in Sent. Bytes of a mail that is still being filed
  // are asked after once more, a second later.
  await vi.waitFor(async () => {
    clock.advance(1000)
    expect(await blobCount()).toBe(before + 2)
  }, 10_000)
  expect(await statesOf(messageId)).toEqual(['burned'])
  expect((await reveal(uid)).status).toBe(404)
  expect((await read(uid)).attrs).toMatchObject({ is_burn: true, is_burned: true, burn_left: 0 })
})

it('[RD-12] reading, source, header, download, search, answers and its writer spend nothing; only the writer sees it', async () => {
  const { uid } = await sent({ seal: burn(2) })
  const one = { folder: 'INBOX', uid: `${uid}` }
  const shown = [
    await bob.call('message', { path: { uid: `${uid}` }, query: { folder: 'INBOX' } }),
    ...(await Promise.all(
      ['1', '2', '3', '4'].map((view) =>
        bob.call('message', { path: { uid: `${uid}` }, query: { folder: 'INBOX', view } }),
      ),
    )),
    await bob.call('original', { query: one }),
    await bob.call('archive', { query: { folder: 'INBOX', uids: 'all' } }),
    await bob.call('search', { query: { keyword: canary, page: '1', page_size: '20' } }),
    await bob.call('messages', { query: { folder: 'INBOX', limit: '20', offset: '0' } }),
  ]
  for (const answer of shown)
    expect([answer.status, (await answer.text()).includes(canary)]).toEqual([200, false])
  for (const view of ['5', '6', '7']) {
    const query = { folder: 'INBOX', view }
    expect((await bob.call('message', { path: { uid: `${uid}` }, query })).status).toBe(403)
  }
  const alice = await gateway.signedIn('alice')
  const { results } = await alice.ask('messages', { query: { folder: 'Sent', limit: '1', offset: '0' } })
  const own = await alice.call('reveal', { body: { folder: 'Sent', uid: results[0]!.uid } })
  expect(await own.text()).toContain(canary)
  expect((await read(uid)).attrs).toMatchObject({ burn_left: 2, is_burned: false })
})

it('[RD-12] at 0:00 of its day it is destroyed in the zone of the organisation, however often it may be read', async () => {
  const { uid, messageId } = await sent({ seal: burn(99, 2) })
  const { attrs } = await read(uid)
  const burnsAt = Date.parse(attrs!.burn_day!)
  expect(new Date(burnsAt).toISOString()).toMatch(/T16:00:00/)
  clock.advance(burnsAt - clock.now() - 1000)
  bob = await gateway.signedIn('bob')
  expect((await reveal(uid)).status).toBe(200)
  clock.advance(1000)
  expect((await reveal(uid)).status).toBe(404)
  await burned(uid)
  expect(await statesOf(messageId)).toEqual(['burned'])
  const [seal] = await gateway.store.database.db.selectFrom('seals').select('blob_key').execute()
  expect(seal).toEqual({ blob_key: null })
})

it('[RD-12] one reader’s last reading takes nothing from the others', async () => {
  const to = [gateway.bob, gateway.alice].map(({ address }) => ({ address, name: '' }))
  const { uid } = await sent({ seal: burn(1), to })
  expect((await reveal(uid)).status).toBe(200)
  await burned(uid)
  const alice = await gateway.signedIn('alice')
  const list = await alice.ask('messages', { query: { folder: 'INBOX', limit: '1', offset: '0' } })
  const own = { folder: 'INBOX', uid: list.results[0]!.uid }
  expect((await alice.call('reveal', { body: own })).status).toBe(200)
  expect((await alice.call('reveal', { body: own })).status).toBe(404)
})

it('[RD-12] [SS-03] a mail that was recalled is not opened any more', async () => {
  const { uid, messageId } = await sent({ seal: burn(3) })
  const alice = await gateway.signedIn('alice')
  await vi.waitFor(async () => expect(await statesOf(messageId)).toEqual(['delivered']))
  await alice.ask('recallAll', { body: { message_id: messageId } })
  expect((await reveal(uid)).status).toBe(404)
  expect(await statesOf(messageId)).toEqual(['recalled'])
})

it('[RD-11] [A7] [A8] a mail with a password lies sealed, for its writer as well, and without it nothing opens', async () => {
  const password = 'q7W9e2'
  const { uid } = await sent({ seal: { kind: 'password', password } })
  expect([await filesWith(canary), await filesWith(password)]).toEqual([[], []])
  const { public_key, time } = await bob.ask('loginBefore')
  const unlock = (text: string) =>
    bob.call('unlock', { body: { folder: 'INBOX', uid, password: wrapPassword(text, public_key, time) } })
  const wrong = await unlock('q7W9e3')
  expect([wrong.status, await wrong.json()]).toEqual([400, { password: ['Wrong password, please re-enter'] }])
  expect(await (await unlock(password)).text()).toContain(canary)
  expect([await filesWith(canary), await filesWith(password)]).toEqual([[], []])
  expect(gateway.lines.join('\n')).not.toContain(password)
})

it('[B3] [RD-11] of 200 guesses at once, from many browsers and addresses, five are looked at; then the right one waits too', async () => {
  const password = 'q7W9e2'
  const { uid } = await sent({ seal: { kind: 'password', password } })
  const other = await sent({ seal: { kind: 'password', password } })
  const unlock = async (browser: TestBrowser, text: string, mail = uid) => {
    const { public_key, time } = await browser.ask('loginBefore')
    const body = { folder: 'INBOX', uid: mail, password: wrapPassword(text, public_key, time) }
    return (await browser.call('unlock', { body })).status
  }
  const browsers = await Promise.all([1, 2, 3, 4].map(() => gateway.signedIn('bob')))
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_none, index) => {
      const browser = browsers[index % browsers.length]!
      browser.remoteAddress = `127.0.0.${index + 1}`
      return unlock(browser, `guess${index % 10}`)
    }),
  )
  expect(statuses.filter((status) => status !== 429)).toEqual([400, 400, 400, 400, 400])
  expect(await unlock(bob, password)).toBe(429)
  // The count lies in the database, whatever process asks; another mail is another password.
  const { db } = gateway.store.database
  const rows = await db.selectFrom('login_attempts').select('subject').execute()
  expect(rows.filter(({ subject }) => subject.startsWith('mail-password:'))).toHaveLength(1)
  expect(await unlock(bob, password, other.uid)).toBe(200)
  clock.advance(15 * 60_000 + 1000)
  expect(await unlock(bob, password)).toBe(200)
})

const linked = /http:\/\/127\.0\.0\.1:8080\/link\/([\w-]{43})/

it('[RD-11] [AT-03] the links of a mail with a password lie sealed with it, and lead to the file once it is opened', async () => {
  const bytes = randomBytes(3000)
  const { id } = await bringOnline(await gateway.signedIn('alice'), bytes)
  const file = { ...{ id, name: '', sizeBytes: 0, contentType: '' }, online: { expiresAt: 0 } }
  const to = [{ address: gateway.bob.address, name: '' }, outside]
  const password = 'Correct horse 7'
  const { uid } = await sent({ seal: { kind: 'password', password }, to, attachments: [file] })
  const raw = await (await bob.call('original', { query: { folder: 'INBOX', uid: String(uid) } })).text()
  const shut = JSON.stringify(await read(uid)) + raw
  expect([shut.includes('/link/'), shut.includes('施工图')]).toEqual([false, false])
  const { public_key, time } = await bob.ask('loginBefore')
  const wrapped = wrapPassword(password, public_key, time)
  const opened = await bob.ask('unlock', { body: { folder: 'INBOX', uid, password: wrapped } })
  const html = opened.html_text ?? ''
  const [, token = ''] = linked.exec(html) ?? []
  expect([html.includes('施工图.zip'), linked.test(opened.plain_text)]).toEqual([true, true])
  const fetched = await gateway.browser().fetch(`/link/${token}/file`)
  expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true)
  expect(await filesWith(token)).toEqual([])
})

const outside = { address: 'carol@elsewhere.test', name: '' }

it('[RD-11] [CO-06] people outside get a page in the place of the mail, and people inside the mail itself', async () => {
  const to = [{ address: gateway.bob.address, name: '' }, outside]
  const password = 'Correct horse 7'
  const { uid, messageId } = await sent({ seal: { kind: 'password', password }, to })
  await vi.waitFor(async () => expect((await statesOf(messageId))[0]).toBe('delivered'), 10_000)
  const { attachments, attrs } = await read(uid)
  expect([attachments, attrs?.is_password_long]).toEqual([[], true])
  const original = await bob.call('original', { query: { folder: 'INBOX', uid: String(uid) } })
  const raw = await original.text()
  expect([raw.includes('protected-mail.html'), raw.includes(canary)]).toEqual([true, false])
  const { public_key, time } = await bob.ask('loginBefore')
  const wrapped = wrapPassword(password, public_key, time)
  const opened = await bob.ask('unlock', { body: { folder: 'INBOX', uid, password: wrapped } })
  expect([opened.plain_text.includes(canary), opened.attrs.is_password_long]).toEqual([true, true])
})

it('[CO-06] says who is outside, and sends nothing there that is to be destroyed, nor a long password inside', async () => {
  const alice = await gateway.signedIn('alice')
  const to = ['bob@example.com', outside.address, 'nobody@example.com']
  expect(await alice.ask('sealOutside', { body: { to } })).toEqual({ outside: to.slice(1) })
  const send = (change: Partial<DraftContent>) =>
    gateway.services.sending.send(gateway.alice.id, draftContent(change), newDraftId())
  await expect(send({ seal: burn(1), cc: [outside] })).rejects.toMatchObject({
    details: { fields: { to: ['sealedOutside'] } },
  })
  const long = { kind: 'password', password: 'Correct horse 7' } as const
  await expect(send({ seal: long })).rejects.toMatchObject({
    details: { fields: { password: ['mailPassword'] } },
  })
  const large = { seal: long, cc: [outside], html: 'x'.repeat(10 * 1024 * 1024 + 1) }
  await expect(send(large)).rejects.toMatchObject({ details: { detail: 'sealedPageTooLarge' } })
  expect(await gateway.store.database.db.selectFrom('seals').selectAll().execute()).toEqual([])
})

it('[CO-06] the gateway itself refuses what is switched off, and two seals at once', async () => {
  const alice = await gateway.signedIn('alice')
  const form = (change: object) => ({
    ...{
      action: 'send',
      draft_id: newDraftId(),
      to: [['bob@example.com', '']],
      cc: [],
      bcc: [],
      subject: 'x',
    },
    ...{ html_text: '<p>x</p>', plain_text: 'x', is_html: true, attachments: [], is_burn: true },
    ...{ burn_limit: 1, burn_day: dayAfter(3), ...change },
  })
  expect((await alice.call('compose', { body: form({ is_password: true, password: 'x' }) })).status).toBe(400)
  Object.assign(gateway.services.settings, { allowBurn: false })
  expect((await alice.call('compose', { body: form({}) })).status).toBe(403)
  expect(await alice.ask('loginAfter')).toMatchObject({ show_button_of_burn: false })
})

it('[A8] [RD-12] can be read on when the secret key has been changed and the one before it is gone', async () => {
  await sent({ seal: burn(3) })
  const { database } = gateway.store
  const rowNow = () =>
    database.db.selectFrom('seals').select(['envelope_id', 'content_key']).executeTakeFirstOrThrow()
  const { envelope_id: id, content_key: before } = await rowNow()
  const key = keptKey(await openSecretBox(gateway.settings), before, id)
  expect(key?.length).toBe(32)

  const secretKey = randomBytes(32)
  const changed = { ...gateway.settings, secretKey: secretKey.toString('base64') }
  expect(await resealKeys(database, await openSecretBox(changed))).toBe(0)
  const { content_key: after } = await rowNow()
  expect(keptKey(createSecretBox([secretKey]), after, id)).toEqual(key)

  expect(await resealKeys(database, createSecretBox([randomBytes(32)]))).toBe(1)
  expect((await rowNow()).content_key).toBe(after)
})
