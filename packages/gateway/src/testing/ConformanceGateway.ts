import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConformanceWorld, WorldPerson } from '@mailroom/conformance'
import type { Address } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import { WebSocket as SocketOfNode } from 'ws'
import { readSettings } from '../config/readSettings'
import type { Settings } from '../config/Settings'
import { createLog } from '../observe/createLog'
import { openStore } from '../openStore'
import { addRule } from '../review/reviewRules'
import { createSessions } from '../session/Sessions'
import { startGateway } from '../startGateway'
import { CookieJar } from './CookieJar'
import { invitationMail } from './conformance/invitationMail'
import { embeddedMail } from './conformance/embeddedMail'
import type { RunningGateway, WorldMailSystem } from './conformance/WorldMailSystem'
import { aliceOf, bobOf, peopleOf, worldPassword } from './conformance/worldPeople'
import { freshDatabase } from './freshDatabase'
import { givePassword } from './givePassword'

/** For cases that are run once more. */
const spareWorlds = 20

/** A freshly installed gateway that serves all worlds of the conformance suite over HTTP and WebSocket. */
export class ConformanceGateway {
  #worlds = 0

  private constructor(
    private readonly settings: Settings,
    private readonly mailSystem: WorldMailSystem,
    private readonly running: RunningGateway,
    private readonly remove: () => Promise<void>,
  ) {}

  /**
   * Makes the accounts of a world for each case, then starts the gateway.
   *
   * @param openMailSystem where their mail lies
   */
  static async start(
    caseCount: number,
    openMailSystem: (worldCount: number) => Promise<WorldMailSystem> = embeddedMail,
  ): Promise<ConformanceGateway> {
    const worldCount = caseCount + spareWorlds
    const dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-conformance-'))
    const fresh = await freshDatabase(dataFolder)
    const mailSystem = await openMailSystem(worldCount)
    const settings = readSettings({
      given: {
        dataFolder,
        databaseUrl: fresh.url,
        // Passkeys are made for hosts with a name.
        httpHost: 'localhost',
        httpPort: 0,
        smtpPort: 0,
        submissionPort: 0,
        directMx: false,
        passwordKeyBits: '1024',
        checkAnswers: true,
        secrecy: 'offered',
        secrecyOutside: 'normal',
        smsProvider: 'log',
        ...mailSystem.settings,
      },
    })
    const before = await openStore(settings)
    for (const { address, name } of peopleOf(worldCount)) {
      await before.accounts.create({ address, displayName: name })
    }
    if (mailSystem.accountPassword !== undefined)
      await givePassword(before.database, mailSystem.accountPassword)
    await before.close()
    const gateway = await startGateway(settings, createLog('silent'))
    const store = await openStore(settings, { isShared: true })
    return new ConformanceGateway(settings, mailSystem, { gateway, store }, async () => {
      await fresh.remove()
      await rm(dataFolder, { recursive: true, force: true })
    })
  }

  /** Two colleagues whom no other world knows. */
  async openWorld(): Promise<ConformanceWorld> {
    const index = this.#worlds++
    const owner = aliceOf(index)
    const lines: SocketOfNode[] = []
    const alice = this.#personAt(owner, (line) => lines.push(line))
    const bob = this.#personAt(bobOf(index))
    return {
      alice,
      bob,
      deliver: (mail) => this.mailSystem.deliver(owner, mail, this.running),
      deliverInvitation: (event) =>
        this.mailSystem.deliver(owner, invitationMail(owner, event), this.running),
      certificate: async () => ({
        file: new File([await fixture('alice.p12')], 'alice.p12'),
        password: '芝麻-Open-7',
        deliver: async () => this.mailSystem.deliver(owner, { raw: await fixture('cbc.eml') }, this.running),
      }),
      holdMail: (word) => this.#holdMail(owner, bobOf(index), word),
      cutLine: async () => lines.at(-1)?.terminate(),
      endSession: () => this.#endSessionsOf(owner),
      addFolder: (folder) => this.mailSystem.addFolder(owner, folder, this.running),
      dispose: () => leave([alice, bob]),
    }
  }

  async stop(): Promise<void> {
    const { gateway, store } = this.running
    await store.close()
    await gateway.close()
    await this.mailSystem.close()
    await this.remove()
  }

  /** As the command line does beside a running gateway. */
  async #holdMail(writer: Address, reviewer: Address, word: string): Promise<void> {
    const { accounts, database } = this.running.store
    const account = await accounts.findByAddress(reviewer.address)
    const rule = { from: [writer.address], to: [], words: [word], files: [] }
    await addRule(database, rule, [account!], Date.now())
  }

  #personAt(address: Address, onLine: (line: SocketOfNode) => void = () => {}): WorldPerson {
    const { httpUrl } = this.running.gateway
    const adapter = createHttpAdapter({
      baseUrl: httpUrl,
      fetch: new CookieJar(httpUrl).fetch,
      openSocket: (url) => {
        const line = new SocketOfNode(url, { origin: httpUrl })
        onLine(line)
        return line as unknown as WebSocket
      },
    })
    return { adapter, address, credentials: { username: address.address, password: worldPassword } }
  }

  /** In the database, where another replica of the gateway or its command line would end them. */
  async #endSessionsOf({ address }: Address): Promise<void> {
    const { accounts, database } = this.running.store
    const account = await accounts.findByAddress(address)
    await createSessions(database, { ...this.settings, now: Date.now }).endAll(account!)
  }
}

/** A file that was made for tests of encrypted mail. */
const fixture = async (name: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await readFile(new URL(`../smime/testing/encrypted/${name}`, import.meta.url)))

/** They sign out, so that nothing goes on for them: connections to a mail server, say. Some have done so already. */
async function leave(people: readonly WorldPerson[]): Promise<void> {
  await Promise.allSettled(people.map(({ adapter }) => adapter.session.signOut()))
}
