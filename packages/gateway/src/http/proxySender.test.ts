import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShareLevel } from '@mailroom/core'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import { SmtpSink } from '../testing/SmtpSink'
import type { TestBrowser } from '../testing/TestBrowser'

const hourMs = 3_600_000

let clock: ManualClock
let sink: SmtpSink
let gateway: TestGateway
let bob: TestBrowser
beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 23, 9))
  sink = await SmtpSink.open()
  gateway = await openTestGateway(
    { smarthostHost: '127.0.0.1', smarthostPort: sink.port, smarthostTls: 'off' },
    clock,
  )
  bob = await gateway.signedIn('bob')
})
afterEach(async () => {
  await gateway.close()
  await sink.close()
})

/** Bob goes into the mailbox of alice. */
async function enter(level: ShareLevel): Promise<void> {
  await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, level)
  const { results } = await bob.ask('shareUsers')
  bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
}

const form = {
  ...{ to: [['client@partner.example', 'Client']], cc: [], bcc: [], attachments: [] },
  ...{ subject: 'An offer', html_text: '<p>Hello</p>', plain_text: 'Hello', is_html: true, action: 'send' },
}
const compose = (change: object = {}, browser = bob) =>
  browser.ask('compose', { body: { ...form, draft_id: crypto.randomUUID(), ...change } })

/** What has left, and what its head says of who wrote it and who sent it. */
async function left() {
  await gateway.postOffice.runner.runDue()
  return Promise.all(
    sink.mails.map(async ({ mailFrom, raw }) => {
      const { from, headers } = await simpleParser(raw)
      const sender = headers.get('sender') as { readonly text: string } | undefined
      return [mailFrom, from?.text, sender?.text]
    }),
  )
}

const inHerName = ['alice@example.com', '"alice" <alice@example.com>', '"bob" <bob@example.com>']
const byHer = ['alice@example.com', '"alice" <alice@example.com>', undefined]

it('[ST-16, CO-17] whoever may send for the owner is named as the sender over SMTP, the owner as the author', async () => {
  await enter('proxySend')
  await compose()
  expect(await left()).toEqual([inHerName])
})

it('[ST-16] full control writes as the owner alone, as the owner does', async () => {
  await enter('fullControl')
  await compose()
  await compose({}, await gateway.signedIn('alice'))
  expect(await left()).toEqual([byHer, byHer])
})

it('[ST-16] names them in each way of sending', async () => {
  const { uid } = await gateway.store.mail
    .mailbox(gateway.alice.id)
    .append('INBOX', sampleMail('Question', { from: 'carol@partner.example' }))
  await enter('proxySend')
  await compose({ to: [...form.to, ['other@partner.example', '']], is_partsend: true })
  const reply = { folder: 'INBOX', uid, html_text: '<p>Yes</p>', draft_id: crypto.randomUUID() }
  await bob.ask('quickReply', { body: reply })
  const [starts, ends] = [new Date(clock.now() + hourMs), new Date(clock.now() + 2 * hourMs)]
  const event = { id: crypto.randomUUID(), title: 'Review', place: '', remark: '', is_all_day: false }
  const times = { start: starts.toISOString(), end: ends.toISOString(), timezone: 'UTC' }
  await bob.ask('inviteToEvent', { body: { ...event, ...times, participants: form.to } })
  expect(await left()).toEqual([inHerName, inHerName, inHerName, inHerName])
})

it('[ST-16, CO-07, SS-05] names them in a mail that waits, also when they are out of the mailbox by then', async () => {
  await gateway.services.people.saveSettings(gateway.alice.id, { undoSeconds: 10 })
  await enter('proxySend')
  const held = await compose({ is_undo: true })
  expect(held.type).not.toBe('send')
  await compose({ is_schedule: true, schedule_day: new Date(clock.now() + hourMs).toISOString() })
  await gateway.services.shares.end(gateway.alice.id, gateway.bob.id)
  expect(await left()).toEqual([])
  clock.advance(hourMs)
  expect(await left()).toEqual([inHerName, inHerName])
})

it('[ST-16] a mail that the owner takes back from waiting and sends is hers alone', async () => {
  await enter('proxySend')
  const draft_id = crypto.randomUUID()
  const schedule_day = new Date(clock.now() + hourMs).toISOString()
  await compose({ draft_id, is_schedule: true, schedule_day })
  const alice = await gateway.signedIn('alice')
  await alice.ask('unschedule', { body: { draft_id } })
  await compose({ draft_id }, alice)
  clock.advance(hourMs)
  expect(await left()).toEqual([byHer])
})

it('[ST-16, A3, I1] nobody says who sends: neither a field of the form nor a name makes another sender', async () => {
  const forged = { sender: ['ceo@example.com', 'CEO'], proxy: { address: 'ceo@example.com', name: 'CEO' } }
  await gateway.store.database.db
    .updateTable('accounts')
    .set({ display_name: 'bob\r\nSender: ceo@example.com\r\nX-More: 1' })
    .where('id', '=', gateway.bob.id)
    .execute()
  await enter('proxySend')
  await compose({ ...forged, subject: 'An offer\r\nSender: ceo@example.com' })
  await compose(forged, await gateway.signedIn('alice'))
  const sent = await left()
  expect(sent.map(([, from]) => from)).toEqual([inHerName[1], inHerName[1]])
  expect(sent[0]![2]).toMatch(/<bob@example\.com>$/)
  expect(sent[1]![2]).toBeUndefined()
  const heads = sink.mails.map(({ raw }) => raw.split('\r\n\r\n')[0]!)
  expect(heads.map((head) => head.match(/^(?:sender|x-more):/gim))).toEqual([['Sender:'], null])
})

it('[ST-16, RD-05] who reads it, and the copy in Sent, see who has sent it', async () => {
  await enter('proxySend')
  await compose({ to: [['alice@example.com', '']] })
  await gateway.postOffice.runner.runDue()
  for (const folder of ['INBOX', 'Sent']) {
    const query = { folder, limit: '20', offset: '0' }
    const { results } = await bob.ask('messages', { query })
    const path = { uid: `${results[0]!.uid}` }
    expect(await bob.ask('message', { path, query: { folder } })).toMatchObject({
      mfrom: ['alice@example.com', 'alice'],
      sender: ['bob@example.com', 'bob'],
    })
  }
})
