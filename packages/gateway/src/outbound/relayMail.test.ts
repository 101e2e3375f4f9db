import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptMail } from '../delivery/acceptMail'
import type { Envelope } from '../delivery/Envelope'
import { routeRecipients } from '../delivery/routeRecipients'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { portOf, SmtpSink } from '../testing/SmtpSink'
import { directTransport, smarthostTransport } from './transports'
import type { Transport } from './Transport'

const minute = 60_000
const raw = 'Subject: hello\r\nMessage-ID: <m@example.com>\r\n\r\n.leading dot\r\n..two\r\nend\r\n'

let post: TestPost
let closers: (() => Promise<unknown>)[]

beforeEach(() => {
  closers = []
})
afterEach(async () => {
  for (const close of closers.toReversed()) await close()
})

/** Everything for example.net goes to this port. */
const toPort = (port: number): Transport =>
  directTransport({
    hostname: 'mx.example.com',
    port,
    resolveMx: async () => [{ exchange: '127.0.0.1', priority: 10 }],
  })

async function openPost(transport: Transport) {
  post = await openTestPost({ transport })
  closers.push(() => post.close())
}

async function openSink(options?: Parameters<typeof SmtpSink.open>[0]) {
  const sink = await SmtpSink.open(options)
  closers.push(() => sink.close())
  return sink
}

async function accept(...recipients: string[]): Promise<Envelope> {
  const blobKey = await post.blobs.put(Buffer.from(`Bcc: hidden@example.org\r\n${raw}`))
  const wireOffset = 'Bcc: hidden@example.org\r\n'.length
  const envelope: Envelope = {
    id: randomUUID(),
    accountId: post.ann,
    origin: 'composer',
    messageId: 'm@example.com',
    mailFrom: 'ann@example.com',
    blobKey,
    wireOffset,
    sizeBytes: raw.length,
    createdAt: post.clock.now(),
  }
  const named = recipients.map((address) => ({ address, name: '' }))
  const { routed } = await routeRecipients(post.directory, named)
  await post.database.transaction((transaction) => acceptMail(transaction, post, envelope, routed))
  return envelope
}

const states = async () =>
  (await post.timeline.statusOf(post.ann, 'm@example.com')).map(
    ({ recipient, state, info }) => `${recipient.address} ${state} ${info}`,
  )

const refusing = (refusals: Record<string, [number, string]>) => ({
  onRcptTo(address: { address: string }, _session: unknown, done: (error?: Error) => void) {
    const refusal = refusals[address.address]
    done(refusal && Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }))
  },
})

