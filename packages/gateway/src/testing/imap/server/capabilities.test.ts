import { afterEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, without } from '../createImapServer'
import { clientOf, say, type Word } from '../openClient'
import type { ServerCapability } from './capabilities'

let server: ImapServer
afterEach(() => server.close())

const uses: readonly [ServerCapability, string, ...Word[]][] = [
  ['CONDSTORE', 'STATUS', 'INBOX', ['HIGHESTMODSEQ']],
  ['CONDSTORE', 'EXAMINE', 'INBOX', ['CONDSTORE']],
  ['CONDSTORE', 'UID FETCH', '1', 'FLAGS', ['CHANGEDSINCE', '1']],
  ['CONDSTORE', 'UID FETCH', '1', 'MODSEQ'],
  ['CONDSTORE', 'UID STORE', '1', ['UNCHANGEDSINCE', '1'], '+FLAGS', ['\\Seen']],
  ['ENABLE', 'ENABLE', 'CONDSTORE'],
  ['ESEARCH', 'UID SEARCH', 'RETURN', ['COUNT'], 'ALL'],
  ['ID', 'ID', 'NIL'],
  ['LIST-EXTENDED', 'LIST', '', '*', 'RETURN', ['SUBSCRIBED']],
  ['LIST-STATUS', 'LIST', '', '*', 'RETURN', ['STATUS', ['MESSAGES']]],
  ['MOVE', 'UID MOVE', '1', 'Trash'],
  ['NAMESPACE', 'NAMESPACE'],
  ['QRESYNC', 'UID FETCH', '1', 'FLAGS', ['CHANGEDSINCE', '1', 'VANISHED']],
  ['QRESYNC', 'SELECT', 'INBOX', ['QRESYNC', ['1', '1']]],
  ['QUOTA', 'GETQUOTAROOT', 'INBOX'],
  ['SORT', 'UID SORT', ['ARRIVAL'], 'UTF-8', 'ALL'],
  ['UIDPLUS', 'UID EXPUNGE', '1'],
  ['UNSELECT', 'UNSELECT'],
]

async function open(capabilities?: readonly ServerCapability[]) {
  server = await createImapServer({ capabilities })
  server.mailbox().folder().add('Subject: x\n\n')
  const client = await clientOf(server, { qresync: true })
  await client.mailboxOpen('INBOX')
  return client
}

describe('capabilities of the scripted server', () => {
  it.each(uses)('[GW-03] %s is what %s %j stands on', async (capability, command, ...words) => {
    await say(await open(), command, words)
    await server.close()
    const client = await open(without(capability))
    await expect(say(client, command, words)).rejects.toMatchObject({ responseStatus: 'BAD' })
  })

  it('[GW-03] without IDLE a client asks again and again', async () => {
    await open(without('IDLE'))
    const client = await clientOf(server, { maxIdleTime: 1 })
    await client.mailboxOpen('INBOX')
    const asked = server.next('NOOP')
    void client.idle()
    await asked
    expect(server.said('IDLE')).toEqual([])
  })

  it('[GW-03] those that stand on a missing one are missing with it', () => {
    expect(without('CONDSTORE')).not.toContain('QRESYNC')
    expect(without('LIST-EXTENDED')).not.toContain('LIST-STATUS')
    expect(without('ENABLE')).not.toContain('UTF8=ACCEPT')
  })
})
