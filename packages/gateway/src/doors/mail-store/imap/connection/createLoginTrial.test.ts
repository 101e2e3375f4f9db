import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Dovecot, startDovecot } from '../../../../testing/imap/startDovecot'
import { createImapPool } from './createImapPool'
import { createLoginTrial } from './createLoginTrial'
import type { ImapServer } from './ImapSettings'
import { SignedInConnections } from './pool/SignedInConnections'

const ann = { user: 'ann@example.com', password: 'a' }

let dovecot: Dovecot
let server: ImapServer

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: [ann] })
  server = { host: dovecot.host, port: dovecot.port, tls: 'none' }
})
afterAll(() => dovecot.stop())

function open() {
  const signedIn = new SignedInConnections()
  const pool = createImapPool({ signedIn })
  onTestFinished(async () => {
    await pool.close()
    signedIn.close()
  })
  const accountOf = (password: string) =>
    pool.account(password, { server, credentials: async () => ({ ...ann, password }) })
  return { accountOf, signedIn, tryLogin: createLoginTrial(signedIn) }
}

const signIns = () => dovecot.log.match(/Login: user=<ann@example\.com>/g)?.length ?? 0

describe('trying a password', () => {
  it('[GW-03] signs in once for the trial and for the first thing that its owner asks', async () => {
    const { accountOf, tryLogin } = open()
    const before = signIns()
    expect(await tryLogin(server, ann, { isForOwner: true })).toBe(true)
    expect(await accountOf(ann.password).status('INBOX')).toMatchObject({ messageCount: 0 })
    expect(signIns() - before).toBe(1)
  })

  it('[GW-03, A8] keeps its connection for exactly these credentials', async () => {
    const { accountOf, tryLogin } = open()
    await tryLogin(server, ann, { isForOwner: true })
    await expect(accountOf('another').status('INBOX')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('[GW-03] keeps no connection for others, and none that the server has refused', async () => {
    const { signedIn, tryLogin } = open()
    expect(await tryLogin(server, ann)).toBe(true)
    expect(signedIn.take({ server, credentials: ann })).toBeUndefined()
    const wrong = { ...ann, password: 'wrong' }
    expect(await tryLogin(server, wrong, { isForOwner: true })).toBe(false)
    expect(signedIn.take({ server, credentials: wrong })).toBeUndefined()
  })

  it('[GW-03] passes over a connection that has ended meanwhile', async () => {
    const { accountOf, tryLogin } = open()
    await tryLogin(server, ann, { isForOwner: true })
    await dovecot.restart()
    expect(await accountOf(ann.password).status('INBOX')).toMatchObject({ messageCount: 0 })
  })
})
