import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buffer } from 'node:stream/consumers'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { createImapServer, type ImapServer } from '../../createImapServer'
import { clientOf, say } from '../../openClient'

const mail = `Date: Fri, 02 Jan 2026 03:04:05 +0000
From: =?utf-8?B?5byg5LiJ?= <zhang@example.com>
To: a@example.com, "B, C" <b@example.com>
Subject: =?utf-8?B?5omL5py6?=
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="=_1"

Preamble
--=_1
Content-Type: multipart/alternative; boundary=two

--two
Content-Type: text/plain; charset=utf-8

Plain
--two
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: quoted-printable

<p>=E6=89=8B</p>
--two--
--=_1
Content-Type: image/png; name="a \\"b\\".png"
Content-ID: <img@x>
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename*=utf-8''%E6%89%8B.png

AAEC
--=_1
Content-Type: message/rfc822

Subject: Inner
From: x@example.net

Inner text
--=_1--
`

let server: ImapServer
let client: ImapFlow
beforeEach(async () => {
  server = await createImapServer()
  const inbox = server.mailbox().folder()
  inbox.add(mail, { date: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)), flags: ['\\Flagged', '$x'] })
  inbox.add('Subject: Plain\n\nNothing but text\n')
  client = await clientOf(server)
  await client.mailboxOpen('INBOX')
})
afterEach(() => server.close())

const part = async (key: string, uid = '1') => {
  const found = (await client.fetchOne(uid, { bodyParts: [key] }, { uid: true })) as FetchMessageObject
  // The client makes false of NIL.
  return (found.bodyParts?.get(key.toLowerCase()) || undefined)?.toString()
}

describe('FETCH of the scripted server', () => {
  it('[GW-03] tells what a list shows', async () => {
    const found = await client.fetchOne('1', {
      envelope: true,
      flags: true,
      internalDate: true,
      size: true,
      uid: true,
    })
    expect(found).toMatchObject({
      uid: 1,
      flags: new Set(['\\Flagged', '$x']),
      internalDate: new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
      size: mail.replaceAll('\n', '\r\n').length,
      envelope: {
        subject: '手机',
        messageId: '<1@example.com>',
        from: [{ name: '张三', address: 'zhang@example.com' }],
        to: [{ address: 'a@example.com' }, { name: 'B, C', address: 'b@example.com' }],
      },
    })
  })

  it('[GW-03] tells the tree of parts', async () => {
    const { bodyStructure } = (await client.fetchOne('1', { bodyStructure: true })) as FetchMessageObject
    expect(bodyStructure).toMatchObject({
      type: 'multipart/mixed',
      childNodes: [
        {
          part: '1',
          type: 'multipart/alternative',
          childNodes: [
            { part: '1.1', type: 'text/plain', parameters: { charset: 'utf-8' }, size: 5, lineCount: 0 },
            { part: '1.2', type: 'text/html', encoding: 'quoted-printable', size: 16 },
          ],
        },
        {
          part: '2',
          type: 'image/png',
          id: '<img@x>',
          parameters: { name: 'a "b".png' },
          disposition: 'attachment',
          dispositionParameters: { filename: '手.png' },
        },
        {
          part: '3',
          type: 'message/rfc822',
          envelope: { subject: 'Inner' },
          childNodes: [{ type: 'text/plain' }],
        },
      ],
    })
  })

  it.each([
    ['1.1', 'Plain'],
    [
      '1.2.MIME',
      'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n',
    ],
    ['2', 'AAEC'],
    ['3', 'Subject: Inner\r\nFrom: x@example.net\r\n\r\nInner text'],
    ['3.HEADER', 'Subject: Inner\r\nFrom: x@example.net\r\n\r\n'],
    ['3.1', 'Inner text'],
    ['3.TEXT', 'Inner text'],
    ['4', undefined],
  ])('[GW-03] tells part %s', async (key, expected) => {
    expect(await part(key)).toBe(expected)
  })

  it('[GW-03] part 1 of a mail without parts is its text', async () => {
    expect([await part('1', '2'), await part('TEXT', '2')]).toEqual([
      'Nothing but text\r\n',
      'Nothing but text\r\n',
    ])
  })

  it('[GW-03] tells header fields and a piece of the source', async () => {
    const found = (await client.fetchOne('1', {
      headers: ['subject', 'X-None', 'content-type'],
      source: { start: 6, maxLength: 3 },
    })) as FetchMessageObject
    expect(found.headers?.toString()).toBe(
      'Subject: =?utf-8?B?5omL5py6?=\r\nContent-Type: multipart/mixed; boundary="=_1"\r\n\r\n',
    )
    expect(found.source?.toString()).toBe('Fri')
  })

  it('[GW-03] streams a part in pieces, decoded by the client', async () => {
    const { content } = await client.download('1', '1.2', { uid: true, chunkSize: 4 })
    expect((await buffer(content!)).toString()).toBe('<p>手</p>')
    expect(server.said('UID FETCH').filter((text) => text.includes('<4.4>'))).toHaveLength(1)
  })

  it('[GW-03] peeks, and marks as read what is not peeked at', async () => {
    await part('1.1')
    expect(server.mailbox().folder().mails[0]!.flags).not.toContain('\\Seen')
    await say(client, 'UID FETCH', ['1', 'BODY[]'])
    expect(server.mailbox().folder().mails[0]!.flags).toContain('\\Seen')
  })

  it('[GW-03] passes over what is gone', async () => {
    server.mailbox().folder().expunge([1])
    const all = await client.fetchAll('1:*', { uid: true }, { uid: true })
    expect(all.map(({ uid }) => uid)).toEqual([2])
  })
})
