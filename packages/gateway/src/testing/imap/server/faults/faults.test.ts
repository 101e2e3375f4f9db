import type { ImapFlow } from 'imapflow'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer } from '../../createImapServer'
import { clientOf, say } from '../../openClient'
import type { ServerFolder } from '../model/ServerFolder'
import {
  answerWith,
  cutAfter,
  cutBefore,
  cutInLiteral,
  endlessLine,
  garbage,
  hold,
  meanwhile,
  reversed,
  sayBye,
  untagged,
  wrongLiteral,
} from './faults'

const texts = ['one', 'two', 'three']

let server: ImapServer
let inbox: ServerFolder
let client: ImapFlow
beforeEach(async () => {
  server = await createImapServer()
  inbox = server.mailbox().folder()
  for (const text of texts) inbox.add(`Subject: ${text}\n\n${text}`)
  client = await clientOf(server)
  await client.mailboxOpen('INBOX')
})
afterEach(() => server.close())

const fetchAll = () => client.fetchAll('1:*', { uid: true, source: true, flags: true }, { uid: true })
const seenUids = async () => (await fetchAll()).map(({ uid }) => uid)
const row = (uid: number) =>
  `* ${uid} FETCH (UID ${uid} BODY[TEXT] {${texts[uid - 1]!.length}}\r\n${texts[uid - 1]})`
const lost = { code: expect.stringMatching(/^(NoConnection|EConnectionClosed)$/) }

