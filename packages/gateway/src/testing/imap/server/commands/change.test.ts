import type { ImapFlow } from 'imapflow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, type ImapServerOptions, without } from '../../createImapServer'
import { clientOf, say } from '../../openClient'
import type { ServerFolder } from '../model/ServerFolder'

let server: ImapServer
let client: ImapFlow
let inbox: ServerFolder
async function open(options?: ImapServerOptions) {
  server = await createImapServer(options)
  inbox = server.mailbox().folder()
  for (const subject of ['one', 'two', 'three']) inbox.add(`Subject: ${subject}\n\n${subject}`)
  client = await clientOf(server)
  await client.mailboxOpen('INBOX')
}
beforeEach(() => open())
afterEach(() => server.close())
const again = async (options: ImapServerOptions) => {
  await server.close()
  await open(options)
}
const flagsOf = (uid: number) => [...inbox.mails.find((mail) => mail.uid === uid)!.flags]
const uids = (folder = inbox) => folder.mails.map(({ uid }) => uid)

describe('changes on the scripted server', () => {
  it('[GW-03] flags and keywords are set, added and taken away, many by one command', async () => {
    await client.messageFlagsAdd('1:3', ['\\Seen', '$tag'], { uid: true })
    await client.messageFlagsRemove('2', ['\\Seen'], { uid: true })
    await client.messageFlagsSet('3', ['\\Flagged'], { uid: true })
    expect([1, 2, 3].map(flagsOf)).toEqual([['\\Seen', '$tag'], ['$tag'], ['\\Flagged']])
    expect(server.said('UID STORE')).toEqual([
      expect.stringMatching(/^UID STORE 1:3 \+FLAGS \(\\Seen \$tag\)/),
      expect.anything(),
      expect.anything(),
    ])
  })

  it('[GW-03] keywords are refused where they are not kept', async () => {
    await again({ keepsKeywords: false })
    const { mailbox } = client
    expect(mailbox && [...mailbox.permanentFlags!]).toEqual([
      '\\Answered',
      '\\Flagged',
      '\\Deleted',
      '\\Seen',
      '\\Draft',
    ])
    await expect(say(client, 'UID STORE', ['1', '+FLAGS', ['$tag']])).rejects.toMatchObject({
      responseStatus: 'NO',
    })
    expect(flagsOf(1)).toEqual([])
  })

  it('[GW-03] what another has changed since is left alone and named', async () => {
    const { modSeq } = inbox.mails.at(-1)!
    inbox.setFlags([1], () => ['\\Answered'])
    // The client's own option for it comes after the flags, where RFC 7162 3.1.3 does not have it.
    expect(
      await client.messageFlagsAdd('1:2', ['\\Seen'], { uid: true, unchangedSince: BigInt(modSeq) }),
    ).toBe(false)
    const words = ['1:2', ['UNCHANGEDSINCE', `${modSeq}`], '+FLAGS.SILENT', ['\\Seen']]
    const { attributes } = await say(client, 'UID STORE', words)
    expect(attributes?.[0]).toMatchObject({ section: [{ value: 'MODIFIED' }, { value: '1' }] })
    expect([1, 2].map(flagsOf)).toEqual([['\\Answered'], ['\\Seen']])
  })

  it('[GW-03] a move tells the new uids', async () => {
    server.mailbox().folder('Trash').add('Subject: before\n\n')
    expect(await client.messageMove('1,3', 'Trash', { uid: true })).toMatchObject({
      uidMap: new Map([
        [1, 2],
        [3, 3],
      ]),
    })
    expect([uids(), uids(server.mailbox().folder('Trash'))]).toEqual([[2], [1, 2, 3]])
  })

  it('[GW-03] without MOVE it is a copy and an expunge of exactly these', async () => {
    await again({ capabilities: without('MOVE') })
    inbox.setFlags([2], () => ['\\Deleted'])
    await client.messageMove('1', 'Trash', { uid: true })
    expect([uids(), uids(server.mailbox().folder('Trash'))]).toEqual([[2, 3], [1]])
    expect(server.said('UID EXPUNGE')).toEqual(['UID EXPUNGE 1'])
  })

  it('[GW-03] without UIDPLUS nobody tells the new uids, and an expunge takes all that are marked', async () => {
    await again({ capabilities: without('MOVE', 'UIDPLUS') })
    inbox.setFlags([2], () => ['\\Deleted'])
    const copied = await client.messageCopy('1', 'Trash', { uid: true })
    expect(copied && copied.uidMap).toBeUndefined()
    await client.messageDelete('1', { uid: true })
    expect(uids()).toEqual([3])
    expect(await client.append('Trash', 'Subject: x\r\n\r\n')).not.toHaveProperty('uid')
  })

  it('[GW-03] an unknown folder takes nothing', async () => {
    expect(await client.messageCopy('1', 'Nowhere', { uid: true })).toBe(false)
    await expect(client.append('Nowhere', 'x')).rejects.toMatchObject({ serverResponseCode: 'TRYCREATE' })
  })

  it.each([true, false])(
    '[GW-03] a mail is added with flags, date and every byte, with LITERAL+ %s',
    async (plus) => {
      await again({ capabilities: plus ? undefined : without('LITERAL+') })
      const bytes = Buffer.concat([
        Buffer.from('Subject: x\r\n\r\n)("\\ {5}\r\n'),
        Buffer.from([0x80, 0xff, 0x00]),
      ])
      const date = new Date(Date.UTC(2020, 5, 6, 7, 8, 9))
      expect(await client.append('INBOX', bytes, ['\\Seen', '$x'], date)).toMatchObject({
        uid: 4,
        uidValidity: 1n,
      })
      expect(inbox.mails.at(-1)).toMatchObject({ raw: bytes, date, flags: new Set(['\\Seen', '$x']) })
    },
  )

  it('[GW-03] a full mailbox takes nothing', async () => {
    server.mailbox().quotaBytes = 100
    await expect(client.append('INBOX', 'x'.repeat(200))).rejects.toMatchObject({
      serverResponseCode: 'OVERQUOTA',
    })
    expect(inbox.mails).toHaveLength(3)
  })

  it('[GW-03] a folder that is open for reading stays as it is', async () => {
    await client.mailboxOpen('INBOX', { readOnly: true })
    expect(await client.messageDelete('1', { uid: true })).toBe(false)
    expect(uids()).toEqual([1, 2, 3])
  })
})
