import type { ImapFlow, SearchObject } from 'imapflow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImapServer, type ImapServer, type ImapServerOptions, without } from '../../createImapServer'
import { clientOf, say } from '../../openClient'

let server: ImapServer
let client: ImapFlow
async function open(options?: ImapServerOptions) {
  server = await createImapServer(options)
  const inbox = server.mailbox().folder()
  const day = (date: number) => new Date(Date.UTC(2026, 0, date, 12))
  // Gone again, so that uids and sequence numbers differ.
  inbox.expunge([inbox.add('Subject: gone\n\n').uid])
  inbox.add(
    'From: bob@x\nTo: ann@x\nSubject: =?utf-8?B?5omL5py6?=\nDate: 3 Jan 2026 00:00:00 +0000\n\nA long text 合同',
    {
      date: day(1),
      flags: ['\\Seen', '$red'],
    },
  )
  inbox.add(
    'From: Cid <cid@x>\nTo: ann@x\nSubject: Re: Budget\nX-Mark: yes\nDate: 1 Jan 2026 00:00:00 +0000\n\nb',
    {
      date: day(3),
    },
  )
  inbox.add('From: ann@x\nTo: cid@x\nSubject: agenda\nDate: 2 Jan 2026 00:00:00 +0000\n\nc', { date: day(2) })
  client = await clientOf(server)
  await client.mailboxOpen('INBOX')
}
beforeEach(() => open())
afterEach(() => server.close())

async function sorted(...order: string[]): Promise<number[]> {
  let found: number[] = []
  await say(client, 'UID SORT', [order, 'UTF-8', 'ALL'], {
    SORT: async ({ attributes = [] }) => {
      found = attributes.map((one) => Number(one?.value))
    },
  })
  return found
}

describe('searching on the scripted server', () => {
  it.each<[string, SearchObject, number[]]>([
    ['everything', { all: true }, [2, 3, 4]],
    ['sequence numbers', { seq: '2:*' }, [3, 4]],
    ['uids', { uid: '3:*' }, [3, 4]],
    ['flags', { seen: true }, [2]],
    ['missing flags', { seen: false }, [3, 4]],
    ['a keyword', { keyword: '$red' }, [2]],
    ['no keyword', { unKeyword: '$red' }, [3, 4]],
    ['a subject in Chinese', { subject: '手机' }, [2]],
    ['a person', { from: 'CID' }, [3]],
    ['a recipient', { to: 'cid' }, [4]],
    ['a text', { body: '合同' }, [2]],
    ['all of a mail', { text: 'agenda' }, [4]],
    ['a field', { header: { 'X-Mark': 'ye' } }, [3]],
    ['that a field is there', { header: { 'X-Mark': true } }, [3]],
    ['the day it came', { since: '2026-01-02', before: '2026-01-03' }, [4]],
    ['the day it was written', { sentOn: '2026-01-01' }, [3]],
    ['the size', { larger: 90 }, [2, 3]],
    ['one or the other', { or: [{ seen: true }, { from: 'ann@x' }] }, [2, 4]],
    ['what it is not', { not: { to: 'ann@x' } }, [4]],
  ])('[GW-03] finds %s', async (_, query, expected) => {
    expect(await client.search(query, { uid: true })).toEqual(expected)
  })

  it('[GW-03] counts with ESEARCH, and does not without', async () => {
    expect(
      await client.search({ seen: false }, { uid: true, returnOptions: ['MIN', 'MAX', 'COUNT'] }),
    ).toMatchObject({
      min: 3,
      max: 4,
      count: 2,
    })
    await server.close()
    await open({ capabilities: without('ESEARCH') })
    const plain = await client.search({ seen: false }, { uid: true })
    expect(plain).toEqual([3, 4])
    expect(server.said('UID SEARCH').join()).not.toContain('RETURN')
  })

  it.each([
    [['ARRIVAL'], [2, 4, 3]],
    [
      ['REVERSE', 'ARRIVAL'],
      [3, 4, 2],
    ],
    [['DATE'], [3, 4, 2]],
    [['SUBJECT'], [4, 3, 2]],
    [['FROM'], [4, 2, 3]],
    [
      ['TO', 'REVERSE', 'SIZE'],
      [2, 3, 4],
    ],
  ])('[GW-03] sorts by %j', async (order, expected) => {
    expect(await sorted(...order)).toEqual(expected)
  })

  it('[GW-03] does not sort without SORT', async () => {
    await server.close()
    await open({ capabilities: without('SORT') })
    await expect(sorted('ARRIVAL')).rejects.toMatchObject({ responseStatus: 'BAD' })
  })
})
