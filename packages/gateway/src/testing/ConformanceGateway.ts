import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConformanceWorld, WorldMail, WorldPerson } from '@mailroom/conformance'
import type { Address } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { createTransport } from 'nodemailer'
import { WebSocket as SocketOfNode } from 'ws'
import { readSettings } from '../config/readSettings'
import { createLog } from '../observe/createLog'
import { openStore } from '../openStore'
import { type Gateway, startGateway } from '../startGateway'
import { CookieJar } from './CookieJar'
import { type FreshDatabase, freshDatabase } from './freshDatabase'

const password = 'correct-horse-7'

/** A freshly installed gateway that serves all worlds of the conformance suite over HTTP, WebSocket and SMTP. */
export class ConformanceGateway {
  #worlds = 0

  private constructor(
    private readonly dataFolder: string,
    private readonly fresh: FreshDatabase,
    private readonly gateway: Gateway,
  ) {}

  /** Makes the accounts of so many worlds, then starts the gateway. */
  static async start(worldCount: number): Promise<ConformanceGateway> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-conformance-'))
    const fresh = await freshDatabase()
    const settings = readSettings({
      given: {
        dataFolder,
        databaseUrl: fresh.url,
        httpPort: 0,
        smtpPort: 0,
        submissionPort: 0,
        directMx: false,
        passwordKeyBits: '1024',
        checkAnswers: true,
      },
    })
    const store = await openStore(settings)
    for (const index of Array.from({ length: worldCount }).keys())
      for (const { address, name } of [alice(index), bob(index)])
        await store.accounts.create({ address, displayName: name, password })
    await store.close()
    return new ConformanceGateway(dataFolder, fresh, await startGateway(settings, createLog('silent')))
  }

  /** Two colleagues whom no other world knows. */
  async openWorld(): Promise<ConformanceWorld> {
    const index = this.#worlds++
    const owner = alice(index)
    return {
      alice: this.#personAt(owner),
      bob: this.#personAt(bob(index)),
      deliver: (mail) => this.#deliver(owner, mail),
      dispose: async () => undefined,
    }
  }

  async stop(): Promise<void> {
    await this.gateway.close()
    await this.fresh.remove()
    await rm(this.dataFolder, { recursive: true, force: true })
  }

  #personAt(address: Address): WorldPerson {
    const { httpUrl } = this.gateway
    const adapter = createHttpAdapter({
      baseUrl: httpUrl,
      fetch: new CookieJar(httpUrl).fetch,
      openSocket: (url) => new SocketOfNode(url, { origin: httpUrl }) as unknown as WebSocket,
    })
    return { adapter, address, credentials: { username: address.address, password } }
  }

  async #deliver(owner: Address, mail: WorldMail): Promise<void> {
    const smtp = createTransport({ host: '127.0.0.1', port: this.gateway.smtpPort, ignoreTLS: true })
    await smtp.sendMail({
      envelope: { from: mail.from.address, to: owner.address },
      from: mail.from,
      to: [...(mail.to ?? [owner])],
      cc: [...(mail.cc ?? [])],
      replyTo: [...(mail.replyTo ?? [])],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: mail.files?.map(({ name, contentType, bytes, contentId }) => ({
        filename: name,
        contentType,
        content: Buffer.from(bytes),
        ...(contentId !== undefined && { cid: contentId }),
      })),
    })
    smtp.close()
  }
}

/** Names differ in their first three letters, by which suggestions find them. */
const alice = (world: number) => personOf(world, 'Alice')
const bob = (world: number) => personOf(world, 'Bob')

function personOf(world: number, name: string): Address {
  const letter = (place: number) => String.fromCharCode(97 + (Math.trunc(world / 26 ** place) % 26))
  const prefix = `x${letter(1)}${letter(0)}`
  return { address: `${prefix}.${name.toLowerCase()}@example.com`, name: `${prefix} ${name}` }
}
