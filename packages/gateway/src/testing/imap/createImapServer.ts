import { EventEmitter, once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { portOf } from '../SmtpSink'
import { allCapabilities, type ServerCapability } from './server/capabilities'
import { Connection } from './server/Connection'
import { type Fault, FaultPlan } from './server/faults/Fault'
import { ServerMailbox } from './server/model/ServerMailbox'
import type { ImapCommand } from './server/protocol/parseCommand'

export { without } from './server/capabilities'

/** Which server. */
export interface ImapServerOptions {
  /** @default ann with the password "a" */
  readonly accounts?: readonly { readonly user: string; readonly password: string }[]
  /** What it can do beside IMAP4rev1; `without('SORT')` for all but one. @default everything */
  readonly capabilities?: readonly ServerCapability[]
  /** @default '/' */
  readonly delimiter?: string
  /** What the names of all folders but INBOX begin with, `INBOX.` say. @default nothing */
  readonly prefix?: string
  /** @default true */
  readonly keepsKeywords?: boolean
  /** May be anybody, by its own password and SASL PLAIN with an authorization identity, or `user*master`. */
  readonly master?: { readonly user: string; readonly password: string }
}

/** An IMAP server in this process whose mails, powers and faults a test decides. */
export interface ImapServer {
  readonly host: string
  readonly port: number
  /** What it was told, oldest first, of all connections. */
  readonly commands: readonly ImapCommand[]
  readonly openConnections: number
  /** Connections that were ever made. */
  readonly connectionCount: number
  /** What an account holds. @param user @default the first */
  mailbox(user?: string): ServerMailbox
  /** The words of all commands of a name, `UID FETCH 1:* (FLAGS)`. */
  said(name: string): readonly string[]
  /** Forgets what it was told. */
  forget(): void
  /** Resolves when the next command of this name comes. */
  next(name: string): Promise<ImapCommand>
  /** Something will go wrong. */
  fault(fault: Fault): void
  /** Nothing more will go wrong. */
  clearFaults(): void
  /** Loses all connections. */
  cut(): void
  close(): Promise<void>
}

const host = '127.0.0.1'

/** Starts one on a free port of this machine. It speaks without TLS. */
export async function createImapServer(options: ImapServerOptions = {}): Promise<ImapServer> {
  const {
    accounts = [{ user: 'ann', password: 'a' }],
    capabilities = allCapabilities,
    delimiter = '/',
    prefix = '',
    keepsKeywords = true,
    master,
  } = options
  const mailboxes = new Map(accounts.map(({ user }) => [user, new ServerMailbox(delimiter, prefix)]))
  const commands: ImapCommand[] = []
  const told = new EventEmitter()
  const faults = new FaultPlan()
  const connections = new Set<Connection>()
  let connectionCount = 0

  const isRight = (user: string, password: string) =>
    [...accounts, ...(master ? [master] : [])].some((one) => one.user === user && one.password === password)

  function signIn(user: string, password: string, authorizeAs?: string): ServerMailbox | undefined {
    const [person, through] = user.split('*')
    const by = through ?? user
    const wanted = authorizeAs || person!
    if (!isRight(by, password) || (by !== wanted && by !== master?.user)) return undefined
    return mailboxes.get(wanted)
  }

  const traits = {
    capabilities: new Set(['IMAP4rev1', ...capabilities]),
    keepsKeywords,
    signIn,
    faults,
    onCommand(command: ImapCommand) {
      commands.push(command)
      told.emit(command.name, command)
    },
  }

  const server = createServer((socket: Socket) => {
    const connection = new Connection(socket, traits)
    connectionCount += 1
    connections.add(connection)
    socket.on('close', () => connections.delete(connection))
    void connection.talk()
  })
  server.listen(0, host)
  await once(server, 'listening')
  const cut = () => {
    for (const connection of connections) connection.close()
  }

  return {
    host,
    port: portOf(server),
    commands,
    get openConnections() {
      return connections.size
    },
    get connectionCount() {
      return connectionCount
    },
    mailbox: (user = accounts[0]!.user) => mailboxes.get(user)!,
    said: (name) => commands.filter((command) => command.name === name).map(({ text }) => text),
    forget: () => void (commands.length = 0),
    next: async (name) => (await once(told, name))[0] as ImapCommand,
    fault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    cut,
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
