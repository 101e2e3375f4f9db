import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../config/readSettings'
import { createLog } from '../observe/createLog'
import { createOwnRequests } from '../approvals/OwnRequests'
import { openStore } from '../openStore'
import { createSessions } from '../session/Sessions'
import { startGateway } from '../startGateway'
import { type FreshDatabase, freshDatabase, isPostgresRun } from '../testing/freshDatabase'
import { sampleMail } from '../testing/openTestGateway'
import { runCli } from './runCli'

let folder: string
/** Of each gateway by the name of its data folder. */
const databases = new Map<string, FreshDatabase>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-cli-'))
  for (const data of ['data', 'other']) databases.set(data, await freshDatabase())
})
afterEach(async () => {
  for (const database of databases.values()) await database.remove()
  await rm(folder, { recursive: true, force: true })
})

const ports = { httpPort: 0, smtpPort: 0, submissionPort: 0 }
const settings = (data = 'data') =>
  readSettings({
    given: { dataFolder: join(folder, data), databaseUrl: databases.get(data)!.url, ...ports },
  })

/** Types a command; answers with its code and what it said. */
async function type(
  args: string[],
  { data = 'data', password = 'correct-horse', signal = new AbortController().signal } = {},
) {
  const said: string[] = []
  const noted: string[] = []
  const terminal = {
    say: (line: string) => void said.push(line),
    note: (line: string) => void noted.push(line),
    askSecret: async () => password,
    signal,
  }
  const env = {
    MAILROOM_DATA_FOLDER: join(folder, data),
    MAILROOM_DATABASE_URL: databases.get(data)!.url,
    MAILROOM_HTTP_PORT: '0',
    MAILROOM_SMTP_PORT: '0',
    MAILROOM_SUBMISSION_PORT: '0',
  }
  const code = await runCli(args, env, terminal)
  return { code, said: said.join('\n'), noted: noted.join('\n') }
}

const addAlice = (data = 'data') =>
  type(['account', 'add', 'alice@example.com', '--name', 'Alice 张', '--department', '研发部'], { data })

/** Subjects in a folder of alice's, by arrival. */
async function subjects(data: string, name: string) {
  const store = await openStore(settings(data))
  const { id } = (await store.accounts.findByLogin('alice'))!
  const sort = { by: 'arrival', descending: false } as const
  const page = await store.mail.mailbox(id).list({ folder: name, offset: 0, limit: 100, sort })
  await store.close()
  return page.messages.map(({ subject, state }) => [subject, state.isRead, state.flag])
}

describe('the command line', () => {
  it('[GW-05] says what it can do', async () => {
    const { code, said } = await type(['help'])
    expect(code).toBe(0)
    for (const name of ['serve', 'account', 'import', 'export', 'doctor', 'backup', 'restore', 'config']) {
      expect(said).toContain(`  ${name}`)
      expect(await type([name, '--help'])).toMatchObject({
        code: 0,
        said: expect.stringContaining(`Usage: mailroom ${name}`),
      })
    }
  })

  it.each([
    ['an unknown command', ['fly'], 'There is no command "fly"'],
    ['an unknown option', ['serve', '--fast'], 'Usage: mailroom serve'],
    ['a missing word', ['account', 'passwd'], 'An address is needed.'],
    ['an unknown action', ['account', 'fly'], 'Say what to do'],
    ['a settings file that is not there', ['doctor', '--config', '/nowhere.json'], 'cannot be read'],
  ])('[GW-05] ends with 2 for %s, and says why', async (_name, args, sentence) => {
    const { code, noted } = await type(args)
    expect(code).toBe(2)
    expect(noted).toContain(sentence)
  })

  it('[A7] shows the settings without their secrets', async () => {
    const file = join(folder, 'c.json')
    await writeFile(file, '{"smarthostPassword":"canary"}')
    const { said } = await type(['config', '--config', file])
    expect(said).toContain('"smarthostPassword": "(set)"')
    expect(said).not.toContain('canary')
  })
})

