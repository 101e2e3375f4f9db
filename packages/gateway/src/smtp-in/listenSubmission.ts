import { addressKey, isMailroomError, type Address } from '@mailroom/core'
import { routeRecipients } from '../delivery/routeRecipients'
import type { Directory } from '../delivery/Directory'
import { levelOfSubmission } from '../secrecy/levelOfSubmission'
import type { SecrecyPolicy } from '../secrecy/SecrecyPolicy'
import type { AttemptCounter, PasswordCheck } from '../session/checkCredentials'
import { answer } from './answer'
import { listenSmtp, type SmtpListener, type SmtpListenOptions } from './listenSmtp'
import { receiveMail, type IntakeParts } from './receiveMail'
import { smtpError } from './smtpError'

/** What handing in mail asks of the accounts. */
export interface SubmissionParts extends IntakeParts {
  readonly directory: Directory
  /** Absent where the organisation has no levels of secrecy. */
  readonly secrecyPolicy?: SecrecyPolicy
  readonly passwords: PasswordCheck
  readonly attempts: AttemptCounter
  /** All addresses that the account may write from. */
  senders(accountId: number): Promise<readonly Address[]>
  /** Their password alone does not let them in. @source SE-08 */
  hasSecondStep(accountId: number): Promise<boolean>
}

/** Who has signed in on a connection. */
interface Submitter {
  readonly username: string
  readonly accountId: number
  /** Keys of the addresses that this person may write from. */
  readonly senders: ReadonlySet<string>
}

/**
 * Listens for mail that the organisation's people hand in from their own mail programs. They sign in with name and
 * password, under the same lock-outs as on the web, and may write from their own addresses only.
 *
 * @param options without `tls`, passwords travel in the clear: for loopback, or behind something that adds TLS
 * @source RFC 6409, RFC 4954
 */
export function listenSubmission(options: SmtpListenOptions, parts: SubmissionParts): Promise<SmtpListener> {
  return listenSmtp(options, {
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: options.tls === undefined,
    onAuth(auth, session, done) {
      const check = async () => ({
        user: await signIn(parts, auth.username ?? '', auth.password ?? '', session.remoteAddress),
      })
      void answer(options, check, done)
    },
    onMailFrom(address, session, done) {
      const { senders }: Submitter = session.user
      done(senders.has(addressKey(address.address)) ? null : notYours(address.address))
    },
    onRcptTo(recipient, _session, done) {
      void answer(options, () => checkKnown(parts.directory, recipient.address), done)
    },
    onData(stream, session, done) {
      const take = async () => {
        const user: Submitter = session.user
        const { mailFrom, rcptTo } = session.envelope
        const named = rcptTo.map(({ address }) => ({ address, name: '' }))
        const { routed, lists } = await routeRecipients(parts.directory, named)
        const envelope = await receiveMail(parts, stream, {
          mailFrom: mailFrom === false ? '' : mailFrom.address,
          recipients: routed,
          lists,
          hop: {
            helo: session.hostNameAppearsAs,
            remoteAddress: session.remoteAddress,
            protocol: session.transmissionType,
          },
          accountId: user.accountId,
          checkFrom: (value) => checkFrom(value, user),
          levelOf: (fields) =>
            levelOfSubmission(parts, parts.secrecyPolicy, {
              accountId: user.accountId,
              recipients: named.map(({ address }) => address),
              fields,
            }),
        })
        options.log.info({ envelope: envelope.id, account: user.accountId }, 'Mail handed in')
        return `2.0.0 Accepted as ${envelope.id}`
      }
      void answer(options, take, done)
    },
  })
}

async function signIn(
  parts: SubmissionParts,
  name: string,
  password: string,
  client: string,
): Promise<Submitter> {
  const username = name.trim().toLowerCase()
  try {
    await parts.attempts.begin(username, client)
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'locked')
      throw smtpError(454, '4.7.0 Too many attempts, wait a while')
    throw error
  }
  const accountId = await checkPassword(parts, username, password, client)
  if (accountId === undefined) {
    await parts.attempts.failed(username, client)
    throw smtpError(535, '5.7.8 Wrong name or password')
  }
  if (await parts.hasSecondStep(accountId)) {
    await parts.attempts.undecided(username, client)
    throw smtpError(534, '5.7.9 This account signs in with a second step, which mail programs cannot take')
  }
  await parts.attempts.succeeded(username, client, accountId)
  const senders = new Set((await parts.senders(accountId)).map(addressKey))
  return { username, accountId, senders }
}

async function checkPassword(parts: SubmissionParts, name: string, password: string, client: string) {
  try {
    return await parts.passwords.checkPassword(name, password)
  } catch (error) {
    if (!isMailroomError(error) || error.kind !== 'forbidden') throw error
    // The password was right.
    await parts.attempts.undecided(name, client)
    throw smtpError(535, '5.7.13 This account is blocked, please ask your administrator')
  }
}

async function checkKnown(directory: Directory, address: string): Promise<void> {
  if ((await directory.lookUp(address)).kind === 'unknown') throw smtpError(550, '5.1.1 No such mailbox here')
}

/** Who receives the mail reads the From line and not the envelope, so that has to be true as well. */
function checkFrom(value: string, { senders }: Submitter): void {
  const addresses = addressesIn(value)
  if (addresses.length === 0) throw smtpError(550, '5.6.0 The mail says nowhere who it is from')
  for (const address of addresses) if (!senders.has(addressKey(address))) throw notYours(address)
}

/** Every address of a From line. Names in quotes and comments may look like addresses and are left out first. */
function addressesIn(value: string): string[] {
  const bare = value.replace(/"(?:\\.|[^"\\])*"/g, ' ').replace(/\((?:\\.|[^()\\])*\)/g, ' ')
  return bare.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []
}

const notYours = (address: string) => smtpError(553, `5.7.1 You may not write as ${address}`)
