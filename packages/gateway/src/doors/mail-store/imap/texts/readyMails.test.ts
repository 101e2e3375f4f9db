import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Dovecot, startDovecot } from '../../../../testing/imap/startDovecot'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

const ann = { user: 'ann@example.com', password: 'a' }

let dovecot: Dovecot
let opened: Awaited<ReturnType<typeof openImapStore>>

beforeEach(async () => {
  dovecot = await startDovecot({ accounts: [ann] })
  for (const mail of mails) await dovecot.deliver(ann.user, mail)
})
afterEach(async () => {
  await opened.close()
  await dovecot.stop()
})

/** Has the inbox filled, without looking at any of it. */
async function fill(readyMails: number) {
  opened = await openImapStore({ host: dovecot.host, port: dovecot.port, tls: 'none' }, [ann], {
    limits: { readyMails },
  })
  await box().folders()
  await filled()
}

const box = () => opened.store.mailbox(opened.alice)
const rows = async (text?: string) =>
  (await box().list({ folder: 'INBOX', offset: 0, limit: 50, ...(text && { search: { text } }) })).messages
const subjects = async (text?: string) => (await rows(text)).map(({ subject }) => subject).sort()

/** Subjects of the mails whose HTML is in the index. */
async function withHtml() {
  const found = await opened.database.db
    .selectFrom('message_texts')
    .innerJoin('messages', 'messages.id', 'message_texts.message_id')
    .select('subject')
    .where('html', 'is not', null)
    .execute()
  return found.map(({ subject }) => subject).sort()
}

const filled = () =>
  vi.waitFor(async () => {
    const { db } = opened.database
    expect(
      await db.selectFrom('imap_folders').select('path').where('path', '=', 'INBOX').execute(),
    ).not.toEqual([])
    expect(
      await db.selectFrom('imap_folders').select('path').where('unfilled_below', '>', 0).execute(),
    ).toEqual([])
    expect(
      await db.selectFrom('imap_texts_due').select('message_id').where('is_cut', '=', 0).execute(),
    ).toEqual([])
  }, 20_000)

/** A mail that says the same twice, with what comes besides. */
function choice(subject: string, plain: string, html: string, file?: readonly string[]): Buffer {
  const alternative = [
    'Content-Type: multipart/alternative; boundary="choice"',
    '',
    '--choice',
    'Content-Type: text/plain; charset=utf-8',
    '',
    plain,
    '--choice',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--choice--',
    '',
  ]
  const body =
    file === undefined
      ? alternative
      : [
          'Content-Type: multipart/related; boundary="all"',
          '',
          '--all',
          ...alternative,
          '--all',
          ...file,
          '--all--',
          '',
        ]
  const mail = testMail({ subject, messageId: `${subject}@example.com`, text: '' }).toString()
  const header = mail.slice(0, mail.indexOf('Content-Type'))
  return Buffer.from(header + body.join('\r\n'))
}

const picture = [
  'Content-Type: image/png; name=a.png',
  'Content-ID: <pic>',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
]

const mails = [
  choice('twice', 'The budget of the year.', '<p>The <b>budget</b> of the year.</p>'),
  choice('blank', ' '.repeat(40), '<p>Only here: giraffe.</p>'),
  choice('picture', 'A picture is here.', '<p>A picture: <img src="cid:pic"></p>', picture),
  testMail({ subject: 'html', messageId: 'h@example.com', html: '<p>An elephant.</p>' }),
]

it('[GW-03, RD-01] reads the words alone of mails that say the same twice, and the rest when they are opened', async () => {
  await fill(0)
  expect(await withHtml()).toEqual(['blank', 'html', 'picture'])
  expect(await subjects('budget')).toEqual(['twice'])
  expect(await subjects('giraffe')).toEqual(['blank'])
  expect(await subjects('elephant')).toEqual(['html'])
  const listed = new Map((await rows()).map((row) => [row.subject, row]))
  expect(listed.get('twice')).toMatchObject({
    abstract: 'The budget of the year.',
    state: { hasAttachments: false },
  })
  expect(listed.get('picture')).toMatchObject({ state: { hasAttachments: false } })

  const read = await box().read(listed.get('twice')!.ref)
  expect(read.html).toContain('<b>budget</b>')
  expect(await withHtml()).toEqual(['blank', 'html', 'picture', 'twice'])
  expect(await subjects('budget')).toEqual(['twice'])
  expect(opened.errors).toEqual([])
})

it('[GW-03, RD-01] keeps the newest mails ready to be read', async () => {
  await fill(100)
  expect(await withHtml()).toEqual(['blank', 'html', 'picture', 'twice'])
})