describe('accounts', () => {
  it('[GW-05] are made and listed', async () => {
    expect(await addAlice()).toMatchObject({ code: 0, said: 'alice@example.com can sign in.' })
    expect((await type(['account', 'list'])).said).toBe('alice@example.com\tAlice 张\t研发部')
  })

  it('[AT-04] fills the disk of the organisation, and says who may', async () => {
    await addAlice()
    const file = join(folder, 'handbook.pdf')
    await writeFile(file, 'a handbook')
    expect((await type(['disk', 'add', file, '--folder', 'Rules'])).said).toContain(
      'handbook.pdf (10 B) lies',
    )
    expect((await type(['disk', 'add', file, '--folder', 'Rules'])).code).toBe(0)
    const listed = (await type(['disk', 'list'])).said.split('\n')
    expect(listed.slice(0, 2)).toEqual(['/Rules/handbook.pdf\t10 B', '/Rules/handbook.pdf\t10 B'])
    expect(listed[2]).toMatch(/^20 B of 50\.00 GB/)
    expect((await type(['disk', 'grant', 'alice'])).said).toContain('may put files')
    expect((await type(['disk', 'revoke', 'alice'])).code).toBe(0)
    expect((await type(['disk', 'revoke', 'alice'])).noted).toContain('may put nothing')
    expect((await type(['disk', 'add', join(folder, 'none.pdf')])).noted).toContain('is no file')
  })

  it('[ST-16] lets a colleague into a mailbox, and no longer', async () => {
    await addAlice()
    await type(['account', 'add', 'bob@example.com', '--name', 'Bob'])
    const share = (level: string) => type(['account', 'share', 'alice', 'bob', level])
    expect((await share('proxysend')).said).toContain('proxySend')
    expect((await share('none')).said).toContain('no longer')
    expect((await share('none')).code).not.toBe(0)
    expect((await share('owner')).code).toBe(2)
  })

  it('[CO-12] says and sets up to which level of secrecy somebody may write, and has such mails reviewed', async () => {
    await addAlice()
    expect((await type(['account', 'secrecy', 'alice', 'Secret'])).code).toBe(0)
    expect((await type(['account', 'secrecy', 'alice'])).said).toContain('up to secret')
    expect((await type(['account', 'secrecy', 'alice', 'hidden'])).code).toBe(2)
    expect((await type(['account', 'secrecy', 'nobody', 'secret'])).code).not.toBe(0)
    const add = ['review', 'add', '--reviewer', 'alice@example.com', '--secrecy']
    expect((await type([...add, 'hidden'])).code).toBe(2)
    expect((await type([...add, 'topsecret'])).said).toContain('secrecy topSecret or above')
    expect((await type(['review', 'list'])).said).toMatch(/secrecy topSecret or above\talice@example\.com/)
  })

  it('[SH-05] are made administrators, blocked and let in again, and said to be so already', async () => {
    await addAlice()
    const account = async (...words: string[]) => {
      const { code, said } = await type(['account', ...words])
      return code === 0 ? said : code
    }
    expect(await account('admin', 'alice', 'on')).toContain('/admin')
    expect(await account('block', 'alice')).toContain('cannot sign in any more')
    expect(await account('block', 'alice')).toBe(1)
    expect(await account('list')).toBe('alice@example.com\tAlice 张\t研发部\t\tblocked\tadministrator')
    expect(await account('unblock', 'alice')).toContain('can sign in again')
    expect(await account('admin', 'alice', 'off')).toContain('not administer any more')
    expect(await account('admin', 'alice')).toBe(2)
    expect(await account('clear-attempts', 'alice')).toBe(1)
    expect(await account('remove-picture', 'alice')).toBe(1)
  })

  it('[SE-11, ST-18] are asked for and closed as the terminal decides', async () => {
    await addAlice()
    const store = await openStore(settings(), { isShared: true })
    const own = createOwnRequests({ ...store, now: () => Date.UTC(2026, 10, 23, 9) })
    const alice = (await store.accounts.findByLogin('alice'))!
    await own.requestName(alice.id, { name: 'Alicia\t张', englishName: '' }, '')
    await own.requestClosing(alice.id, 'I leave', '')
    await store.close()
    const approval = async (...words: string[]) => {
      const { code, said } = await type(['approval', ...words])
      return code === 0 ? said : code
    }
    const asked = '2026-11-23T09:00:00.000Z'
    expect(await approval('list')).toBe(
      [
        `1\t${asked}\tname\twaiting\talice@example.com\tAlicia 张`,
        `2\t${asked}\tclosing\twaiting\talice@example.com\tI leave`,
      ].join('\n'),
    )
    expect(await approval('refuse', '1')).toBe(2)
    expect(await approval('refuse', '1', '--reason', 'Ask your boss')).toContain('is refused')
    expect(await approval('accept', '2')).toContain('is permitted')
    expect(await approval('accept', '2')).toBe(1)
    expect(await approval('accept')).toBe(2)
    expect(await approval('list')).toBe('')
    expect(await approval('list', '--decided')).toContain('Ask your boss')
    expect((await type(['account', 'list'])).said).toContain('inactive')
  })

  it('[AT-05] get another room for files to link to, and that of everybody again', async () => {
    await addAlice()
    const said = async (...words: string[]) => (await type(['account', 'capacity', 'alice', ...words])).said
    expect(await said()).toBe('alice@example.com uses 0 B of 5.00 GB.')
    expect(await said('--disk', '10G')).toBe('alice@example.com uses 0 B of 10.00 GB.')
    expect(await said('--disk', 'default')).toBe('alice@example.com uses 0 B of 5.00 GB.')
    expect((await type(['account', 'capacity', 'alice', '--disk', 'much'])).code).toBe(2)
  })

  it('[GW-05] are refused with a sentence', async () => {
    await addAlice()
    expect(await addAlice()).toMatchObject({ code: 1, noted: expect.stringContaining('alice@example.com') })
    expect((await type(['account', 'add', 'x@elsewhere.com', '--name', 'X'])).noted).toContain(
      'elsewhere.com',
    )
    expect((await type(['account', 'passwd', 'alice'], { password: 'short' })).noted).toContain('at least 8')
    expect((await type(['account', 'passwd', 'nobody'])).noted).toContain('There is no account nobody')
  })

  it('[A6, SE-24] lose their sessions with their password, also beside a running gateway', async () => {
    await addAlice()
    const gateway = await startGateway(settings(), createLog('silent'))
    const store = await openStore(settings(), { isShared: true })
    const sessions = createSessions(store.database, {
      sessionHours: 1,
      sessionIdleMinutes: 30,
      now: Date.now,
    })
    const alice = (await store.accounts.findByLogin('alice'))!
    const { session } = await sessions.begin(alice.id)
    expect((await type(['account', 'passwd', 'alice'], { password: 'another-horse' })).code).toBe(0)
    expect(await sessions.isActive(session.id)).toBe(false)
    expect(await store.accounts.checkPassword('alice', 'another-horse')).toBe(alice.id)
    const demanded = await type(['account', 'passwd', 'alice', '--must-change'], { password: 'third-horse' })
    expect(demanded.said).toContain('Another has to be chosen')
    await store.close()
    await gateway.close()
  })
})

