import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createImapServer,
  type ImapServer,
  type ImapServerOptions,
  without,
} from '../../../../testing/imap/createImapServer'
import { allCapabilities, type ServerCapability } from '../../../../testing/imap/server/capabilities'
import { all, openTestAccount, simpleMail, subjects } from './testing/openTestAccount'

// The same work over servers that can do less: another way, the same outcome.

async function serve(options: ImapServerOptions = {}): Promise<ImapServer> {
  const server = await createImapServer(options)
  onTestFinished(() => server.close())
  return server
}

const servers: readonly (readonly [string, readonly ServerCapability[]])[] = [
  ['everything', []],
  ['no SORT', ['SORT']],
  ['no ESEARCH', ['ESEARCH']],
  ['no CONDSTORE', ['CONDSTORE']],
  ['no QRESYNC', ['QRESYNC']],
  ['no ENABLE', ['ENABLE']],
  ['no MOVE', ['MOVE']],
  ['no UIDPLUS', ['UIDPLUS']],
  ['neither MOVE nor UIDPLUS', ['MOVE', 'UIDPLUS']],
  ['no SPECIAL-USE', ['SPECIAL-USE']],
  ['no NAMESPACE', ['NAMESPACE']],
  ['no LIST-STATUS', ['LIST-STATUS']],
  ['no LIST-EXTENDED', ['LIST-EXTENDED']],
  ['no LITERAL+', ['LITERAL+']],
  ['no UTF8=ACCEPT', ['UTF8=ACCEPT']],
  ['no AUTH=PLAIN', ['AUTH=PLAIN', 'SASL-IR']],
  ['nothing but IMAP4rev1', allCapabilities],
]

describe.each(servers)('[GW-03] with %s', (_, missing) => {
  it('folders are made, listed with roles and counts', async () => {
    const server = await serve({ capabilities: without(...missing) })
    const { account } = openTestAccount(server)
    const path = await account.createFolder(['工作 & 家', 'A'])
    await account.append(path, Buffer.from(simpleMail('x')), { flags: ['\\Seen'], internalDate: 0 })
    expect(server.mailbox().folder('工作 & 家/A').mails).toHaveLength(1)
    const folders = await account.folders()
    expect(folders.find((folder) => folder.path === path)).toMatchObject({
      parts: ['工作 & 家', 'A'],
      status: { messageCount: 1, unseenCount: 0, uidNext: 2, uidValidity: 1 },
    })
    const roles = folders.flatMap(({ path, role }) => (role === undefined ? [] : [[role, path]]))
    expect(Object.fromEntries(roles)).toEqual({
      inbox: 'INBOX',
      drafts: 'Drafts',
      sent: 'Sent',
      trash: 'Trash',
      spam: 'Junk',
    })
  })

  it('mails are listed newest first and found', async () => {
    const server = await serve({ capabilities: without(...missing) })
    const inbox = server.mailbox().folder()
    for (const [index, name] of ['a', 'b', 'c'].entries())
      inbox.add(simpleMail(name), { date: new Date(index * 1000) })
    const { account } = openTestAccount(server)
    await account.withFolder('INBOX', async (folder) => {
      const newest = await folder.newestUids(2)
      expect(newest).toEqual([3, 2])
      expect(new Set(subjects(await all(folder.fetchRows(newest))))).toEqual(new Set(['b', 'c']))
      expect(await folder.allUids()).toEqual([1, 2, 3])
      expect(await folder.findByMessageId('<b@example.com>')).toEqual([2])
      const parts = await folder.fetchParts(2, [{ path: '1', isBodyOnly: true }])
      expect(Buffer.from(parts?.get('1')?.body ?? []).toString()).toBe('Hello\r\n')
    })
  })

  it('mails are moved, once, and no other is', async () => {
    const server = await serve({ capabilities: without(...missing) })
    const inbox = server.mailbox().folder()
    for (const name of ['a', 'b', 'c', 'd']) inbox.add(simpleMail(name))
    inbox.setFlags([2], () => ['\\Deleted'])
    const { account } = openTestAccount(server)
    const moved = await account.withFolder('INBOX', (folder) => folder.move([1, 3, 9], 'Trash'))
    expect(inbox.mails.map(({ uid }) => uid)).toEqual([2, 4])
    expect(inbox.mails.map(({ flags }) => [...flags])).toEqual([['\\Deleted'], []])
    expect(
      server
        .mailbox()
        .folder('Trash')
        .mails.map(({ flags }) => [...flags]),
    ).toEqual([[], []])
    const { hasUidPlus } = await account.capabilities()
    expect(moved).toEqual(
      hasUidPlus
        ? new Map([
            [1, 1],
            [3, 2],
          ])
        : undefined,
    )
  })

  it('exactly the meant mails are expunged', async () => {
    const server = await serve({ capabilities: without(...missing) })
    const inbox = server.mailbox().folder()
    for (const name of ['a', 'b', 'c', 'd']) inbox.add(simpleMail(name))
    inbox.setFlags([2], () => ['\\Deleted'])
    const { account } = openTestAccount(server)
    await account.withFolder('INBOX', (folder) => folder.expunge([1, 4]))
    expect(inbox.mails.map(({ uid, flags }) => [uid, [...flags]])).toEqual([
      [2, ['\\Deleted']],
      [3, []],
    ])
  })

  it('changes of others are told as far as the server keeps them', async () => {
    const server = await serve({ capabilities: without(...missing) })
    const inbox = server.mailbox().folder()
    for (const name of ['a', 'b', 'c']) inbox.add(simpleMail(name))
    const { account } = openTestAccount(server)
    const { hasCondstore, hasQresync } = await account.capabilities()
    const since = await account.withFolder('INBOX', async ({ highestModSeq }) => highestModSeq)
    expect(since !== undefined).toBe(hasCondstore)
    inbox.setFlags([2], () => ['\\Seen'])
    inbox.expunge([1])
    await account.withFolder('INBOX', async (folder) => {
      expect(folder.messageCount).toBe(2)
      const flags = await all(folder.fetchFlags({ from: 1, to: '*' }, since))
      expect(flags.map(({ uid }) => uid)).toEqual(hasCondstore ? [2] : [2, 3])
      expect(await folder.vanishedSince(since ?? 1n)).toEqual(hasQresync ? [{ from: 1, to: 1 }] : undefined)
    })
  })

  it('the quota is told or not', async () => {
    const server = await serve({ capabilities: without(...missing) })
    server.mailbox().quotaBytes = 10_240
    const { account } = openTestAccount(server)
    const { hasQuota } = await account.capabilities()
    const quota = await account.quota()
    expect(quota?.limitBytes).toBe(hasQuota ? 10_240 : undefined)
  })
})

