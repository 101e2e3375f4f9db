import { afterEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, type ImapServerOptions, without } from '../../createImapServer'
import { clientOf } from '../../openClient'

let server: ImapServer
afterEach(() => server.close())
const open = async (options?: ImapServerOptions) => (server = await createImapServer(options))
const status = {
  messages: true,
  unseen: true,
  uidNext: true,
  uidValidity: true,
  highestModseq: true,
} as const

describe('folders of the scripted server', () => {
  it('[GW-03] are listed with their role, delimiter and counts in one command', async () => {
    await open()
    server
      .mailbox()
      .folder('Sent')
      .add('Subject: x\n\nx', { flags: ['\\Seen'] })
    const client = await clientOf(server)
    const folders = await client.list({ statusQuery: status })
    expect(folders.map(({ path, delimiter, specialUse }) => [path, delimiter, specialUse])).toEqual([
      ['INBOX', '/', '\\Inbox'],
      ['Sent', '/', '\\Sent'],
      ['Drafts', '/', '\\Drafts'],
      ['Junk', '/', '\\Junk'],
      ['Trash', '/', '\\Trash'],
    ])
    expect(folders.find(({ path }) => path === 'Sent')?.status).toMatchObject({
      messages: 1,
      unseen: 0,
      uidNext: 2,
    })
    expect(server.said('STATUS')).toEqual([])
  })

  it('[GW-03] need a STATUS each without LIST-STATUS, and a look at names without SPECIAL-USE', async () => {
    await open({ capabilities: without('LIST-STATUS', 'SPECIAL-USE') })
    const folders = await (await clientOf(server)).list({ statusQuery: status })
    expect(folders.find(({ path }) => path === 'Sent')).toMatchObject({ specialUseSource: 'name' })
    expect(server.said('STATUS')).toHaveLength(5)
  })

  it.each([true, false])('[GW-03] have any name and depth, with UTF8=ACCEPT %s', async (hasUtf8) => {
    await open({ capabilities: hasUtf8 ? undefined : without('UTF8=ACCEPT') })
    const client = await clientOf(server)
    const path = ['工作', 'A & "B" \\ C', '台北 😀'].join('/')
    await client.mailboxCreate(path)
    expect([...server.mailbox().folders.keys()]).toContain(path)
    expect((await client.list()).map((folder) => folder.path)).toContain(path)
    await client.mailboxOpen(path)
    expect(server.said('CREATE').every((text) => /^[\u0020-\u007e]*$/.test(text))).toBe(!hasUtf8)
  })

  it('[GW-03] lie under a prefix with dots between the levels', async () => {
    await open({ delimiter: '.', prefix: 'INBOX.' })
    const client = await clientOf(server)
    expect(client.namespace).toMatchObject({ prefix: 'INBOX.', delimiter: '.' })
    await client.mailboxCreate(['Work', '2026'])
    expect([...server.mailbox().folders.keys()]).toEqual(
      expect.arrayContaining(['INBOX', 'INBOX.Sent', 'INBOX.Work', 'INBOX.Work.2026']),
    )
    expect(() => server.mailbox().create('Elsewhere')).toThrow('Names begin with INBOX.')
  })

  it('[GW-03] are made, renamed with what is below, subscribed and deleted', async () => {
    await open()
    const client = await clientOf(server)
    await client.mailboxCreate('A/B')
    await client.mailboxRename('A', 'C')
    await client.mailboxSubscribe('C/B')
    const paths = () => [...server.mailbox().folders.keys()].slice(5)
    expect(paths()).toEqual(['C', 'C/B'])
    await client.mailboxDelete('C/B')
    expect(paths()).toEqual(['C'])
    expect(await client.mailboxCreate('C')).toMatchObject({ created: false })
    await expect(client.mailboxOpen('Nowhere')).rejects.toMatchObject({ serverResponseCode: 'NONEXISTENT' })
  })

  it('[GW-03] tell their quota', async () => {
    await open()
    server.mailbox().quotaBytes = 10_240
    server.mailbox().folder().add('x'.repeat(2000))
    expect(await (await clientOf(server)).getQuota('INBOX')).toMatchObject({
      storage: { usage: 2048, limit: 10_240 },
    })
    await server.close()
    await open({ capabilities: without('QUOTA') })
    expect(await (await clientOf(server)).getQuota('INBOX')).toBe(false)
  })

  it('[GW-03] that only hold others cannot be opened', async () => {
    await open()
    server.mailbox().create('Shelf').isSelectable = false
    const client = await clientOf(server)
    expect((await client.list()).find(({ path }) => path === 'Shelf')?.flags).toContain('\\Noselect')
    await expect(client.mailboxOpen('Shelf')).rejects.toMatchObject({ responseStatus: 'NO' })
  })
})
