import type { MailSystem } from '../../config/mailSystems'
import type { ImapCapabilities } from '../../doors/mail-store/imap/connection/ImapAccount'
import { fail, type Finding, ok, warn } from './Finding'

/** What it costs that an IMAP server lacks something. */
const imapCosts: readonly (readonly [keyof ImapCapabilities, string, string])[] = [
  ['hasIdle', 'IDLE', 'new mail is looked for once a minute instead of being told at once.'],
  [
    'hasCondstore',
    'CONDSTORE',
    'the flags of whole folders are read again to find what other programs have changed.',
  ],
  [
    'hasQresync',
    'QRESYNC',
    'the mails of whole folders are counted through to find what other programs have deleted.',
  ],
  [
    'hasUidPlus',
    'UIDPLUS',
    'after saving or moving, a mail is searched for by its Message-ID to know its new place.',
  ],
  ['hasMove', 'MOVE', 'moving is copying and deleting, which takes longer.'],
  ['hasSort', 'SORT', 'a folder is sorted by sender, subject or size only when it is in the index.'],
  ['hasEsearch', 'ESEARCH', 'answers to searches of large folders are longer on the way.'],
  ['hasListStatus', 'LIST-STATUS', 'the counts of folders are asked for one by one.'],
  ['hasSpecialUse', 'SPECIAL-USE', 'Sent, Drafts and Trash are recognised by their names.'],
  ['hasQuota', 'QUOTA', 'how full a mailbox is cannot be shown.'],
]

/** What an IMAP server can do for the one who has signed in, and what each missing thing costs. */
export function imapFindings(capabilities: ImapCapabilities): Finding[] {
  const missing = imapCosts.filter(([key]) => capabilities[key] === false)
  if (missing.length === 0) return [ok('The IMAP server can do all that Mailroom makes use of.')]
  return missing.map(([, name, cost]) => warn(`The IMAP server has no ${name}: ${cost}`))
}

/** The same for an SMTP server, as it answers EHLO. */
export function smtpFindings(
  capabilities: readonly string[],
  maxMessageBytes: number,
  signIn: MailSystem['smtpSignIn']['kind'],
): Finding[] {
  const has = (name: string) => capabilities.some((line) => line === name || line.startsWith(`${name} `))
  const findings: Finding[] = []
  if (signIn !== 'none' && !has('AUTH'))
    findings.push(fail('The SMTP server lets nobody sign in on this connection.'))
  const limit = Number(
    /^SIZE (\d+)$/.exec(capabilities.find((line) => line.startsWith('SIZE')) ?? '')?.[1] ?? 0,
  )
  if (limit > 0 && limit < maxMessageBytes)
    findings.push(
      warn(
        `The SMTP server takes mail up to ${limit} bytes, maxMessageBytes is ${maxMessageBytes}: lower it to ${limit}.`,
      ),
    )
  if (!has('DSN'))
    findings.push(
      warn('The SMTP server has no DSN: notices about failed delivery name the mail less clearly.'),
    )
  if (findings.length === 0) findings.push(ok('The SMTP server can do all that Mailroom makes use of.'))
  return findings
}
