import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { nameKeys } from '../../packages/gateway/src/contacts/spelling/nameKeys'
import { freePort } from '../../packages/gateway/src/testing/imap/dovecot/freePort'

const root = resolve(import.meta.dirname, '../..')
/** The built command line. */
export const program = join(root, 'packages/gateway/dist/main.js')
const host = join(root, 'examples/reference-host/dist')

interface Person {
  readonly name: string
  readonly realName: string
  readonly jobNumber: string
}

/** Who works at the company of the tests. The password is the same for all of them. */
export const password = 'Correct-horse-7'
const people: readonly [Person, ...Person[]] = [
  { name: 'alice', realName: '王爱丽', jobNumber: '1001' },
  { name: 'bob', realName: 'Bob Keller', jobNumber: '1002' },
  { name: 'carol', realName: '陳佳蓉', jobNumber: '1003' },
]

/** A freshly installed product: the built gateway as a process, the built host, an empty data folder. */
export class Gateway {
  private child: ChildProcess | undefined
  /** What `serve` is told beside its settings. */
  private words: readonly string[] = []
  /** All lines the gateway has logged. */
  log = ''
  private newcomers = 0

  private constructor(
    readonly folder: string,
    readonly httpPort: number,
    readonly smtpPort: number,
    /** Its settings, as `mailroom` commands need them. */
    readonly env: NodeJS.ProcessEnv,
  ) {}

  static async install(smarthostPort: number, extra: Record<string, string> = {}): Promise<Gateway> {
    const gateway = await Gateway.unpack({
      MAILROOM_DOMAINS: 'example.com',
      MAILROOM_SMARTHOST_HOST: '127.0.0.1',
      MAILROOM_SMARTHOST_PORT: String(smarthostPort),
      MAILROOM_SMARTHOST_TLS: 'off',
      ...extra,
    })
    const [first, ...others] = people
    await gateway.addAccount(first)
    for (const person of others) gateway.addColleague(person)
    return gateway
  }

  /** In front of a mail system that is there already. @param words of `serve` */
  static async inFrontOf(words: readonly string[], settings: Record<string, string>): Promise<Gateway> {
    const gateway = await Gateway.unpack(settings)
    gateway.words = words
    return gateway
  }

  private static async unpack(settings: Record<string, string>): Promise<Gateway> {
    const folder = await mkdtemp(join(tmpdir(), 'mailroom-e2e-'))
    const [httpPort, smtpPort, submissionPort] = await Promise.all([freePort(), freePort(), freePort()])
    return new Gateway(folder, httpPort, smtpPort, {
      ...withoutMailroom(process.env),
      MAILROOM_DATA_FOLDER: folder,
      MAILROOM_HTTP_PORT: String(httpPort),
      MAILROOM_SMTP_PORT: String(smtpPort),
      MAILROOM_SUBMISSION_PORT: String(submissionPort),
      MAILROOM_HOST_FOLDER: host,
      MAILROOM_TITLE: '示例公司邮箱',
      // What is sent is to arrive: who wants to call mails back chooses it.
      MAILROOM_UNDO_SEND_SECONDS: '0',
      ...settings,
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.httpPort}`
  }

  /** Number of the running process. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Runs a `mailroom` command and answers what it printed; a password that it asks for is typed in. */
  async command(...words: string[]): Promise<string> {
    const running = promisify(execFile)(process.execPath, [program, ...words], { env: this.env })
    running.child.stdin?.end(`${password}\n`)
    return (await running).stdout
  }

  async addAccount(person: Person): Promise<void> {
    await this.command(
      'account',
      'add',
      `${person.name}@example.com`,
      '--name',
      person.realName,
      '--job-number',
      person.jobNumber,
    )
  }

  /** Makes an account as the command does, with Alice's password, without starting a program for it. */
  private addColleague({ name, realName, jobNumber }: Person): void {
    this.inDatabase(
      `insert into accounts (address, login_name, display_name, job_number, password_hash, created_at)
        select ?, ?, ?, ?, password_hash, ? from accounts where login_name = 'alice'`,
      `${name}@example.com`,
      name,
      realName,
      jobNumber,
      Date.now(),
    )
    // As when the gateway makes somebody: by how the name is spelled.
    this.inDatabase(
      `insert or ignore into name_keys (name, key, is_start)
        select ?, each.value ->> 'key', each.value ->> 'isStart' from json_each(?) as each`,
      realName,
      JSON.stringify(nameKeys(realName)),
    )
  }

  /**
   * Makes somebody who has no mail and has chosen nothing yet, so that a test depends on no other.
   *
   * @returns the name to sign in with
   */
  async newcomer(realName: string): Promise<string> {
    this.newcomers += 1
    const name = `newcomer${this.newcomers}`
    this.addColleague({ name, realName, jobNumber: String(9000 + this.newcomers) })
    return name
  }

  /** Makes folders of somebody, as a mailbox of many years has them. @param name to sign in with */
  addFolders(name: string, folders: readonly string[]): void {
    this.inDatabase(
      `insert into folders (account_id, name)
        select accounts.id, each.value from accounts, json_each(?) as each where login_name = ?`,
      JSON.stringify(folders),
      name,
    )
  }

  /** Lets everybody who is signed in have done nothing for that long. */
  letSessionsRest(minutes: number): void {
    this.inDatabase('update sessions set seen_at = seen_at - ?', minutes * 60_000)
  }

  /** Runs a statement beside the gateway, waiting for its turn as the command line does. */
  private inDatabase(statement: string, ...values: (string | number)[]): void {
    const database = new DatabaseSync(join(this.folder, 'mailroom.db'), { timeout: 10_000 })
    database.prepare(statement).run(...values)
    database.close()
  }

  /** Starts the server and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--max-semi-space-size=8', program, 'serve', ...this.words], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const note = (chunk: Buffer) => (this.log += chunk.toString())
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}:\n${this.log}`)
      const isReady = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return
      await new Promise((wake) => setTimeout(wake, 50))
    }
  }

  /** Ends the process: `SIGTERM` as an operator does, `SIGKILL` as an accident does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** Sends a mail as any other mail system would. */
  async deliver(mail: SendMailOptions): Promise<void> {
    const transport = createTransport({
      host: '127.0.0.1',
      port: this.smtpPort,
      secure: false,
      ignoreTLS: true,
    })
    await transport.sendMail({ from: '"李娜" <lina@partner.test>', to: 'alice@example.com', ...mail })
    transport.close()
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}

const withoutMailroom = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MAILROOM_')))
