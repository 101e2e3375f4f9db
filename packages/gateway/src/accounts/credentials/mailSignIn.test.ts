import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/TestBrowser'
import { type Dovecot, startDovecot } from '../../testing/imap/startDovecot'
import {
  type MailServerGateway,
  mailPasswords,
  mailPeople,
  openMailServerGateway,
} from './test/openMailServerGateway'

let dovecot: Dovecot
let gateway: MailServerGateway | undefined

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople, settings: withoutPenalties })
})
afterAll(() => dovecot.stop())
afterEach(async () => {
  await gateway?.close()
  gateway = undefined
  for (const { user, password } of mailPeople) await dovecot.setPassword(user, password)
})

/** Wrong passwords are answered at once. */
const withoutPenalties = `auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}`

const open = async (given: Parameters<typeof openMailServerGateway>[2] = {}) =>
  (gateway = await openMailServerGateway(dovecot, undefined, given))

const inbox = { folder: 'INBOX', limit: '20', offset: '0' }

const secret = 'a secret that portal and gateway share'
const ticketFor = (address: string) =>
  new SignJWT({ sub: address, jti: randomBytes(8).toString('hex') })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('portal')
    .setAudience('mailroom')
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(secret))
const portal = { ticketIssuer: 'portal', ticketSecret: secret }

describe('signing in with the password of a mail server', () => {
  it.each(['ann', 'ann@corp.example', ' ANN@corp.example '])('[GW-03, SE-01] knows %j', async (name) => {
    const { store, signedIn } = await open()
    expect(await store.accounts.list()).toEqual([])
    const browser = await signedIn(name, mailPasswords.ann)
    expect(await browser.ask('loginAfter')).toMatchObject({ email: 'ann@corp.example', name: 'ann' })
    expect(await store.accounts.list()).toMatchObject([{ address: 'ann@corp.example', hasPassword: false }])
  })

  it('[GW-03] makes one account, however often and at the same time somebody signs in', async () => {
    const { store, signedIn } = await open()
    await Promise.all([1, 2, 3].map(() => signedIn('ann', mailPasswords.ann)))
    expect(await store.accounts.list()).toHaveLength(1)
  })

  it('[GW-03] lets somebody in whose account another sign-in makes at this moment', async () => {
    const { store, signedIn } = await open()
    vi.spyOn(store.accounts, 'findByLogin').mockImplementationOnce(async () => {
      await store.accounts.create({ address: 'ann@corp.example', displayName: 'Ann' })
      return undefined
    })
    const browser = await signedIn('ann', mailPasswords.ann)
    expect(await browser.ask('loginAfter')).toMatchObject({ email: 'ann@corp.example' })
  })

  it('[GW-05, SE-01, SH-05] knows people that an administrator has entered, by job number too, and keeps out whom one has blocked', async () => {
    const { store, signedIn } = await open()
    const { id } = await store.accounts.create({
      address: 'ann@corp.example',
      displayName: 'Ann 安',
      jobNumber: '1001',
    })
    const browser = await signedIn('1001', mailPasswords.ann)
    expect(await browser.ask('loginAfter')).toMatchObject({ realname: 'Ann 安' })
    const { performAct, passwordServer } = gateway!.services
    expect(passwordServer('ann@corp.example')).toBeDefined()
    await performAct('block', id, { clientAddress: '' })
    expect((await browser.call('loginAfter')).status).toBe(401)
    expect((await gateway!.browser().tryPassword('ann', mailPasswords.ann)).status).toBe(403)
    await performAct('unblock', id, { clientAddress: '' })
    await store.accounts.setActive(id, false)
    expect((await gateway!.browser().tryPassword('ann', mailPasswords.ann)).status).toBe(400)
  })

  it.each(['wrong', '', 'canary-Ann-11\r\nx LOGOUT'])(
    '[B1, I1] refuses %j like the password of somebody who is not there',
    async (password) => {
      const { browser, store } = await open()
      const wrong = await browser().tryPassword('ann', password)
      const unknown = await browser().tryPassword('nobody', password)
      expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()])
      expect(wrong.status).toBe(400)
      expect(await store.accounts.list()).toEqual([])
    },
  )

  it('[B1, SE-26] does not bother the mail server during a lock-out', async () => {
    const { browser } = await open()
    const asked = () => dovecot.log.split('imap-login').length
    for (let attempt = 0; attempt < 5; attempt += 1) await browser().tryPassword('bob', 'wrong')
    const before = asked()
    expect((await browser().tryPassword('bob', mailPasswords.bob)).status).toBe(429)
    expect(asked()).toBe(before)
  })

  it('[ER-03, SE-26] does not lock people out while the mail server is away', async () => {
    const { browser, signedIn } = await open()
    await dovecot.kill()
    try {
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect((await browser().tryPassword('ann', mailPasswords.ann)).status).toBe(503)
    } finally {
      await dovecot.restart()
    }
    await signedIn('ann', mailPasswords.ann)
  })
})