describe('[FL-05] where all folders are below a prefix', () => {
  it('names are told without it and made with it', async () => {
    const server = await serve({ delimiter: '.', prefix: 'INBOX.' })
    const { account } = openTestAccount(server)
    expect(await account.createFolder(['Work', '2026'])).toBe('INBOX.Work.2026')
    const folders = await account.folders()
    expect(folders.map(({ parts, role }) => [parts.join('/'), role])).toEqual(
      expect.arrayContaining([
        ['INBOX', 'inbox'],
        ['Sent', 'sent'],
        ['Work', undefined],
        ['Work/2026', undefined],
      ]),
    )
    expect(await account.withFolder('INBOX.Work.2026', async ({ path }) => path)).toBe('INBOX.Work.2026')
    await expect(account.createFolder(['a.b'])).rejects.toThrow(expect.objectContaining({ kind: 'invalid' }))
  })
})

describe('[GW-03] signing in', () => {
  const master = { user: 'master', password: 'key' }
  const accounts = [
    { user: 'ann', password: 'a' },
    { user: 'bob', password: 'b' },
  ]

  it('by a master user opens the mailbox that was meant', async () => {
    const server = await serve({ accounts, master })
    server.mailbox('bob').folder().add(simpleMail('for bob'))
    const credentials = { ...master, authorizeAs: 'bob' }
    for (const masterSeparator of [undefined, '*']) {
      const { account } = openTestAccount(server, { credentials, server: { masterSeparator } })
      expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
    }
  })

  it('by a master user is refused where the server would open another mailbox', async () => {
    const server = await serve({
      accounts: [...accounts, master],
      capabilities: without('AUTH=PLAIN', 'SASL-IR'),
    })
    const { account } = openTestAccount(server, { credentials: { ...master, authorizeAs: 'bob' } })
    await expect(account.status('INBOX')).rejects.toThrow(expect.objectContaining({ name: 'MailroomError' }))
  })

  it('never sends a name or password that could end its field', async () => {
    const server = await serve()
    for (const credentials of [
      { user: 'ann\0x', password: 'a' },
      { user: 'ann', password: 'a\r\nA LOGOUT' },
      { user: 'ann', password: '' },
    ]) {
      const { account } = openTestAccount(server, { credentials })
      await expect(account.status('INBOX')).rejects.toThrow(
        expect.objectContaining({ kind: 'unauthenticated' }),
      )
    }
    expect(server.connectionCount).toBe(0)
  })

  it('in clear text over a network has to be allowed', () => {
    const away = { host: 'imap.example.com', port: 143 }
    const refused = expect.objectContaining({ kind: 'invalid' })
    expect(() => openTestAccount(away)).toThrow(refused)
    expect(() => openTestAccount({ ...away, host: '127.0.0.1.example.com' })).toThrow(refused)
    expect(() => openTestAccount(away, { server: { isPlainAllowed: true } })).not.toThrow()
    expect(() => openTestAccount(away, { server: { tls: 'starttls' } })).not.toThrow()
  })
})
