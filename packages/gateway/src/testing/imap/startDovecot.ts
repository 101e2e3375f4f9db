import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createCertificate } from './dovecot/createCertificate'
import { type DeliverOptions, deliverToMaildir } from './dovecot/deliverToMaildir'
import { dovecotConf } from './dovecot/dovecotConf'
import { dovecotPrograms } from './dovecot/dovecotPrograms'
import { freePort } from './dovecot/freePort'
import { mailOwner } from './dovecot/mailOwner'
import { passwordFile } from './dovecot/passwordFile'
import { ProcessGroup } from './dovecot/ProcessGroup'
import { readCapability } from './dovecot/readCapability'

/** Somebody with a mailbox. */
export interface DovecotAccount {
  /** What the person signs in with, mostly the address; it may hold anything but a blank or a colon. */
  readonly user: string
  readonly password: string
  /** @default no limit */
  readonly quotaBytes?: number
}

/** Which Dovecot. */
export interface DovecotOptions {
  readonly accounts: readonly DovecotAccount[]
  /** Capabilities it does not speak of, as `SORT` or `QUOTA`. It would still understand the commands. */
  readonly capabilitiesOff?: readonly string[]
  /** More lines of its configuration, in the words of Dovecot 2.3; they come last and win. */
  readonly settings?: string
}

/** A running Dovecot: folders `Drafts`, `Sent`, `Trash`, `Junk` with SPECIAL-USE, "/" between levels, all keywords. */
export interface Dovecot {
  readonly host: string
  /** Plain, with STARTTLS. */
  readonly port: number
  /** TLS from the first byte. */
  readonly tlsPort: number
  /** PEM for `tls.ca`; it is made out for `localhost` and 127.0.0.1. */
  readonly certificate: string
  /** PEM of the key that belongs to it. */
  readonly key: string
  /** Signs in as anybody: `user*master` with its password, or SASL PLAIN with an authorization identity. */
  readonly master: { readonly user: string; readonly password: string }
  /** Holds everything, the Maildirs under `mail/<user>/Maildir`. */
  readonly folder: string
  /** What it logged. */
  readonly log: string
  /** Everybody, with the passwords of now. */
  accounts(): readonly DovecotAccount[]
  /** A mail arrives, past IMAP. */
  deliver(user: string, raw: string | Uint8Array, options?: DeliverOptions): Promise<void>
  /** From now on only this password is right. Open connections stay open. */
  setPassword(user: string, password: string): Promise<void>
  /** IMAP connections that are signed in, of all or of one. */
  connections(user?: string): Promise<number>
  /** Ends it in the middle of whatever it does (SIGKILL to each of its processes). The mails stay. */
  kill(): Promise<void>
  /** Starts it again on the same ports over the same mails, after an orderly end if it still runs. */
  restart(): Promise<void>
  /** It falls silent: connections stay open and nobody answers. */
  pause(): void
  resume(): void
  /** Ends it and takes its folder away. */
  stop(): Promise<void>
}

const host = '127.0.0.1'
const master = { user: 'master', password: 'Master-Key-9' }

/**
 * Starts a real Dovecot of this machine in a folder and on ports of its own.
 *
 * @throws {Error} with a sentence for the person at the terminal when it is not installed, or does not start
 */
export async function startDovecot(options: DovecotOptions): Promise<Dovecot> {
  const programs = dovecotPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-dovecot-'))
  const owner = mailOwner()
  const accounts = new Map(options.accounts.map((account) => [account.user, account]))
  const file = (name: string) => join(folder, name)
  const maildir = (user: string) => join(folder, 'mail', user, 'Maildir')
  const startedSeconds = Math.floor(Date.now() / 1000)
  let changes = 0
  let capability = ''
  let running: ProcessGroup | undefined

  // Its parts run as other users than the one who made the folder.
  await chmod(folder, 0o755)
  await mkdir(file('mail'), { mode: 0o755 })
  const certificate = await createCertificate(folder)
  let [port, tlsPort] = [await freePort(), await freePort()]
  await writeUsers()
  await writeFile(file('masters'), passwordFile([master]))

  async function writeUsers() {
    await writeFile(file('users'), passwordFile(accounts.values()))
    // Dovecot reads it again when its time in whole seconds is another one.
    await utimes(file('users'), startedSeconds, startedSeconds + changes)
    for (const user of accounts.keys()) await makeHome(user)
  }

  async function makeHome(user: string) {
    await mkdir(file(join('mail', user)), { recursive: true })
    await chown(file(join('mail', user)), owner.uid, owner.gid)
  }

  /** Somebody else may have taken a port between the look at it and the start. */
  async function startSomewhere(tries = 3): Promise<void> {
    try {
      await start()
    } catch (error) {
      if (tries === 1 || !String(error).includes('Address already in use')) throw error
      await running?.kill()
      ;[port, tlsPort] = [await freePort(), await freePort()]
      await startSomewhere(tries - 1)
    }
  }

  async function start() {
    const extra = options.settings ?? ''
    const conf = dovecotConf({ folder, port, tlsPort, certificate, owner, capability, extra })
    await writeFile(file('dovecot.conf'), conf)
    // Left over from a kill; another process may have got its number meanwhile.
    await rm(file('run/master.pid'), { force: true })
    running = new ProcessGroup(programs.dovecot, ['-F', '-c', file('dovecot.conf')])
    await running.written('starting up')
    // Its part that knows passwords starts later than the part that answers the door.
    const [first] = accounts.values()
    if (first) await accepted(() => doveadm('auth', 'test', first.user, first.password))
  }

  async function doveadm(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(programs.doveadm, ['-c', file('dovecot.conf'), ...words])
    return stdout
  }

  /** Dovecot can only be told the whole list, so it is asked for its own first. */
  async function hideCapabilities(hidden: readonly string[]) {
    const names = await readCapability(port, options.accounts[0]!)
    capability = names.filter((name) => !hidden.includes(name)).join(' ')
    await running?.kill()
    await start()
  }

  try {
    await startSomewhere()
    if (options.capabilitiesOff?.length) await hideCapabilities(options.capabilitiesOff)
  } catch (error) {
    await running?.kill()
    await rm(folder, { recursive: true, force: true })
    throw error
  }

  return {
    host,
    port,
    tlsPort,
    certificate: certificate.certificate,
    key: certificate.key,
    master,
    folder,
    get log() {
      return running?.output ?? ''
    },
    accounts: () => [...accounts.values()],
    deliver: (user, raw, how) => deliverToMaildir(maildir(user), owner, raw, how),
    async setPassword(user, password) {
      if (accounts.get(user)?.password === password) return
      accounts.set(user, { ...accounts.get(user)!, password })
      changes += 1
      await writeUsers()
      await accepted(() => doveadm('auth', 'test', user, password))
    },
    async connections(user) {
      const [, ...rows] = (await doveadm('who', '-1', ...(user ? [user] : []))).trim().split('\n')
      return rows.length
    },
    kill: async () => running?.kill(),
    async restart() {
      await running?.stop()
      await start()
    },
    pause: () => running?.pause(),
    resume: () => running?.resume(),
    async stop() {
      await running?.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Dovecot looks at its list of passwords at most once a second, and nothing tells when it has. */
const acceptTries = 100

async function accepted(tryPassword: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < acceptTries; tries += 1) {
    const isAccepted = await tryPassword().then(
      () => true,
      () => false,
    )
    if (isAccepted) return
    await setTimeout(100)
  }
  throw new Error(`Dovecot did not take a password of its own list in ${acceptTries} tries`)
}