describe('the password of a mail server', () => {
  it('[A7, A8] is kept sealed, and stands in no log and no file', async () => {
    const { signedIn, kept, store, lines, dataFolder } = await open()
    await signedIn('ann', mailPasswords.ann)
    expect(await kept()).toEqual(['ann'])
    const [account] = await store.accounts.list()
    expect(await store.elsewhere!.credentials.forImap(account!.id)).toEqual({
      user: 'ann@corp.example',
      password: mailPasswords.ann,
    })
    expect(lines.join('\n')).not.toContain('canary')
    for (const file of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const bytes = await readFile(join(file.parentPath, file.name))
      for (const encoding of ['utf8', 'base64', 'hex'] as const)
        expect(bytes.includes(Buffer.from(mailPasswords.ann).toString(encoding))).toBe(false)
    }
  })

  it('[A8] does not open for another account', async () => {
    const { signedIn, store } = await open()
    await signedIn('ann', mailPasswords.ann)
    await signedIn('bob', mailPasswords.bob)
    const { credentials } = store.elsewhere!
    const [ann, bob] = await store.accounts.list()
    const { sealed } = await store.database.db
      .selectFrom('mail_secrets')
      .select('sealed')
      .where('account_id', '=', ann!.id)
      .executeTakeFirstOrThrow()
    await store.database.db
      .updateTable('mail_secrets')
      .set({ sealed })
      .where('account_id', '=', bob!.id)
      .execute()
    expect(await credentials.kept(ann!.id)).toBe(mailPasswords.ann)
    expect(await credentials.kept(bob!.id)).toBeUndefined()
  })

  it('[A8] is sealed anew when the key changes, and is lost with the key', async () => {
    const { signedIn, restart, store, dataFolder } = await open()
    await signedIn('ann', mailPasswords.ann)
    const { id } = (await store.accounts.list())[0]!
    const kept = () => gateway!.store.elsewhere!.credentials.kept(id)
    const first = randomBytes(32).toString('base64')
    await restart({ secretKey: first })
    expect(await kept()).toBe(mailPasswords.ann)
    const second = randomBytes(32).toString('hex')
    await restart({ secretKey: second, previousSecretKey: first })
    expect(await kept()).toBe(mailPasswords.ann)
    await restart({ secretKey: second })
    expect(await kept()).toBe(mailPasswords.ann)
    await restart({ secretKey: randomBytes(32).toString('base64') })
    expect(await kept()).toBeUndefined()
    expect((await readFile(join(dataFolder, 'keys/secrets.key'), 'utf8')).length).toBe(45)
  })

  it('[A8] is forgotten with the last session', async () => {
    const { signedIn, kept, advance } = await open()
    const first = await signedIn('ann', mailPasswords.ann)
    const second = await signedIn('ann', mailPasswords.ann)
    advance(2_000)
    await first.ask('logout')
    expect(await kept()).toEqual(['ann'])
    await second.ask('logout')
    expect(await kept()).toEqual([])
  })

  it('[A8, SE-17] is forgotten when the session ends by itself', async () => {
    const { signedIn, kept, advance, store } = await open()
    await signedIn('ann', mailPasswords.ann)
    expect(await store.elsewhere!.credentials.forgetUnneeded()).toEqual([])
    advance(31 * 60_000)
    expect(await store.elsewhere!.credentials.forgetUnneeded()).toHaveLength(1)
    expect(await kept()).toEqual([])
  })

  it('[SE-24, A6] ends older sessions when the person signs in with a new one', async () => {
    const { signedIn } = await open()
    const older = await signedIn('ann', mailPasswords.ann)
    await dovecot.setPassword('ann@corp.example', 'canary-Ann-new')
    const newer = await signedIn('ann', 'canary-Ann-new')
    expect((await older.call('loginAfter')).status).toBe(401)
    expect((await newer.call('loginAfter')).status).toBe(200)
  })

  it('[SE-24, A6, SE-16] was changed elsewhere: the sessions end when the index asks the server', async () => {
    const { signedIn, kept, services, advance } = await open()
    const first = await signedIn('ann', mailPasswords.ann)
    const second = await signedIn('ann', mailPasswords.ann)
    await first.ask('messages', { query: inbox })
    const sessionOf = async ({ cookie }: TestBrowser) =>
      (await services.sessions.find(cookie!.slice(cookie!.indexOf('=') + 1)))!.id
    await dovecot.setPassword('ann@corp.example', 'canary-Ann-new')
    // Connections that are open stay open; a restart ends them.
    await dovecot.restart()
    const isOver = Promise.withResolvers<void>()
    const unwatch = services.sessionWatch.watch(await sessionOf(second), () => isOver.resolve())
    // What the index knows may be answered at once; the server is asked behind it.
    advance(60_000)
    await first.call('messages', { query: inbox })
    await isOver.promise
    unwatch()
    expect((await first.call('folders')).status).toBe(401)
    expect((await second.call('loginAfter')).status).toBe(401)
    expect(await kept()).toEqual([])
  })

  it('[SE-24, A6] was changed elsewhere: the question that finds out is answered with 401', async () => {
    const { signedIn, advance } = await open()
    const browser = await signedIn('ann', mailPasswords.ann)
    await browser.ask('folders')
    await dovecot.setPassword('ann@corp.example', 'canary-Ann-new')
    await dovecot.restart()
    advance(60_000)
    expect((await browser.call('emptyFolder', { body: { folder: 'Trash' } })).status).toBe(401)
  })

  it('[ER-03] is kept while the mail server is away', async () => {
    const { signedIn, kept } = await open()
    const browser = await signedIn('ann', mailPasswords.ann)
    await browser.ask('folders')
    await dovecot.kill()
    await browser.call('messages', { query: inbox })
    await dovecot.restart()
    expect((await browser.call('loginAfter')).status).toBe(200)
    expect(await kept()).toEqual(['ann'])
  })

  it('[A8] is not kept where a master user reads and a service sends', async () => {
    const { signedIn, kept, store } = await open({
      imapMasterUser: dovecot.master.user,
      imapMasterPassword: dovecot.master.password,
      smtpSignIn: 'service',
      smtpServiceUser: 'service',
      smtpServicePassword: 'canary-service',
    })
    await signedIn('ann', mailPasswords.ann)
    expect(await kept()).toEqual([])
    const { id } = (await store.accounts.list())[0]!
    expect(await store.elsewhere!.credentials.forImap(id)).toEqual({
      ...dovecot.master,
      authorizeAs: 'ann@corp.example',
    })
  })
})

