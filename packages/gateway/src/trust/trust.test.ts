import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser

beforeEach(async () => {
  gateway = await openTestGateway({ trustedAuthservIds: ['mx.example.com'] })
  alice = await gateway.signedIn('alice')
})
afterEach(() => gateway.close())

/** A mail in Alice's inbox, and what is known about it. */
async function trustOf(...header: readonly string[]) {
  const lines = [
    ...header,
    'From: Letters <letters@news.example>',
    'Message-ID: <1@news.example>',
    '',
    'Text',
  ]
  const mailbox = gateway.store.mail.mailbox(gateway.alice.id)
  const { uid } = await mailbox.append('INBOX', Buffer.from(lines.join('\r\n')))
  const trust = await alice.ask('trust', { path: { uid: String(uid) }, query: { folder: 'INBOX' } })
  return { uid, ...trust }
}

const confirmed = 'Authentication-Results: mx.example.com; dmarc=pass header.from=news.example'
const oneClick = [
  'List-Unsubscribe: <mailto:leave@news.example>, <https://news.example/leave?u=7>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

describe('where a mail comes from', () => {
  it('[RD-19] is what the system in front wrote', async () => {
    const { authentication } = await trustOf(confirmed)
    expect(authentication).toEqual([{ method: 'dmarc', result: 'pass', domain: 'news.example' }])
  })

  it('[RD-19] is not what the mail claims', async () => {
    const { authentication, unsubscribe } = await trustOf(
      'Authentication-Results: mx.evil.example; dmarc=pass',
    )
    expect([authentication, unsubscribe]).toEqual([null, null])
  })

  it('[RD-22] is the hop that was recorded, and no line that looks like one', async () => {
    const { arrival } = await trustOf(
      'Received: from mail.bank.example ([93.184.216.34])\r\n\tby example.com with ESMTPS id 00000000-0000-4000-8000-000000000000;\r\n\tSat, 21 Nov 2026 08:00:00 +0000',
    )
    expect(arrival).toBeNull()
  })
})

describe('why a mail is here', () => {
  const reasons = async (...header: readonly string[]) => (await trustOf(...header)).reasons

  it('[RD-22] nothing is said of a mail to the reader’s own address', async () => {
    expect(await reasons('To: ALICE@example.com', 'X-Spam-Flag: NO')).toEqual([])
  })

  it('[RD-22] the list, another address of theirs, or that it names them nowhere', async () => {
    await gateway.store.accounts.addAlias('sales@example.com', gateway.alice.id)
    expect(await reasons('To: x@else.example', 'Cc: Sales <SALES@example.com>')).toEqual([
      { kind: 'alias', address: 'sales@example.com' },
    ])
    expect(await reasons('To: x@else.example, everyone@example.com')).toEqual([
      { kind: 'list', address: 'everyone@example.com' },
    ])
    expect(await reasons('To: x@else.example')).toEqual([{ kind: 'unnamed' }])
  })

  it('[RD-22] the reader’s lists, and the mark of a server on the way', async () => {
    await alice.ask('addToBlacklist', { body: { mailboxes: ['@news.example'] } })
    expect(await reasons('To: alice@example.com', 'X-Spam-Status: Yes, score=9.1')).toEqual([
      { kind: 'standing', list: 'black', entry: '@news.example' },
      { kind: 'junk' },
    ])
  })
})

describe('the log of a mail', () => {
  const logOf = async (folder: string, uid: number) =>
    (await alice.ask('trust', { path: { uid: String(uid) }, query: { folder } })).log

  it('[RD-22] goes with it through all folders, and is gone when it is', async () => {
    const { uid, log } = await trustOf('To: alice@example.com')
    expect(log).toEqual([])
    const mailbox = gateway.store.mail.mailbox(gateway.alice.id)
    const [spam] = await mailbox.move({ folder: 'INBOX', uids: [uid] }, 'Spam')
    const body = { folder: 'Spam', uids: [spam!.to.uid], to_white: false }
    await alice.ask('notSpam', { body })
    const [back] = await mailbox.findByMessageId('1@news.example')
    expect(await logOf('INBOX', back!.uid)).toMatchObject([
      { kind: 'spam', from: 'INBOX', to: 'Spam' },
      { kind: 'notSpam', from: 'Spam', to: 'INBOX' },
    ])
    await mailbox.expunge({ folder: 'INBOX', uids: [back!.uid] })
    expect(await gateway.store.database.db.selectFrom('mail_touches').selectAll().execute()).toEqual([])
    expect((await trustOf('To: alice@example.com')).log).toEqual([])
  })

  it('[RD-22] is kept while another copy of the mail is there, and is its owner’s alone', async () => {
    const { uid } = await trustOf()
    const other = await trustOf()
    const mailbox = gateway.store.mail.mailbox(gateway.alice.id)
    await mailbox.move({ folder: 'INBOX', uids: [uid] }, 'Trash')
    await mailbox.empty('Trash')
    expect(await logOf('INBOX', other.uid)).toMatchObject([{ kind: 'trashed', to: 'Trash' }])
    const bob = await gateway.signedIn('bob')
    const raw = Buffer.from('From: x@news.example\r\nMessage-ID: <1@news.example>\r\n\r\nText')
    const theirs = await gateway.store.mail.mailbox(gateway.bob.id).append('INBOX', raw)
    const asked = { path: { uid: String(theirs.uid) }, query: { folder: 'INBOX' } }
    expect((await bob.ask('trust', asked)).log).toEqual([])
  })
})

describe('the return path', () => {
  it.each<[string, string, string | null]>([
    ['of another organisation', '<bounces@mailer.example>', 'bounces@mailer.example'],
    ['of a part of the same', '<b@bounces.news.example>', null],
    ['of a notice that nobody answers', '<>', null],
    ['that is no address', '<a@b@c', null],
  ])('[RD-04] %s', async (_name, path, told) => {
    const { return_path: returnPath } = await trustOf(
      `Return-Path: ${path}`,
      'Return-Path: <x@below.example>',
    )
    expect(returnPath).toBe(told)
  })
})

describe('leaving a list', () => {
  it('[RD-19] takes one request when the mail is the list’s own', async () => {
    expect((await trustOf(confirmed, ...oneClick)).unsubscribe).toEqual({
      is_one_click: true,
      mailto: 'mailto:leave@news.example',
      link: 'https://news.example/leave?u=7',
    })
  })

  it('[RD-19] takes more when it may be somebody else’s, and no request is made then', async () => {
    const { uid, unsubscribe } = await trustOf(...oneClick)
    expect(unsubscribe?.is_one_click).toBe(false)
    expect((await alice.call('unsubscribe', { body: { folder: 'INBOX', uid } })).status).toBe(404)
  })

  it('[N1] asks nothing of the inner network', async () => {
    const post = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
    const { uid } = await trustOf(confirmed, 'List-Unsubscribe: <https://127.0.0.1/leave>', post)
    expect((await alice.call('unsubscribe', { body: { folder: 'INBOX', uid } })).status).toBe(500)
  })
})
