import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailPasswords, mailPeople } from '../accounts/credentials/test/openMailServerGateway'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase'
import { type Dovecot, startDovecot } from '../testing/imap/startDovecot'
import { TestBrowser } from '../testing/TestBrowser'
import { runCli } from './runCli'

let dovecot: Dovecot
let folder: string
let database: FreshDatabase

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople })
})
afterAll(() => dovecot.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-cli-'))
  database = await freshDatabase()
})
afterEach(async () => {
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

const servers = {
  MAILROOM_IMAP_URL: 'imaps://imap.corp.example',
  MAILROOM_SMTP_URL: 'smtp://smtp.corp.example',
}

/** Types a command; `onNote` hears what is said beside the answer while it runs. */
async function type(
  args: string[],
  { env = {}, onNote = () => {}, signal = new AbortController().signal }: Options = {},
) {
  const said: string[] = []
  const noted: string[] = []
  const code = await runCli(
    args,
    {
      MAILROOM_DATA_FOLDER: join(folder, 'data'),
      MAILROOM_DATABASE_URL: database.url,
      MAILROOM_HTTP_PORT: '0',
      MAILROOM_SMTP_PORT: '0',
      MAILROOM_SUBMISSION_PORT: '0',
      MAILROOM_PASSWORD_KEY_BITS: '1024',
      MAILROOM_LOG_LEVEL: 'silent',
      ...env,
    },
    {
      say: (line) => void said.push(line),
      note(line) {
        noted.push(line)
        onNote(line)
      },
      askSecret: async () => 'correct-horse',
      signal,
    },
  )
  return { code, said: said.join('\n'), noted: noted.join('\n') }
}

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly onNote?: (line: string) => void
  readonly signal?: AbortSignal
}

/** A browser at a running gateway. */
const browserAt = (url: string) =>
  new TestBrowser({
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      if (headers.has('origin')) headers.set('origin', url)
      const body = request.body ? await request.text() : undefined
      return fetch(url + pathname + search, { method: request.method, headers, body })
    },
  })

/** Serves until `work` is done. */
async function serving(args: string[], work: (url: string) => Promise<void>) {
  const stop = new AbortController()
  let done: Promise<void> | undefined
  const onNote = (line: string) => {
    const url = /Mailroom is at (http:\/\/\S+?)[.,]?(\s|$)/.exec(line)?.[1]
    if (url !== undefined) done = work(url).finally(() => stop.abort())
  }
  const result = await type(['serve', ...args], { onNote, signal: stop.signal })
  await done
  return result
}

describe('the command line in front of a mail server', () => {
  it('[GW-03] serves it in one step', async () => {
    const args = ['--imap', `127.0.0.1:${dovecot.port}`, '--smtp', '127.0.0.1:25', '--domain', 'corp.example']
    const { code, noted } = await serving(args, async (url) => {
      const browser = await browserAt(url).signIn('ann', mailPasswords.ann)
      expect(JSON.stringify(await browser.ask('folders'))).toContain('INBOX')
    })
    expect(code).toBe(0)
    expect(noted).not.toContain('incoming mail')
  })

  it('[GW-03] guesses whose mail it is from the name of the server, and says so', async () => {
    const args = ['--imap', 'imap.corp.example', '--smtp', 'smtp.corp.example']
    const { noted } = await serving(args, async () => {})
    expect(noted).toContain('taken for that of corp.example')
  })

  it.each([
    ['one server without the other', ['--imap', 'imap.corp.example'], 'belong together'],
    [
      'an address that is none',
      ['--imap', 'http://imap.corp.example', '--smtp', 'smtp.corp.example'],
      'imapUrl must be like',
    ],
  ])('[GW-03] refuses %s', async (_name, args, sentence) => {
    const { code, noted } = await type(['serve', ...args])
    expect(code).toBe(2)
    expect(noted).toContain(sentence)
  })

  it('[GW-05] adds people without a password, and says whose password counts', async () => {
    const env = { ...servers, MAILROOM_DOMAINS: 'corp.example' }
    const added = await type(['account', 'add', 'ann@corp.example', '--name', 'Ann 安'], { env })
    expect(added).toMatchObject({
      code: 0,
      said: 'ann@corp.example can sign in with the password of imap.corp.example. Nothing was changed there.',
    })
    const changed = await type(['account', 'passwd', 'ann@corp.example'], { env })
    expect(changed.code).toBe(1)
    expect(changed.noted).toBe(
      'The password of ann@corp.example is that of imap.corp.example. Change it there.',
    )
    expect((await type(['example'], { env })).noted).toContain('there is no place for an example')
  })

  it('[A7] shows the settings without the passwords of mail systems', async () => {
    const system = {
      domains: ['corp.example'],
      imapUrl: servers.MAILROOM_IMAP_URL,
      smtpUrl: servers.MAILROOM_SMTP_URL,
      imapMasterUser: 'master',
      imapMasterPassword: 'canary',
    }
    const env = { MAILROOM_DOMAINS: 'corp.example', MAILROOM_MAIL_SYSTEMS: JSON.stringify([system]) }
    const { said } = await type(['config'], { env })
    expect(said).toContain('"imapMasterPassword": "(set)"')
    expect(said).not.toContain('canary')
  })

  it('[GW-06] does not ask for MX records of domains whose mail lies elsewhere', async () => {
    const env = {
      MAILROOM_DOMAINS: 'corp.example',
      MAILROOM_IMAP_URL: 'imap://127.0.0.1:1',
      MAILROOM_SMTP_URL: 'smtp://127.0.0.1:1',
    }
    const { code, said } = await type(['doctor'], { env })
    expect(code).toBe(1)
    expect(said).not.toContain('has no MX')
    expect(said).not.toContain('submission')
    expect(said).toContain('fail  IMAP 127.0.0.1:1: It cannot be reached.')
  })
})
