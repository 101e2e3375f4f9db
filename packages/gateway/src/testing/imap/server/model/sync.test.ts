import type { ExpungeEvent, FlagsEvent, ImapFlow, MailboxObject, MailboxOpenOptions } from 'imapflow'
import type { ImapAttributeList } from 'imapflow/lib/handler/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, type ImapServerOptions, without } from '../../createImapServer'
import { clientOf, say } from '../../openClient'
import type { ServerFolder } from './ServerFolder'

let server: ImapServer
let inbox: ServerFolder
async function open(options?: ImapServerOptions) {
  server = await createImapServer(options)
  inbox = server.mailbox().folder()
  for (const subject of ['one', 'two', 'three', 'four']) inbox.add(`Subject: ${subject}\n\n`)
}
beforeEach(() => open())
afterEach(() => server.close())

/** Opens INBOX and collects what the client hears of. */
async function listen(client: ImapFlow) {
  const heard: unknown[] = []
  client.on('exists', ({ count }: { count: number }) => heard.push(['exists', count]))
  client.on('expunge', ({ seq, uid }: ExpungeEvent) => heard.push(['expunge', seq ?? null, uid ?? null]))
  client.on('flags', ({ uid, flags }: FlagsEvent) => heard.push(['flags', uid, [...flags]]))
  await client.mailboxOpen('INBOX')
  return heard
}

describe('what other clients change on the scripted server', () => {
  it('[GW-03] is told with the next command, in the order of the sequence numbers', async () => {
    const client = await clientOf(server)
    const heard = await listen(client)
    inbox.expunge([1, 3])
    inbox.add('Subject: five\n\n')
    inbox.setFlags([2], () => ['\\Seen'])
    await client.noop()
    // Each number counts without those that were named before.
    expect(heard).toEqual([
      ['expunge', 1, null],
      ['expunge', 2, null],
      ['exists', 3],
      ['flags', 2, ['\\Seen']],
    ])
  })

  it.each([true, false])(
    '[GW-03] is told with its mod-sequence to who asked for such: %s',
    async (hasModSeq) => {
      const client = await clientOf(server, { disableAutoEnable: !hasModSeq })
      await say(client, 'EXAMINE', ['INBOX'])
      inbox.setFlags([2], () => ['\\Seen'])
      const heard: string[] = []
      await say(client, 'NOOP', [], {
        FETCH: async ({ attributes = [] }) => {
          for (const word of attributes[1] as ImapAttributeList)
            if (word?.type === 'ATOM') heard.push(String(word.value))
        },
      })
      expect(heard).toEqual(['UID', '2', 'FLAGS', ...(hasModSeq ? ['MODSEQ'] : [])])
    },
  )

  it('[GW-03] is told at once to who idles', async () => {
    const client = await clientOf(server)
    const heard = await listen(client)
    const flags = new Promise((resolve) => client.once('flags', resolve))
    const idling = client.idle()
    await server.next('IDLE')
    inbox.setFlags([4], () => ['\\Flagged'])
    await flags
    expect(heard).toEqual([['flags', 4, ['\\Flagged']]])
    await client.noop()
    await idling
  })

  it('[GW-03] is not said in the middle of a FETCH when it is an expunge', async () => {
    const client = await clientOf(server)
    const heard = await listen(client)
    inbox.expunge([1])
    await client.fetchAll('1:*', { uid: true })
    expect(heard).toEqual([])
    await client.noop()
    expect(heard).toEqual([['expunge', 1, null]])
  })

  it('[GW-03] is told by uid to who knows QRESYNC', async () => {
    const client = await clientOf(server, { qresync: true })
    const heard = await listen(client)
    inbox.expunge([1, 3])
    await client.noop()
    expect(heard).toEqual([
      ['expunge', null, 1],
      ['expunge', null, 3],
    ])
  })

  it('[GW-03] is told when the folder is opened again from a mod-sequence on', async () => {
    const client = await clientOf(server, { qresync: true })
    const heard = await listen(client)
    const { highestModseq, uidValidity } = client.mailbox as MailboxObject
    await client.mailboxClose()
    inbox.expunge([2])
    inbox.setFlags([3], () => ['$x'])
    // An option that the types do not tell of.
    const since = { changedSince: `${highestModseq}`, uidValidity }
    await client.mailboxOpen('INBOX', since as MailboxOpenOptions)
    expect(heard).toEqual([
      ['expunge', null, 2],
      ['flags', 3, ['$x']],
    ])
  })

  it('[GW-03] is fetched from a mod-sequence on', async () => {
    const client = await clientOf(server)
    await client.mailboxOpen('INBOX')
    const since = BigInt(inbox.highestModSeq)
    inbox.setFlags([3], () => ['$x'])
    const found = await client.fetchAll('1:*', { uid: true, flags: true }, { changedSince: since })
    expect(found).toMatchObject([{ uid: 3, flags: new Set(['$x']), modseq: since + 1n }])
  })

  it('[GW-03] tells no mod-sequence without CONDSTORE', async () => {
    await server.close()
    await open({ capabilities: without('CONDSTORE') })
    const client = await clientOf(server, { qresync: true })
    await client.mailboxOpen('INBOX')
    expect((client.mailbox as MailboxObject).highestModseq).toBeUndefined()
    expect(await client.fetchOne('1', { uid: true })).not.toHaveProperty('modseq')
  })

  it('[GW-03] may be that all uids mean something else', async () => {
    const client = await clientOf(server)
    await client.mailboxOpen('INBOX')
    inbox.renumber()
    // Who had it open is told nothing and finds nothing.
    expect(await client.fetchAll('1:*', { uid: true })).toEqual([])
    await client.mailboxClose()
    const { uidValidity } = await client.mailboxOpen('INBOX')
    expect(uidValidity).toBe(2n)
    expect(await client.fetchOne('1', { headers: ['subject'] })).toMatchObject({ uid: 1 })
  })
})
