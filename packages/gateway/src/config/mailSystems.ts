import { readFileSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { readMailServer, type MailProtocol, type MailServer } from './mailServer'
import type { MailSystemSettings } from './mailSystemSchema'
import type { Settings } from './Settings'
import { SettingsError } from './SettingsError'

/** A mail system that an organisation has already, and that the gateway stands in front of. @source GW-03 */
export interface MailSystem {
  /** Whose mail lies there; lower case, in ASCII. */
  readonly domains: readonly string[]
  readonly imap: MailServer
  readonly smtp: MailServer
  readonly loginName: 'address' | 'name'
  /** May read every mailbox there. */
  readonly master?: MasterUser
  readonly smtpSignIn:
    | { readonly kind: 'person' }
    | { readonly kind: 'service'; readonly user: string; readonly password: string }
    | { readonly kind: 'none' }
  /** The SMTP server puts the sender's copy into the Sent folder itself. */
  readonly filesSentCopies: boolean
  /** The person's own password is needed after signing in, to read or to send. */
  readonly needsPassword: boolean
}

/** A user of the IMAP server who may act for every other. */
export interface MasterUser {
  readonly user: string
  readonly password: string
  /** Stands between person and master user in the login name; empty for SASL PLAIN with an authorization identity. */
  readonly separator: string
}

/** Where the mail of each domain lives. */
export interface MailWorlds {
  readonly systems: readonly MailSystem[]
  /** Domains whose mail lies in our own store. */
  readonly embeddedDomains: readonly string[]
  /** The mail system of an address or a domain; undefined when its mail lies in our own store, or nowhere here. */
  systemOf(address: string): MailSystem | undefined
}

type WorldSettings = Pick<
  Settings,
  'domains' | 'mailSystems' | 'mailServerCaFile' | Exclude<keyof MailSystemSettings, 'domains'>
>

/**
 * Sorts the domains by where their mail lives. Those that `mailSystems` does not name live with `imapUrl` when that is
 * set, else in our own store.
 *
 * @throws SettingsError
 */
export function mailWorlds(settings: WorldSettings): MailWorlds {
  const faults: string[] = []
  const named = new Set(settings.mailSystems.flatMap(({ domains }) => domains))
  const rest = settings.domains.filter((domain) => !named.has(domain))
  const systems = settings.mailSystems.map((system, index) =>
    readSystem(system, `mailSystems[${index}].`, faults),
  )
  faults.push(...domainFaults(settings))
  const isCommonCase = settings.imapUrl !== '' || settings.smtpUrl !== ''
  if (isCommonCase && rest.length > 0) systems.push(readSystem({ ...settings, domains: rest }, '', faults))
  if (faults.length > 0) throw new SettingsError(faults)
  const byDomain = new Map(systems.flatMap((system) => system!.domains.map((domain) => [domain, system!])))
  return {
    systems: [...new Set(byDomain.values())],
    embeddedDomains: isCommonCase ? [] : rest,
    systemOf(address) {
      const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
      return byDomain.get(domainToASCII(domain) || domain)
    },
  }
}

function domainFaults({ domains, mailSystems }: WorldSettings): string[] {
  const seen = new Set<string>()
  return mailSystems.flatMap((system) =>
    system.domains.flatMap((domain) => {
      if (!domains.includes(domain)) return [`mailSystems names ${domain}, so domains must name it too.`]
      if (seen.has(domain)) return [`mailSystems names ${domain} twice; a domain lives in one place.`]
      seen.add(domain)
      return []
    }),
  )
}

/** @param at what stands before the name of a setting in a sentence */
function readSystem(given: MailSystemSettings, at: string, faults: string[]): MailSystem | undefined {
  const before = faults.length
  const complain = (sentence: string) => void faults.push(`${at}${sentence}`)
  if (given.imapUrl === '')
    complain('smtpUrl is set, so imapUrl must be set too. For our own store, use smarthostHost.')
  if (given.smtpUrl === '')
    complain('imapUrl is set, so smtpUrl must be set too: it takes the mail that is sent.')
  if (faults.length > before) return undefined
  const ca = readCertificates(given.mailServerCaFile, complain)
  const server = (protocol: MailProtocol, address: string): MailServer => {
    const read = readMailServer(protocol, address)
    if (typeof read !== 'string') return { ...read, ...(ca !== undefined && { ca }) }
    complain(`${protocol}Url ${read} (it is ${JSON.stringify(address)}).`)
    return { host: '', port: 0, tls: 'implicit' }
  }
  const { imapMasterUser: masterUser, smtpServiceUser: serviceUser } = given
  if ((masterUser === '') !== (given.imapMasterPassword === ''))
    complain('imapMasterUser and imapMasterPassword must be set together.')
  if ((given.smtpSignIn === 'service') !== (serviceUser !== ''))
    complain('smtpServiceUser belongs to smtpSignIn "service": set both or neither.')
  if ((serviceUser === '') !== (given.smtpServicePassword === ''))
    complain('smtpServiceUser and smtpServicePassword must be set together.')
  const system: MailSystem = {
    domains: given.domains,
    imap: server('imap', given.imapUrl),
    smtp: server('smtp', given.smtpUrl),
    loginName: given.imapLoginName,
    ...(masterUser !== '' && {
      master: { user: masterUser, password: given.imapMasterPassword, separator: given.imapMasterSeparator },
    }),
    smtpSignIn:
      given.smtpSignIn === 'service'
        ? { kind: 'service', user: serviceUser, password: given.smtpServicePassword }
        : { kind: given.smtpSignIn },
    filesSentCopies: given.smtpFilesSentCopies,
    needsPassword: masterUser === '' || given.smtpSignIn === 'person',
  }
  return faults.length > before ? undefined : system
}

function readCertificates(file: string, complain: (sentence: string) => void): string | undefined {
  if (file === '') return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    complain(`mailServerCaFile cannot be read: ${(error as Error).message}`)
    return undefined
  }
}

/** What a person is called at the servers of their mail system. */
export const loginNameAt = (system: Pick<MailSystem, 'loginName'>, address: string): string =>
  system.loginName === 'address' ? address : address.slice(0, address.lastIndexOf('@'))