describe('signing on with the ticket of a portal', () => {
  const withMaster = () => ({
    ...portal,
    imapMasterUser: dovecot.master.user,
    imapMasterPassword: dovecot.master.password,
    smtpSignIn: 'none' as const,
  })

  it('[SE-27] makes the account of somebody whose mailbox the master user finds', async () => {
    const { browser, store } = await open(withMaster())
    const ticket = await ticketFor('ann@corp.example')
    expect((await browser().call('ticketLogin', { body: { ticket } })).status).toBe(200)
    expect(await store.accounts.list()).toMatchObject([{ address: 'ann@corp.example' }])
    const nobody = await ticketFor('nobody@corp.example')
    expect((await browser().call('ticketLogin', { body: { ticket: nobody } })).status).toBe(400)
    expect(await store.accounts.list()).toHaveLength(1)
  })

  it('[SE-27] is refused where the mailbox would need a password that is not kept', async () => {
    const { browser, signedIn, store } = await open(portal)
    const enter = async () =>
      (await browser().call('ticketLogin', { body: { ticket: await ticketFor('ann@corp.example') } })).status
    expect(await enter()).toBe(400)
    await signedIn('ann', mailPasswords.ann)
    expect(await enter()).toBe(200)
    await store.elsewhere!.credentials.forget((await store.accounts.list())[0]!.id)
    expect(await enter()).toBe(400)
  })
})
