import { isMailroomError } from '@mailroom/core'
import { toImapServer } from '../../accounts/credentials/toImapServer'
import { loginNameAt, type MailSystem } from '../../config/mailSystems'
import { createImapPool } from '../../doors/mail-store/imap/connection/createImapPool'
import type { ImapCredentials } from '../../doors/mail-store/imap/connection/ImapSettings'
import { openSmtpLine } from '../../outbound/smtpLine'
import { checkServer } from './checkServer'
import { fail, type Finding, ok, warn } from './Finding'
import { imapFindings, smtpFindings } from './serverFindings'
import { imapProtocol, smtpProtocol } from './protocols'

/** Somebody with a mailbox, to look with. */
export interface DoctorLogin {
  readonly address: string
  readonly password: string
}

/** How it is looked at. */
export interface DoctorOptions {
  readonly login: DoctorLogin | undefined
  readonly hostname: string
  readonly maxMessageBytes: number
}

/** Looks at the two servers of a mail system: whether they can be used, and what they cannot do. @source GW-03 */
export async function checkMailSystem(system: MailSystem, options: DoctorOptions): Promise<Finding[]> {
  return [
    ok(
      `Mail of ${system.domains.join(', ')} lies on ${system.imap.host} and is sent through ${system.smtp.host}.`,
    ),
    ...(await checkImap(system, options)),
    ...(await checkSmtp(system, options)),
  ]
}

async function checkImap(system: MailSystem, { login }: DoctorOptions): Promise<Finding[]> {
  const seen = await checkServer(imapProtocol, system.imap)
  if (seen.capabilities === undefined) return [...seen.findings]
  const refused = system.master === undefined && seen.capabilities.includes('LOGINDISABLED')
  if (refused) return [...seen.findings, fail('The IMAP server takes no passwords on this connection.')]
  if (login === undefined) {
    const hint = warn('What the IMAP server can do is mostly said after signing in: see "doctor --user".')
    return [...seen.findings, hint]
  }
  const name = loginNameAt(system, login.address)
  const { master } = system
  const asThemselves = await signInToImap(system, { user: name, password: login.password }, name)
  const asMaster =
    master &&
    (await signInToImap(
      system,
      { user: master.user, password: master.password, authorizeAs: name },
      `the master user ${master.user} for ${name}`,
    ))
  return [...seen.findings, ...asThemselves, ...(asMaster ?? [])]
}

async function signInToImap(
  system: MailSystem,
  credentials: ImapCredentials,
  who: string,
): Promise<Finding[]> {
  const pool = createImapPool()
  try {
    const settings = {
      server: toImapServer(system.imap, system.master),
      credentials: async () => credentials,
    }
    const capabilities = await pool.account('doctor', settings).capabilities()
    return [ok(`The IMAP server lets ${who} in.`), ...imapFindings(capabilities)]
  } catch (error) {
    const isRefused = isMailroomError(error) && error.kind === 'unauthenticated'
    return [fail(isRefused ? `The IMAP server does not let ${who} in.` : (error as Error).message)]
  } finally {
    await pool.close()
  }
}

async function checkSmtp(system: MailSystem, options: DoctorOptions): Promise<Finding[]> {
  const { login, hostname, maxMessageBytes } = options
  const { smtp, smtpSignIn } = system
  const seen = await checkServer(smtpProtocol(hostname), smtp)
  if (seen.capabilities === undefined) return [...seen.findings]
  const findings = [...seen.findings, ...smtpFindings(seen.capabilities, maxMessageBytes, smtpSignIn.kind)]
  const account =
    smtpSignIn.kind === 'service'
      ? smtpSignIn
      : smtpSignIn.kind === 'person' && login !== undefined
        ? { user: loginNameAt(system, login.address), password: login.password }
        : undefined
  if (account === undefined) return findings
  try {
    const line = await openSmtpLine({ ...smtp, ...account }, { hostname }, new AbortController().signal)
    line.close()
    return [...findings, ok(`The SMTP server lets ${account.user} in.`)]
  } catch (error) {
    return [...findings, fail(`The SMTP server does not let ${account.user} in: ${(error as Error).message}`)]
  }
}