describe('faults of the scripted server', () => {
  it('[R3] a sign-in is refused', async () => {
    server.fault(answerWith('AUTHENTICATE', 'NO [UNAVAILABLE] Not now'))
    await expect(clientOf(server)).rejects.toMatchObject({ serverResponseCode: 'UNAVAILABLE' })
    await clientOf(server)
  })

  it('[R3] a client is sent away with a goodbye, at the greeting and later', async () => {
    server.fault(sayBye('GREETING'))
    await expect(clientOf(server)).rejects.toMatchObject({ reason: 'Too many connections' })
    server.fault(sayBye('UID FETCH'))
    await expect(fetchAll()).rejects.toMatchObject(lost)
  })

  it('[R3] a command is answered with NO or BAD', async () => {
    server.fault(answerWith('UID FETCH', 'BAD What?'))
    await expect(fetchAll()).rejects.toMatchObject({ responseStatus: 'BAD' })
    expect(await seenUids()).toEqual([1, 2, 3])
  })

  it('[R1] the connection is lost before a command is done, or after', async () => {
    // The client's call hides the loss, and answers that nothing was moved.
    const move = async () => [
      await client.messageMove('1', 'Trash', { uid: true }),
      client.usable,
      inbox.mails.length,
    ]
    server.fault(cutBefore('UID MOVE'))
    expect(await move()).toEqual([false, false, 3])
    client = await clientOf(server)
    await client.mailboxOpen('INBOX')
    server.fault(cutAfter('UID MOVE'))
    expect(await move()).toEqual([false, false, 2])
  })

  it('[R6] the connection is lost in the middle of a literal', async () => {
    server.fault(cutInLiteral('UID FETCH', 5))
    await expect(fetchAll()).rejects.toMatchObject(lost)
  })

  it('[R6] an answer is late for as long as the test wants', async () => {
    const held = hold('UID FETCH', /1:\*/)
    server.fault(held)
    let isAnswered = false
    const answer = seenUids().finally(() => (isAnswered = true))
    await held.reached
    // Another connection is answered meanwhile.
    await (await clientOf(server)).noop()
    expect(isAnswered).toBe(false)
    held.release()
    expect(await answer).toEqual([1, 2, 3])
  })

  it('[R6] a late answer may be a refusal', async () => {
    const held = hold('UID FETCH')
    server.fault(held)
    const answer = fetchAll()
    await held.reached
    held.release('NO [INUSE] Still busy')
    await expect(answer).rejects.toMatchObject({ responseStatus: 'NO' })
  })

  it('[R6] another client expunges, adds and flags in the middle of a FETCH', async () => {
    const heard: string[] = []
    for (const event of ['expunge', 'exists', 'flags']) client.on(event, () => heard.push(event))
    server.fault(
      meanwhile('UID FETCH', () => {
        inbox.expunge([1])
        inbox.add('Subject: four\n\n')
        inbox.setFlags([2], () => ['\\Seen'])
      }),
    )
    const found = await fetchAll()
    // The client takes what it is told of flags for a row that it has asked for.
    expect(new Set(found.map(({ uid }) => uid))).toEqual(new Set([2, 3, 4]))
    expect(heard).toEqual(expect.arrayContaining(['expunge', 'exists']))
  })

  it('[R6] data that nobody asked for comes in between', async () => {
    server.fault(untagged('UID FETCH', '* 9 EXISTS', '* OK [ALERT] Hello', '* 1 FETCH (FLAGS (\\Seen))'))
    const exists = new Promise((resolve) => client.once('exists', resolve))
    await fetchAll()
    expect(await exists).toMatchObject({ count: 9 })
  })

  it('[R6] rows come the other way round', async () => {
    server.fault(reversed('UID FETCH'))
    expect(await seenUids()).toEqual([3, 2, 1])
  })

  it.each([
    [
      'untagged',
      () => untagged('UID FETCH', '* 9 EXISTS'),
      [row(1), '* 9 EXISTS', row(2), row(3), 'c OK Done'],
    ],
    ['reversed', () => reversed('UID FETCH'), [row(3), row(2), row(1), 'c OK Done']],
    [
      'garbage',
      () => garbage('UID FETCH', '* ((', 'x OK'),
      ['* ((', 'x OK', row(1), row(2), row(3), 'c OK Done'],
    ],
    [
      'a literal that is longer than it says',
      () => wrongLiteral('UID FETCH', -2),
      [row(1).replace('{3}', '{1}'), row(2), row(3), 'c OK Done'],
    ],
    [
      'a literal that is shorter than it says',
      () => wrongLiteral('UID FETCH', 99),
      [row(1).replace('{3}', '{102}'), row(2), row(3), 'c OK Done'],
    ],
    ['a cut', () => cutInLiteral('UID FETCH', 2), [`${row(1).split('\r\n')[0]}\r\non`]],
    ['a refusal', () => answerWith('UID FETCH', 'NO [INUSE] Later'), ['c NO [INUSE] Later']],
  ])('[R6] %s is said as it is told', async (_, fault, expected) => {
    const socket = connect(server.port, server.host)
    server.fault(fault())
    socket.write('a LOGIN ann a\r\nb EXAMINE INBOX\r\nc UID FETCH 1:* (UID BODY[TEXT])\r\nd LOGOUT\r\n')
    const said = (await buffer(socket)).toString('latin1')
    const answer = said.slice(said.indexOf('b OK')).replace(/^.*\r\n/, '')
    expect(answer.replace(/\* BYE[^]*$/, '').replace(/\r\n$/, '')).toBe(expected.join('\r\n'))
  })

  it('[D5] a line has no end, and the client ends it', async () => {
    client = await clientOf(server, { maxLineLength: 1_000_000 })
    await client.mailboxOpen('INBOX')
    server.fault(endlessLine('UID FETCH', 200_000_000))
    const error = new Promise((resolve) => client.once('error', resolve))
    await expect(fetchAll()).rejects.toMatchObject(lost)
    expect(await error).toMatchObject({ code: 'LineTooLarge' })
  })

  it('[R6] a fault happens as often as it says, until it is cleared', async () => {
    server.fault({ ...answerWith('NOOP', 'NO Twice'), times: 2 })
    server.fault({ ...answerWith('STATUS', 'NO Always'), times: Infinity })
    const noop = () => say(client, 'NOOP', [])
    const status = () => say(client, 'STATUS', ['Sent', ['MESSAGES']])
    await expect(noop()).rejects.toMatchObject({ responseStatus: 'NO' })
    await expect(noop()).rejects.toMatchObject({ responseStatus: 'NO' })
    await noop()
    for (const _ of [1, 2, 3]) await expect(status()).rejects.toMatchObject({ responseStatus: 'NO' })
    server.clearFaults()
    await status()
  })
})