describe('import and export', () => {
  const mbox = (...names: string[]) =>
    names
      .map((name, index) => `From x@y Thu Jan  1 00:00:0${index} 1970\n${sampleMail(name).toString()}\n`)
      .join('')

  it('[GW-05] brings in an mbox once, however often it is asked, and equal mails as often as they are there', async () => {
    await addAlice()
    const file = join(folder, 'a.mbox')
    await writeFile(file, mbox('one', 'two', 'two'))
    expect((await type(['import', 'alice', file])).said).toBe(
      'INBOX: 3 mails brought in, 0 were there already',
    )
    expect((await type(['import', 'alice', file])).said).toBe(
      'INBOX: 0 mails brought in, 3 were there already',
    )
    expect((await subjects('data', 'INBOX')).map(([subject]) => subject)).toEqual(['one', 'two', 'two'])
  })

  it.each(['maildir', 'mbox'])('[GW-05] carries all folders to another gateway by %s', async (format) => {
    await addAlice()
    await addAlice('other')
    const store = await openStore(settings())
    const box = store.mail.mailbox((await store.accounts.findByLogin('alice'))!.id)
    await box.createFolder('项目/2026')
    await box.append('INBOX', sampleMail('one'), { state: { isRead: true, flag: 'red' } })
    await box.append('项目/2026', sampleMail('>From 预算'))
    await box.append('Sent', sampleMail('sent'), { state: { isRead: true } })
    await store.close()
    const target = join(folder, 'out')
    expect((await type(['export', 'alice', target, '--format', format])).code).toBe(0)
    expect((await type(['import', 'alice', target], { data: 'other' })).code).toBe(0)
    const flag = format === 'maildir' ? 'red' : undefined
    expect(await subjects('other', 'INBOX')).toEqual([['one', true, flag]])
    expect((await subjects('other', '项目/2026')).map(([subject]) => subject)).toEqual(['>From 预算'])
    expect((await subjects('other', 'Sent')).map(([subject]) => subject)).toEqual(['sent'])
  })

  it('[GW-05] stops at Ctrl-C and goes on when it is asked again', async () => {
    await addAlice()
    await mkdir(join(folder, 'm'))
    await writeFile(join(folder, 'm/INBOX.mbox'), mbox('one', 'two'))
    const stopped = await type(['import', 'alice', join(folder, 'm')], { signal: AbortSignal.abort() })
    expect(stopped).toMatchObject({ code: 1, noted: 'Stopped. Run the same command again to go on.' })
    expect((await type(['import', 'alice', join(folder, 'm')])).said).toContain('2 mails brought in')
  })

  it('[GW-02] is refused while the gateway runs', async () => {
    await addAlice()
    await writeFile(join(folder, 'a.mbox'), mbox('one'))
    const gateway = await startGateway(settings(), createLog('silent'))
    expect(await type(['import', 'alice', join(folder, 'a.mbox')])).toMatchObject({
      code: 1,
      noted: expect.stringContaining('in use by another process'),
    })
    await gateway.close()
  })
})

