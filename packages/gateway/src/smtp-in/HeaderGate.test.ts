import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { HeaderGate } from './HeaderGate'

const newGate = () =>
  new HeaderGate({
    prefix: 'Received: by us\r\n',
    isDropped: (name) => name === 'bcc' || name.startsWith('x-mailroom-'),
    wanted: new Set(['subject', 'message-id']),
    suffix: (fields) => (fields.has('message-id') ? '' : 'Message-ID: <made@us>\r\n'),
  })

async function pass(mail: string, size = Infinity) {
  const bytes = Buffer.from(mail)
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += Math.min(size, bytes.length))
    chunks.push(bytes.subarray(at, at + size))
  const gate = newGate()
  const out = (await buffer(Readable.from(chunks).pipe(gate))).toString()
  return { out, gate }
}

const mail =
  'Bcc: hidden@example.com,\r\n other@example.com\r\nSubject: one\r\n two\r\nX-Mailroom-Trust: yes\r\n' +
  'Received: by a\r\nreceived : by b\r\nMessage-ID: <m@x>\r\n\r\nBcc: in the body stays\r\n'

describe('HeaderGate', () => {
  it.each([Infinity, 1, 2, 3, 7, 50])(
    '[GW-02] leaves out dropped fields whole, in pieces of %s bytes',
    async (size) => {
      const { out, gate } = await pass(mail, size)
      expect(out).toBe(
        'Received: by us\r\nSubject: one\r\n two\r\nReceived: by a\r\nreceived : by b\r\nMessage-ID: <m@x>\r\n\r\n' +
          'Bcc: in the body stays\r\n',
      )
      expect(gate.receivedCount).toBe(2)
      expect(gate.fields.get('subject')).toBe('one two')
    },
  )

  it('[GW-02] adds what is missing at the end of the header', async () => {
    expect((await pass('Subject: x\r\n\r\nbody\r\n')).out).toBe(
      'Received: by us\r\nSubject: x\r\nMessage-ID: <made@us>\r\n\r\nbody\r\n',
    )
  })

  it('[GW-02] a mail without a body is complete', async () => {
    expect((await pass('Subject: x\r\n')).out).toBe(
      'Received: by us\r\nSubject: x\r\nMessage-ID: <made@us>\r\n\r\n',
    )
  })

  it('[GW-02] an empty mail is complete', async () => {
    expect((await pass('')).out).toBe('Received: by us\r\nMessage-ID: <made@us>\r\n\r\n')
  })

  it('[D2] passes a header line of thirty megabytes through and keeps little of it', async () => {
    const long = `Subject: ${'x'.repeat(30_000_000)}\r\n\r\nbody\r\n`
    const { out, gate } = await pass(long, 65_536)
    expect(out.length).toBeGreaterThan(30_000_000)
    expect(gate.fields.get('subject')!.length).toBeLessThan(100_000)
  })
})
