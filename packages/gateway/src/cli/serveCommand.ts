import { isIP } from 'node:net'
import { isLoopbackHost, mailServerUrl, readMailServer } from '../config/mailServer'
import { defaultDomain } from '../config/settingsTable'
import type { Settings } from '../config/Settings'
import { type Gateway, startGateway } from '../startGateway'
import { type Command, type Terminal, type Typed, UsageError } from './Command'

/** Runs the gateway until it is told to stop. @source GW-02, GW-06, R13 */
export const serveCommand: Command = {
  name: 'serve',
  usage: 'serve [--imap <server> --smtp <server>] [--domain <domain>]',
  summary: 'Runs the gateway: web, live line, SMTP and the jobs behind them.',
  details: [
    '  --imap     stands in front of this IMAP server: host, host:port or imaps://host:993',
    '  --smtp     and hands mail to this one: host, host:port or smtp://host:587',
    '  --domain   whose mail it is; without it, it is guessed from the name of the IMAP server',
    '',
    'People then sign in with the address and the password that they have there.',
    'Ends with Ctrl-C or SIGTERM: open requests are finished, new ones refused.',
    'All settings stand in docs/configuration.md.',
  ],
  options: { imap: { type: 'string' }, smtp: { type: 'string' }, domain: { type: 'string' } },
  async run(typed, settings, terminal) {
    const gateway = await startGateway(settings(givenOf(typed, settings, terminal)))
    terminal.note(sentenceOf(gateway))
    await new Promise<void>((resolve) => {
      if (terminal.signal.aborted) resolve()
      terminal.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await gateway.close()
    return 0
  },
}

const sentenceOf = ({ httpUrl, smtpPort }: Gateway): string =>
  smtpPort === 0
    ? `Mailroom is at ${httpUrl}.`
    : `Mailroom is at ${httpUrl}, incoming mail at port ${smtpPort}.`

/** What was typed, as settings. */
function givenOf({ options }: Typed, settings: () => Settings, terminal: Terminal): Partial<Settings> {
  const { imap, smtp, domain } = options as Readonly<Record<string, string | undefined>>
  if ((imap === undefined) !== (smtp === undefined))
    throw new UsageError('--imap and --smtp belong together.')
  const servers =
    imap === undefined || smtp === undefined
      ? {}
      : { imapUrl: mailServerUrl('imap', imap), smtpUrl: mailServerUrl('smtp', smtp) }
  if (domain !== undefined) return { ...servers, domains: domain.split(',').map((name) => name.trim()) }
  const guess = servers.imapUrl === undefined ? undefined : guessDomain(servers.imapUrl)
  if (guess === undefined || !hasNoDomains(settings())) return servers
  terminal.note(
    `Nobody said whose mail it is, so it is taken for that of ${guess}. Say --domain if it is not.`,
  )
  return { ...servers, domains: [guess] }
}

const hasNoDomains = ({ domains }: Settings) => domains.length === 1 && domains[0] === defaultDomain

/** `example.org` for `imap.example.org`. Names of this machine and addresses tell nothing. */
function guessDomain(imapUrl: string): string | undefined {
  const server = readMailServer('imap', imapUrl)
  if (typeof server === 'string' || isLoopbackHost(server.host) || isIP(server.host) !== 0) return undefined
  const labels = server.host.toLowerCase().split('.')
  if (labels.length < 2) return undefined
  return labels.slice(labels.length > 2 ? 1 : 0).join('.')
}