describe('relaying', () => {
  it('[GW-02] hands a mail to the other side byte for byte, without its Bcc lines', async () => {
    const sink = await openSink()
    await openPost(toPort(sink.port))
    await accept('x@example.net', 'y@example.net')
    await post.runner.runDue()
    expect(sink.mails).toEqual([
      { mailFrom: 'ann@example.com', recipients: ['x@example.net', 'y@example.net'], raw },
    ])
    expect(await states()).toEqual([
      expect.stringMatching(/^x@example.net relayed 250/),
      expect.stringMatching(/^y@example.net relayed 250/),
    ])
  })

  it('[GW-02] local and outside recipients of one mail each get it once', async () => {
    const sink = await openSink()
    await openPost(toPort(sink.port))
    await accept('x@example.net', 'bob@example.com', 'sales@example.com')
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(1)
    expect((await post.mails(post.bob, 'INBOX')).map(({ subject }) => subject)).toEqual(['hello'])
    expect((await post.mails(post.ann, 'INBOX')).map(({ subject }) => subject)).toEqual(['hello'])
    const local = await post.mailStore.mailbox(post.bob).raw({ folder: 'INBOX', uid: 1 })
    expect(local.sizeBytes).toBe(raw.length)
  })

  it('[GW-02] the mail is let go of once nobody waits for it', async () => {
    const sink = await openSink()
    await openPost(toPort(sink.port))
    const { blobKey, id } = await accept('x@example.net')
    await post.runner.runDue()
    post.clock.advance(minute)
    await post.runner.runDue()
    await expect(post.blobs.size(blobKey)).rejects.toMatchObject({ kind: 'notFound' })
    expect(await post.timeline.envelope(id)).toBeUndefined()
    expect(await states()).toHaveLength(1)
  })

  it('[R1] is not handed over again when the database could not be told that it was taken', async () => {
    const sink = await openSink()
    await openPost(toPort(sink.port))
    await accept('x@example.net', 'y@example.net')
    const away = vi.spyOn(post.timeline, 'record').mockRejectedValue(new Error('The database is away'))
    await post.runner.runDue()
    away.mockRestore()
    expect(await states()).toEqual(['x@example.net queued ', 'y@example.net queued '])
    post.clock.advance(minute)
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(1)
    expect(await states()).toEqual([
      expect.stringMatching(/^x@example.net relayed 250/),
      expect.stringMatching(/^y@example.net relayed 250/),
    ])
  })

  it('[GW-02] tells the sender’s open pages of each change', async () => {
    const sink = await openSink()
    await openPost(toPort(sink.port))
    await accept('x@example.net')
    await post.runner.runDue()
    expect(post.heard).toContainEqual({
      accountId: post.ann,
      event: { kind: 'deliveryChanged', messageId: 'm@example.com' },
    })
  })

  it('[GW-02] who is deferred is tried again, and who was served is not served twice', async () => {
    const refusals: Record<string, [number, string]> = { 'slow@example.net': [450, '4.2.0 Greylisted'] }
    const sink = await openSink(refusing(refusals))
    await openPost(toPort(sink.port))
    await accept('x@example.net', 'slow@example.net')
    await post.runner.runDue()
    expect(await states()).toEqual([
      expect.stringMatching(/^x@example.net relayed/),
      expect.stringMatching(/^slow@example.net queued 450.*Greylisted/),
    ])
    delete refusals['slow@example.net']
    post.clock.advance(minute - 1)
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(1)
    post.clock.advance(1)
    await post.runner.runDue()
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['x@example.net'], ['slow@example.net']])
    expect((await states())[1]).toMatch(/^slow@example.net relayed/)
  })

  it('[GW-02] who is refused for good fails at once, the others are served', async () => {
    const sink = await openSink(refusing({ 'gone@example.net': [550, '5.1.1 Unknown user'] }))
    await openPost(toPort(sink.port))
    await accept('gone@example.net', 'x@example.net')
    await post.runner.runDue()
    expect(await states()).toEqual([
      expect.stringMatching(/^gone@example.net failed 550.*Unknown user/),
      expect.stringMatching(/^x@example.net relayed/),
    ])
  })

  it('[GW-02] a mail that is larger than the server says it takes is not offered again and again', async () => {
    const sink = await openSink({ size: 10 })
    await openPost(toPort(sink.port))
    await accept('x@example.net')
    await post.runner.runDue()
    expect(await states()).toEqual([expect.stringMatching(/^x@example.net failed 552 5\.3\.4 .*\b10$/)])
  })

  it('[GW-02] a mail refused after its text fails for everyone', async () => {
    const sink = await openSink({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(Object.assign(new Error('5.7.1 Spam'), { responseCode: 554 })))
      },
    })
    await openPost(toPort(sink.port))
    await accept('x@example.net', 'y@example.net')
    await post.runner.runDue()
    expect(await states()).toEqual([
      expect.stringMatching(/^x@example.net failed 554.*Spam/),
      expect.stringMatching(/^y@example.net failed 554.*Spam/),
    ])
  })

  it('[GW-02] a server that is down is tried with growing pauses for three days, then the mail is given up', async () => {
    const sink = await openSink()
    const { port } = sink
    await sink.close()
    await openPost(toPort(port))
    const { createdAt } = await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(/^x@example.net queued/)
    let attempts = 1
    for (let steps = 0; steps < 500 && (await states())[0]!.includes('queued'); steps += 1) {
      const next = await post.queue.nextAt(['relay'])
      post.clock.advance(next! - post.clock.now())
      attempts += 1
      await post.runner.runDue()
    }
    expect((await states())[0]).toMatch(/^x@example.net failed/)
    expect((post.clock.now() - createdAt) / 3_600_000).toBeGreaterThan(60)
    expect((post.clock.now() - createdAt) / 3_600_000).toBeLessThanOrEqual(72)
    expect(attempts).toBeLessThan(40)
  })

  it('[GW-02] the line is encrypted when the other side can, whatever certificate it shows', async () => {
    const seen: string[] = []
    const sink = await openSink({
      disabledCommands: [],
      onMailFrom(_address, session, done) {
        seen.push(session.transmissionType)
        done()
      },
    })
    await openPost(toPort(sink.port))
    await accept('x@example.net')
    await post.runner.runDue()
    expect(seen).toEqual(['ESMTPS'])
    expect(sink.mails).toHaveLength(1)
  })

  it('[GW-02] the smarthost takes all outside mail after signing in, and never without the encryption asked for', async () => {
    const users: unknown[] = []
    const sink = await openSink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        users.push([auth.username, auth.password])
        done(null, { user: 'relay' })
      },
    })
    const peer = { host: '127.0.0.1', port: sink.port, user: 'relay', password: 'secret' }
    await openPost(smarthostTransport({ ...peer, tls: 'off' }, { hostname: 'mx.example.com' }))
    await accept('x@example.net', 'y@example.org')
    await post.runner.runDue()
    expect(users).toContainEqual(['relay', 'secret'])
    expect(sink.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'x@example.net',
      'y@example.org',
    ])

    await post.close()
    closers.splice(closers.length - 1)
    await openPost(smarthostTransport({ ...peer, tls: 'starttls' }, { hostname: 'mx.example.com' }))
    users.length = 0
    await accept('x@example.net')
    await post.runner.runDue()
    expect(users).toEqual([])
    expect((await states())[0]).toMatch(/^x@example.net queued/)
  })

  it('[GW-02] the next server is tried when the first cannot be used', async () => {
    const sink = await openSink()
    const transport = directTransport({
      hostname: 'mx.example.com',
      port: sink.port,
      resolveMx: async () => [
        { exchange: '127.0.0.1', priority: 20 },
        { exchange: '127.0.0.2', priority: 10 },
      ],
    })
    await openPost(transport)
    await accept('x@example.net')
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(1)
  })

  it.each([
    ['the domain does not exist', 'ENOTFOUND', /failed 550 5\.1\.2/],
    ['DNS does not answer', 'ETIMEOUT', /queued 451 4\.4\.3/],
  ])('[GW-02] when %s', async (_name, code, expected) => {
    await openPost(
      directTransport({
        hostname: 'mx.example.com',
        resolveMx: async () => {
          throw Object.assign(new Error(code), { code })
        },
      }),
    )
    await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(expected)
  })

  it('[GW-02] a domain that takes no mail is not tried (RFC 7505)', async () => {
    await openPost(
      directTransport({ hostname: 'mx.example.com', resolveMx: async () => [{ exchange: '', priority: 0 }] }),
    )
    await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(/failed 556 5\.1\.10/)
  })

  it('[GW-02] a mail does not run in circles when the domain points back to us', async () => {
    await openPost(
      directTransport({
        hostname: 'mx.example.com',
        resolveMx: async () => [{ exchange: 'mx.example.com', priority: 0 }],
      }),
    )
    await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(/failed 554 5\.4\.6/)
  })

  it('[T43] a server whose reply never ends is given up on for now', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      const more = () => {
        while (!socket.destroyed && socket.write(`220-${'x'.repeat(10_000)}\r\n`));
      }
      socket.on('drain', more)
      more()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closers.push(async () => server.close())
    await openPost(toPort(portOf(server)))
    await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(/^x@example.net queued/)
  })

  it('[R1] a mail whose acceptance was cut off is sent again, one that was confirmed is not', async () => {
    let connections = 0
    const sink = await openSink({
      onData(stream, session, done) {
        connections += 1
        const isFirst = connections === 1
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          sink.keep({
            mailFrom: '',
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            raw: text,
          })
          if (isFirst) done(Object.assign(new Error('cut'), { responseCode: 421 }))
          else done()
        })
      },
    })
    await openPost(toPort(sink.port))
    await accept('x@example.net')
    await post.runner.runDue()
    expect((await states())[0]).toMatch(/queued/)
    post.clock.advance(minute)
    await post.runner.runDue()
    post.clock.advance(10 * minute)
    await post.runner.runDue()
    expect(sink.mails).toHaveLength(2)
    expect((await states())[0]).toMatch(/relayed/)
  })
})
