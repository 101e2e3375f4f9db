import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server'
import { smtpError } from '../../smtp-in/smtpError'
import { portOf, type SunkMail } from '../SmtpSink'
import { deliveryNotice } from './smtp/deliveryNotice'
import type { SmtpAnswer, SmtpServer, SubmittedMail } from './smtp/SmtpServer'
import type { Dovecot } from './startDovecot'

/** Which submission server. */
export interface SmtpServerOptions {
  /** @default 'starttls', which wants it before a password */
  readonly security?: 'starttls' | 'tls' | 'none'
  /** Signs in with this besides the people, and may send as anybody. */
  readonly service?: { readonly user: string; readonly password: string }
  /** Puts a copy into the sender's folder `Sent` by itself, as some hosts do. */
  readonly filesSent?: boolean
}

type Done = (error?: Error | null) => void

/**
 * Starts the submission server beside a Dovecot: its people sign in with the same passwords, mail to them arrives in their
 * INBOX, an address of their domains that is nobody's is refused, and everything else counts as gone outside.
 */
export async function startSmtpServer(
  dovecot: Dovecot,
  options: SmtpServerOptions = {},
): Promise<SmtpServer> {
  const { security = 'starttls', service, filesSent = false } = options
  const mails: SubmittedMail[] = []
  const outside: SunkMail[] = []
  let onMail = Promise.withResolvers<SubmittedMail>()
  let connectionCount = 0

  const server = new SMTPServer({
    secure: security === 'tls',
    key: dovecot.key,
    cert: dovecot.certificate,
    name: 'mail.example.com',
    logger: false,
    allowInsecureAuth: security === 'none',
    disabledCommands: security === 'starttls' ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    hideDSN: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      connectionCount += 1
      done()
    },
    onAuth({ username = '', password }, session, done) {
      const yes: Done = (error) => done(error, { user: username })
      void answer(session, rig.script.signIn?.(username), yes, () => {
        if (
          ![...dovecot.accounts(), ...(service ? [service] : [])].some(
            (one) => one.user === username && one.password === password,
          )
        ) {
          throw smtpError(535, '5.7.8 Authentication failed')
        }
      })
    },
    onMailFrom: ({ address }, session, done) =>
      void answer(session, rig.script.sender?.(address), done, () => {
        if (session.user !== address && session.user !== service?.user) {
          throw smtpError(553, '5.7.1 Sender address rejected: not owned by user')
        }
      }),
    onRcptTo: ({ address }, session, done) =>
      void answer(session, rig.script.recipient?.(address), done, () => {
        if (isOurs(address) && !personOf(address)) throw smtpError(550, '5.1.1 No such user here')
      }),
    onData(stream, session, done) {
      const take = async () => {
        const raw = await buffer(stream)
        const mail = submitted(session, raw)
        await answer(session, rig.script.mail?.(mail), done, () => deliver(mail, raw))
      }
      // A client that goes away in the middle has handed over nothing.
      void take().catch(done)
    },
  })
  server.on('error', () => {})

  /** Says what the script wants, else what the server thinks. */
  async function answer(
    session: SMTPServerSession,
    scripted: SmtpAnswer | Promise<SmtpAnswer>,
    done: Done,
    work: () => void | Promise<void>,
  ) {
    try {
      const wanted = await scripted
      if (wanted === 'cut') return cut(session)
      if (typeof wanted === 'object') throw smtpError(wanted.code, wanted.text)
      await work()
      if (wanted === 'take-then-cut') return cut(session)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  function cut(session?: SMTPServerSession) {
    for (const connection of server.connections) {
      if (!session || connection.id === session.id) connection._socket.destroy()
    }
  }

  const domainOf = (address: string) => address.split('@').at(-1)!.toLowerCase()
  const personOf = (address: string) =>
    dovecot.accounts().find(({ user }) => user.toLowerCase() === address.toLowerCase())
  const isOurs = (address: string) =>
    dovecot.accounts().some(({ user }) => domainOf(user) === domainOf(address))

  async function deliver(mail: SubmittedMail, raw: Buffer) {
    const arrived = Buffer.concat([Buffer.from(trace(mail)), raw])
    const locals = mail.recipients.map(personOf).filter((one) => one !== undefined)
    for (const { user } of locals) await dovecot.deliver(user, arrived)
    const others = mail.recipients.filter((address) => !isOurs(address))
    if (others.length > 0) outside.push({ ...mail, recipients: others })
    const sender = personOf(mail.mailFrom)
    if (filesSent && sender) await dovecot.deliver(sender.user, raw, { folder: 'Sent', flags: 'S' })
    mails.push(mail)
    onMail.resolve(mail)
    onMail = Promise.withResolvers()
  }

  server.listen(0, dovecot.host)
  await once(server.server, 'listening')

  const rig: SmtpServer = {
    host: dovecot.host,
    port: portOf(server.server),
    mails,
    outside,
    get connectionCount() {
      return connectionCount
    },
    script: {},
    nextMail: () => onMail.promise,
    notify: (mail, report) => dovecot.deliver(mail.mailFrom, deliveryNotice(mail, report)),
    cut: () => cut(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return rig
}

function submitted({ envelope, user }: SMTPServerSession, raw: Buffer): SubmittedMail {
  const { mailFrom, rcptTo, dsn } = envelope
  return {
    user,
    mailFrom: mailFrom === false ? '' : mailFrom.address,
    recipients: rcptTo.map(({ address }: SMTPServerAddress) => address),
    envelopeId: dsn?.envid ?? undefined,
    raw: raw.toString('utf8'),
  }
}

const trace = ({ mailFrom, user }: SubmittedMail) =>
  `Return-Path: <${mailFrom}>\r\nReceived: from client (authenticated as ${user})\r\n\tby mail.example.com with ESMTPSA; ${new Date()
    .toUTCString()
    .replace('GMT', '+0000')}\r\n`