describe('backup and restore', () => {
  it('[GW-06] copies a running gateway, and puts everything into an empty folder', async () => {
    await addAlice()
    await writeFile(join(folder, 'a.mbox'), `From x@y\n${sampleMail('one').toString()}`)
    await type(['import', 'alice', join(folder, 'a.mbox')])
    const gateway = await startGateway(settings(), createLog('silent'))
    expect((await type(['backup', join(folder, 'backup')])).code).toBe(0)
    await gateway.close()
    expect((await type(['restore', join(folder, 'backup')], { data: 'other' })).code).toBe(0)
    expect((await subjects('other', 'INBOX')).map(([subject]) => subject)).toEqual(['one'])
    const key = 'keys/password.pem'
    expect(await readFile(join(folder, 'other', key))).toEqual(await readFile(join(folder, 'data', key)))
    const store = await openStore(settings('other'))
    const { id } = (await store.accounts.findByLogin('alice'))!
    const raw = await store.mail.mailbox(id).raw({ folder: 'INBOX', uid: 1 })
    expect(raw.sizeBytes).toBeGreaterThan(100)
    expect((await (await raw.open()).toArray()).length).toBeGreaterThan(0)
    await store.close()
  })

  it('[GW-06] writes over nothing', async () => {
    await addAlice()
    await type(['backup', join(folder, 'backup')])
    expect((await type(['backup', join(folder, 'backup')])).noted).toContain('is there already')
    expect((await type(['restore', join(folder, 'backup')])).noted).toContain('is not empty')
    await mkdir(join(folder, 'half'))
    expect((await type(['restore', join(folder, 'half')], { data: 'other' })).noted).toContain(
      'not a finished backup',
    )
    expect(await readdir(folder)).not.toContain('other')
  })
})

describe.runIf(!isPostgresRun())('doctor', () => {
  it('[GW-06] finds a healthy folder healthy', async () => {
    await addAlice()
    const { code, said } = await type(['doctor'])
    expect(code).toBe(0)
    expect(said).toContain('ok    The database is sound.')
    expect(said).toContain('ok    The schema is up to date.')
  })

  it('[GW-06] finds a damaged database', async () => {
    await addAlice()
    await writeFile(join(folder, 'data/mailroom.db'), Buffer.alloc(8192, 'x'))
    await rm(join(folder, 'data/mailroom.db-wal'), { force: true })
    const { code, said } = await type(['doctor'])
    expect(code).toBe(1)
    expect(said).toContain('fail  The database cannot be read')
  })
})

describe.runIf(isPostgresRun())('on PostgreSQL', () => {
  it('[GW-06] a backup is put into an empty database only', async () => {
    await addAlice()
    expect((await type(['backup', join(folder, 'backup')])).code).toBe(0)
    await addAlice('other')
    await rm(join(folder, 'other'), { recursive: true })
    const { code, noted } = await type(['restore', join(folder, 'backup')], { data: 'other' })
    expect(code).toBe(1)
    expect(noted).toContain('The database is not empty')
  })

  it('[GW-06] doctor finds a healthy database healthy', async () => {
    await addAlice()
    const { code, said } = await type(['doctor'])
    expect(code).toBe(0)
    expect(said).toMatch(/ok {4}PostgreSQL \d+\.\d+/)
    expect(said).toContain('ok    The schema is up to date.')
  })
})
