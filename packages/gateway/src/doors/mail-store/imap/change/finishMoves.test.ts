import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImapServer, type ImapServer, without } from '../../../../testing/imap/createImapServer'
import { answerWith, cutAfter, cutBefore } from '../../../../testing/imap/server/faults/faults'
import { testMail } from '../../testMails'
import { openImapStore } from '../testing/openImapStore'

const ann = { user: 'ann', password: 'a' }
const subjects = ['one', 'two', 'three']

let server: ImapServer
let opened: Awaited<ReturnType<typeof openImapStore>>

const open = (database?: typeof opened.database) =>
  openImapStore({ host: server.host, port: server.port, tls: 'none' }, [ann], {
    limits: { freshMs: 0, listEveryMs: 300 },
    ...(database && { database }),
  })

afterEach(async () => {
  await opened.close()
  await server.close()
})

const box = () => opened.store.mailbox(opened.alice)
const list = async (folder: string) => (await box().list({ folder, offset: 0, limit: 50 })).messages
const onServer = (folder: string) => server.mailbox().folder(folder).mails.length
const openMoves = () => opened.database.db.selectFrom('imap_moves').select('id').execute()
const refsOfAll = async () => (await list('INBOX')).map(({ ref }) => ref.uid)
const move = (uids: readonly number[]) => box().move({ folder: 'INBOX', uids }, 'Archive')

async function start(capabilities?: ReturnType<typeof without>) {
  server = await createImapServer({ ...(capabilities && { capabilities }) })
  const inbox = server.mailbox().folder('INBOX')
  for (const subject of subjects) inbox.add(testMail({ subject, messageId: `${subject}@example.com` }))
  opened = await open()
}

describe('a move that is broken off between the copies and the taking away', () => {
  beforeEach(() => start(without('MOVE')))

  /** The copies are there, and the mails as well. */
  async function breakOff() {
    const uids = await refsOfAll()
    server.fault(cutBefore('UID STORE'))
    await expect(move(uids)).rejects.toMatchObject({ kind: 'offline' })
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([3, 3])
    return uids
  }

  it('[R3] leaves each mail there once when it is tried again', async () => {
    await move(await breakOff())
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([0, 3])
    await vi.waitFor(async () => expect(await list('Archive')).toHaveLength(3), 10_000)
    expect(await list('INBOX')).toEqual([])
    expect(await openMoves()).toEqual([])
  })

  it('[R3] is brought to its end by itself', async () => {
    await breakOff()
    await vi.waitFor(async () => expect(await list('INBOX')).toEqual([]), 10_000)
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([0, 3])
  })

  it('[R3] is brought to its end by another process', async () => {
    await breakOff()
    const { database } = opened
    await opened.store.close()
    const first = opened
    opened = await open(database)
    await vi.waitFor(async () => expect(await list('INBOX')).toEqual([]), 10_000)
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([0, 3])
    await opened.close()
    opened = first
  })

  it('[R3] takes nothing away that is not there a second time', async () => {
    const uids = await breakOff()
    server.mailbox().folder('Archive').expunge([1, 2])
    await vi.waitFor(async () => expect(await list('INBOX')).toHaveLength(2), 10_000)
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([2, 1])
    await move(uids)
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([0, 3])
  })

  it('[R3] is not tried for ever when the server does not allow it', async () => {
    await breakOff()
    server.fault({ ...answerWith('UID STORE', 'NO [NOPERM] Read only'), times: Infinity })
    await vi.waitFor(async () => {
      await list('INBOX')
      expect(await openMoves()).toEqual([])
    }, 10_000)
    expect(await list('INBOX')).toHaveLength(3)
  })
})

describe('a move whose end nobody has heard', () => {
  beforeEach(() => start())

  it.each([
    ['before', cutBefore('UID MOVE')],
    ['after', cutAfter('UID MOVE')],
  ])('[R3] leaves each mail there once when the line was lost %s it was done', async (_when, fault) => {
    const uids = await refsOfAll()
    server.fault(fault)
    await expect(move(uids)).rejects.toMatchObject({ kind: 'offline' })
    await move(uids)
    expect([onServer('INBOX'), onServer('Archive')]).toEqual([0, 3])
    await vi.waitFor(async () => expect(await list('Archive')).toHaveLength(3), 10_000)
    expect(await openMoves()).toEqual([])
  })
})
