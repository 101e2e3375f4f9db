import { expect, it, onTestFinished } from 'vitest'
import { createImapServer } from '../../../../../testing/imap/createImapServer'
import { answerWith, cutBefore, hold } from '../../../../../testing/imap/server/faults/faults'
import type { OpenFolder } from '../ImapAccount'
import { fetchLinesOfEach } from '../read/fetchLines'
import { allUids } from '../read/searchUids'
import { all, openTestAccount, simpleMail } from '../testing/openTestAccount'
import { ImapConnection } from './ImapConnection'
import { openClient } from './openClient'

/** Of each mail something else, so that each needs a command of its own. */
const wanted = new Map([1, 2, 3].map((uid) => [uid, [{ path: '1', limitBytes: 10 + uid, isBodyOnly: true }]]))

const texts = new Map([
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
])

/** Their texts by uid. */
async function textsIn(folder: OpenFolder) {
  const mails = await all(folder.fetchPartsOfMany(wanted))
  return new Map(
    mails.map(({ uid, parts }) => [uid, Buffer.from(parts.get('1')!.body).toString().trim()] as const),
  )
}

async function serve() {
  const server = await createImapServer({ accounts: [{ user: 'ann', password: 'a' }] })
  onTestFinished(() => server.close())
  for (const name of ['one', 'two', 'three']) server.mailbox().folder().add(simpleMail(name, name))
  const { account } = openTestAccount(server)
  return { server, account, read: () => account.withFolder('INBOX', textsIn) }
}

it('[GW-03] the server has all questions at once, and one that it leaves unanswered is asked again', async () => {
  const { server, read } = await serve()
  server.fault({
    on: 'UID FETCH',
    // The second one is there before the first is answered. It is swallowed.
    before: async ({ session }) => void (await session.ask()),
  })
  expect(await read()).toEqual(texts)
  const asked = server.said('UID FETCH').map((text) => /UID FETCH (\d)/.exec(text)?.[1])
  expect(asked).toEqual(['1', '3', '2'])
  expect(server.connectionCount).toBe(1)
})

it('[GW-03] a question that is refused is asked once more, and told when it is refused again', async () => {
  const { server, read } = await serve()
  server.fault({ ...answerWith('UID FETCH', 'NO Not now'), matching: /UID FETCH 2/ })
  expect(await read()).toEqual(texts)
  server.fault({ ...answerWith('UID FETCH', 'NO Never'), matching: /UID FETCH 2/, times: Infinity })
  await expect(read()).rejects.toMatchObject({ kind: 'server' })
  expect(server.connectionCount).toBe(1)
})

it('[GW-03, ER-03] a connection that is lost among them is known to be lost', async () => {
  const { server, read } = await serve()
  server.fault({ ...cutBefore('UID FETCH'), matching: /UID FETCH 2/, times: Infinity })
  await expect(read()).rejects.toMatchObject({ kind: 'offline' })
  server.clearFaults()
  expect(await read()).toEqual(texts)
})

it('[GW-03] behind commands that are under way they go out one after the other', async () => {
  const { server, account } = await serve()
  const held = hold('UID SEARCH')
  server.fault(held)
  await account.withFolder('INBOX', async (folder) => {
    const uids = [folder.allUids(), folder.allUids()]
    await held.reached
    const read = textsIn(folder)
    held.release()
    expect(await Promise.all(uids)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(await read).toEqual(texts)
  })
  expect(server.said('UID FETCH')).toHaveLength(3)
})

it('[GW-03] nothing goes out between them, and each is told its own answer', async () => {
  const { server } = await serve()
  const opened = await openClient(
    { host: server.host, port: server.port, tls: 'none' },
    { user: 'ann', password: 'a' },
    5_000,
  )
  const connection = new ImapConnection(opened, 5_000)
  onTestFinished(() => connection.close())
  await connection.select('INBOX')
  const fetched: number[] = []
  let fetchedBefore = 0
  server.fault({ on: 'UID SEARCH', before: () => void (fetchedBefore = server.said('UID FETCH').length) })
  const each = ['1', '2', '3'].map((set) => ({ set, items: [] }))
  const [, uids] = await Promise.all([
    fetchLinesOfEach(connection, each, ({ uid }) => void fetched.push(uid)),
    allUids(connection),
  ])
  expect(fetchedBefore).toBe(3)
  expect(fetched).toEqual([1, 2, 3])
  expect(uids).toEqual([1, 2, 3])
})
