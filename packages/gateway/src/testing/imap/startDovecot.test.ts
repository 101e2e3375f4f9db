import { existsSync } from 'node:fs'
import type { FetchMessageObject, ImapFlowOptions } from 'imapflow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openClient } from './openClient'
import { startDovecot, type Dovecot } from './startDovecot'

const ann = { user: 'ann@example.com', password: 'Pa:ss wörd' }
const bob = { user: 'bob@example.com', password: 'b', quotaBytes: 102_400 }
const mail = 'From: eve@example.net\r\nSubject: Hello\r\nMessage-ID: <1@example.net>\r\n\r\nText\r\n'

let dovecot: Dovecot
beforeEach(async () => {
  dovecot = await startDovecot({ accounts: [ann, bob] })
})
afterEach(() => dovecot.stop())

function signIn(auth: { user: string; pass: string }, options: Partial<ImapFlowOptions> = {}) {
  const { host, port, certificate } = dovecot
  return openClient({ host, port, auth, tls: { ca: certificate }, ...options })
}
const asAnn = { user: ann.user, pass: ann.password }

describe('startDovecot', () => {
  it('[GW-03] takes the right password over STARTTLS and TLS, and no wrong one', async () => {
    expect((await signIn(asAnn)).secureConnection).toBe(true)
    expect((await signIn(asAnn, { port: dovecot.tlsPort, secure: true })).secureConnection).toBe(true)
    await expect(signIn({ ...asAnn, pass: 'x' })).rejects.toMatchObject({ authenticationFailed: true })
  })

  it('[GW-03] takes the master for anybody who has a mailbox', async () => {
    const { user, password } = dovecot.master
    const client = await signIn({ user: `${ann.user}*${user}`, pass: password })
    expect(await client.status('INBOX', { messages: true })).toMatchObject({ messages: 0 })
    await expect(signIn({ user: `nobody@example.com*${user}`, pass: password })).rejects.toMatchObject({
      authenticationFailed: true,
    })
  })

  it('[GW-03] delivers a mail with its date and flags into any folder', async () => {
    const date = Date.UTC(2026, 0, 2, 3, 4, 5)
    await dovecot.deliver(ann.user, mail)
    await dovecot.deliver(ann.user, mail, { folder: '工作/a.b', date, flags: 'FS' })
    const client = await signIn(asAnn)
    expect(await client.status('INBOX', { unseen: true })).toMatchObject({ unseen: 1 })
    await client.mailboxOpen('工作/a.b')
    const found = await client.fetchOne('1', { flags: true, internalDate: true, size: true })
    expect(found).toMatchObject({ internalDate: new Date(date), size: mail.length })
    expect([...(found as FetchMessageObject).flags!].toSorted()).toEqual(['\\Flagged', '\\Recent', '\\Seen'])
  })

  it('[GW-03] tells an idle client of a mail that arrives', async () => {
    const client = await signIn(asAnn)
    await client.mailboxOpen('INBOX')
    const news = new Promise((resolve) => client.on('exists', resolve))
    const idling = client.idle()
    await dovecot.deliver(ann.user, mail)
    expect(await news).toMatchObject({ count: 1, prevCount: 0 })
    await client.noop()
    await idling
  })

  it('[GW-03] keeps keywords and refuses what is over the quota', async () => {
    const client = await signIn({ user: bob.user, pass: bob.password })
    const added = await client.append('INBOX', mail, ['$label1'])
    expect(added).toMatchObject({ uid: 1 })
    await expect(client.append('INBOX', mail + 'x'.repeat(200_000))).rejects.toMatchObject({
      serverResponseCode: 'OVERQUOTA',
    })
    expect(await client.getQuota('INBOX')).toMatchObject({ storage: { limit: 102_400 } })
  })

  it('[GW-03] hides capabilities', async () => {
    const all = (await signIn(asAnn)).capabilities
    await dovecot.stop()
    dovecot = await startDovecot({ accounts: [ann], capabilitiesOff: ['SORT', 'MOVE'] })
    const rest = (await signIn(asAnn)).capabilities
    expect([...all.keys()].filter((name) => !rest.has(name)).toSorted()).toEqual(['MOVE', 'SORT'])
  })

  it('[GW-03] counts connections, of all and of one', async () => {
    await signIn(asAnn)
    await signIn(asAnn)
    await signIn({ user: bob.user, pass: bob.password })
    expect([await dovecot.connections(), await dovecot.connections(ann.user)]).toEqual([3, 2])
  })

  it('[GW-03] a new password replaces the old one', async () => {
    await dovecot.setPassword(ann.user, 'next')
    await signIn({ user: ann.user, pass: 'next' })
    await expect(signIn(asAnn)).rejects.toMatchObject({ authenticationFailed: true })
  })

  it('[R6] is killed with all connections and comes back with its mails', async () => {
    await dovecot.deliver(ann.user, mail)
    const client = await signIn(asAnn)
    const closed = new Promise((resolve) => client.on('close', () => resolve('closed')))
    await dovecot.kill()
    expect(await closed).toBe('closed')
    await expect(signIn(asAnn)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await dovecot.restart()
    const again = await signIn(asAnn)
    expect(await again.status('INBOX', { messages: true })).toMatchObject({ messages: 1 })
  })

  it('[R6] is frozen and answers when it goes on', async () => {
    const client = await signIn(asAnn)
    dovecot.pause()
    let isAnswered = false
    const answer = client.status('INBOX', { messages: true }).then(() => (isAnswered = true))
    // A connection that the system takes, and a server that does not greet.
    await expect(signIn(asAnn, { greetingTimeout: 50 })).rejects.toMatchObject({ code: 'GREETING_TIMEOUT' })
    expect(isAnswered).toBe(false)
    dovecot.resume()
    expect(await answer).toBe(true)
  })

  it('[R6] leaves nothing behind', async () => {
    await signIn(asAnn)
    dovecot.pause()
    await dovecot.stop()
    expect(existsSync(dovecot.folder)).toBe(false)
    await expect(signIn(asAnn)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
