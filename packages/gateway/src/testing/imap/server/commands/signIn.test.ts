import { afterEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, type ImapServerOptions, without } from '../../createImapServer'
import { clientOf } from '../../openClient'

let server: ImapServer
afterEach(() => server.close())
const open = async (options?: ImapServerOptions) => (server = await createImapServer(options))
const master = { user: 'master', password: 'm' }
const accounts = [
  { user: 'ann', password: 'a' },
  { user: 'bob', password: 'b' },
]

describe('signing in to the scripted server', () => {
  it('[GW-03] takes the right password, by AUTHENTICATE and by LOGIN', async () => {
    await open()
    await clientOf(server)
    await clientOf(server, { auth: { user: 'ann', pass: 'a', loginMethod: 'LOGIN' } })
    expect(server.said('AUTHENTICATE')).toHaveLength(1)
    expect(server.said('LOGIN')).toHaveLength(1)
  })

  it('[GW-03] takes no wrong one', async () => {
    await open({ accounts })
    await expect(clientOf(server, { auth: { user: 'ann', pass: 'b' } })).rejects.toMatchObject({
      authenticationFailed: true,
      serverResponseCode: 'AUTHENTICATIONFAILED',
    })
  })

  it('[GW-03] a master is anybody, by authorization identity or name, and nobody else is', async () => {
    await open({ accounts, master })
    server.mailbox('bob').create('Bobs')
    for (const auth of [
      { user: 'master', pass: 'm', authzid: 'bob' },
      { user: 'bob*master', pass: 'm' },
    ]) {
      const client = await clientOf(server, { auth: { ...auth, loginMethod: 'AUTH=PLAIN' } })
      expect((await client.list()).map(({ path }) => path)).toContain('Bobs')
    }
    for (const auth of [
      { user: 'ann', pass: 'a', authzid: 'bob' },
      { user: 'bob*ann', pass: 'a' },
    ]) {
      await expect(clientOf(server, { auth: { ...auth, loginMethod: 'AUTH=PLAIN' } })).rejects.toMatchObject({
        authenticationFailed: true,
      })
    }
  })

  it('[GW-03] says what it can do, and does not understand the rest', async () => {
    await open({ capabilities: without('MOVE', 'CONDSTORE') })
    const { capabilities } = await clientOf(server)
    expect(capabilities.has('SORT')).toBe(true)
    expect(['MOVE', 'CONDSTORE', 'QRESYNC'].filter((name) => capabilities.has(name))).toEqual([])
  })

  it('[GW-03] counts connections and forgets what was said', async () => {
    await open()
    const client = await clientOf(server)
    expect([server.openConnections, server.connectionCount]).toEqual([1, 1])
    await client.logout()
    await clientOf(server)
    expect([server.openConnections, server.connectionCount]).toEqual([1, 2])
    server.forget()
    expect(server.commands).toEqual([])
  })
})
