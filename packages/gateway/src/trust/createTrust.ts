import {
  isSameOrganisation,
  MailroomError,
  type MessageRef,
  type MessageTrust,
  senderVerdict,
  type UnsubscribeOffer,
} from '@mailroom/core'
import type { Logger } from 'pino'
import type { AccountId } from '../accounts/AccountId'
import type { Directory } from '../delivery/Directory'
import type { Database } from '../doors/database/Database'
import type { MailStore } from '../doors/mail-store/MailStore'
import { headerColumns } from '../doors/mail-store/sql/append/headerColumns'
import { readTouches } from '../doors/mail-store/sql/change/mailTouches'
import { decodeHeaderBytes } from '../mime/parse/headers/decodeHeaderBytes'
import { type MessageHeaders, readHeaders } from '../mime/parse/headers/readHeaders'
import { readHeaderBlock } from '../mime/parse/structure/readHeaderBlock'
import { envelopeAddress } from '../mime/build/envelopeAddress'
import type { OuterFetch } from '../outer/createOuterFetch'
import { buffer } from 'node:stream/consumers'
import type { OpeningKey } from '../smime/opening/OpeningKey'
import { readProtection } from '../smime/readProtection'
import { trustedAuthorities } from '../smime/trustedAuthorities'
import { isOuterAddress } from '../outer/outerAddress'
import { OuterFailure } from '../outer/OuterFailure'
import type { MailCheck } from './MailCheck'
import { readAuthenticationResults } from './readAuthenticationResults'
import { mailReasons } from './mailReasons'
import { type OwnHop, readOwnHop } from './readOwnHop'

/** What the routes ask about where mails come from. As core's `TrustPort`. */
export interface Trust {
  inspect(accountId: AccountId, ref: MessageRef): Promise<MessageTrust>
  unsubscribe(accountId: AccountId, ref: MessageRef): Promise<void>
}

/** What it takes to say whom mails are from, and to leave lists. */
export interface TrustParts {
  readonly database: Database
  /** Whom the organisation's addresses mean. */
  readonly directory: Directory
  readonly mail: MailStore
  readonly outerFetch: OuterFetch
  readonly log: Logger
  /** Our own name in Received lines. */
  readonly hostname: string
  /** Systems in front of us whose Authentication-Results are believed, lower case. */
  readonly trustedAuthservIds: readonly string[]
  /** PEM certificates that vouch for signers beside the public authorities; empty for none. */
  readonly smimeCaFile: string
  /** What opens an account's mail. */
  readonly keysOf: (accountId: AccountId) => Promise<readonly OpeningKey[]>
}

/** Says whom mails are from, by our own records and those of systems that are believed. @source RD-19, RD-22 */
export function createTrust(parts: TrustParts): Trust {
  const { database, mail, outerFetch, log: systemLog } = parts
  const authorities = trustedAuthorities(parts.smimeCaFile)

  const look = async (accountId: AccountId, ref: MessageRef) => {
    const text = await mail.mailbox(accountId).header(ref)
    const bytes = Buffer.from(text)
    const { fields } = readHeaderBlock(bytes, 0, bytes.length)
    const headers = readHeaders(fields)
    const valuesOf = (name: string) =>
      fields.filter((field) => field.name === name).map((field) => decodeHeaderBytes(field.value))
    const hop = await findHop(parts, accountId, valuesOf('received')[0], headers.messageId)
    const isStraight = hop !== undefined && isOuterAddress(hop.remoteAddress)
    const authentication = isStraight
      ? await readCheck(parts, hop)
      : readAuthenticationResults(valuesOf('authentication-results'), parts.trustedAuthservIds)
    const sender = headers.from[0]?.address ?? ''
    const isConfirmed = authentication !== undefined && senderVerdict(sender, authentication) === 'confirmed'
    const returnPath = otherReturnPath(valuesOf('return-path')[0], sender)
    const unsubscribe = readOffer(headers, isConfirmed)
    const reasons = await mailReasons(parts, accountId, {
      sender,
      recipients: [...headers.to, ...headers.cc, ...headers.bcc],
      junkMarks: [...valuesOf('x-spam-flag'), ...valuesOf('x-spam-status')],
    })
    const log = await readTouches(database.db, accountId, headerColumns(headers).message_id)
    return { hop, authentication, unsubscribe, returnPath, sender, fields, reasons, log }
  }

  const protectionOf = async (
    accountId: AccountId,
    ref: MessageRef,
    { sender, fields }: Pick<Awaited<ReturnType<typeof look>>, 'sender' | 'fields'>,
  ) => {
    const box = mail.mailbox(accountId)
    const [summary] = await box.summaries([ref])
    const { sizeBytes = 0, receivedAt = 0 } = summary ?? {}
    const read = async () => buffer(await (await box.raw(ref)).open())
    const keys = () => parts.keysOf(accountId)
    return readProtection({ fields, sender, sizeBytes, receivedAt, read }, { authorities, keys })
  }

  return {
    async inspect(accountId, ref) {
      const seen = await look(accountId, ref)
      const { hop, authentication, unsubscribe, returnPath, reasons, log } = seen
      const protection = await protectionOf(accountId, ref, seen)
      return {
        ...(authentication !== undefined && { authentication }),
        ...(unsubscribe !== undefined && { unsubscribe }),
        ...(protection !== undefined && { protection }),
        ...(returnPath !== undefined && { returnPath }),
        ...(reasons.length > 0 && { reasons }),
        ...(log.length > 0 && { log }),
        ...(hop !== undefined && {
          arrival: { fromHost: hop.helo, fromAddress: hop.remoteAddress, isEncrypted: hop.isEncrypted },
        }),
      }
    },

    async unsubscribe(accountId, ref) {
      const { unsubscribe } = await look(accountId, ref)
      if (unsubscribe?.isOneClick !== true || unsubscribe.link === undefined)
        throw new MailroomError('notFound', 'The mail offers no way to leave its list by one request.')
      try {
        const { status } = await outerFetch({
          url: unsubscribe.link,
          method: 'POST',
          accept: '*/*',
          form: 'List-Unsubscribe=One-Click',
          maxBytes: 0,
          maxRedirects: 0,
        })
        if (status < 200 || status > 299) throw new OuterFailure(`The list answered ${status}.`)
      } catch (error) {
        if (!(error instanceof OuterFailure)) throw error
        systemLog.debug({ err: error }, 'a list was not left')
        throw new MailroomError('server', 'The list did not take the request.')
      }
    },
  }
}

/**
 * The address that the system which took the mail in has noted, when it is with somebody else than the sender. The first
 * line counts: what came with the mail stands below it.
 *
 * @source RD-04, RFC 5321 4.4
 */
function otherReturnPath(field: string | undefined, sender: string): string | undefined {
  const address = envelopeAddress(field?.replace(/^\s*<|>\s*$/g, '') ?? '')
  if (address === undefined) return undefined
  const domainOf = (each: string) => each.slice(each.lastIndexOf('@') + 1).toLowerCase()
  return isSameOrganisation(domainOf(address), domainOf(sender)) ? undefined : address
}

/** The hop that our records know: the mail was brought by it, and put into this account's mailbox. */
async function findHop(
  { database, hostname }: TrustParts,
  accountId: AccountId,
  received: string | undefined,
  messageId: string,
): Promise<OwnHop | undefined> {
  const hop = received === undefined ? undefined : readOwnHop(received, hostname)
  if (hop === undefined) return undefined
  const record = await database.db
    .selectFrom('envelopes')
    .innerJoin('deliveries', 'deliveries.envelope_id', 'envelopes.id')
    .select('envelopes.id')
    .where('envelopes.id', '=', hop.envelopeId)
    .where('envelopes.origin', '=', 'inbound')
    .where('envelopes.message_id', '=', messageId)
    .where('deliveries.local_account_id', '=', accountId)
    .executeTakeFirst()
  return record && hop
}

async function readCheck({ database }: TrustParts, { envelopeId }: OwnHop): Promise<MailCheck | undefined> {
  const row = await database.db
    .selectFrom('mail_checks')
    .select('results')
    .where('envelope_id', '=', envelopeId)
    .executeTakeFirst()
  return row && (JSON.parse(row.results) as MailCheck)
}

/** A request in the reader's name is made for a list alone whose mail is known to be its own. @source RFC 8058 4 */
function readOffer(
  { listUnsubscribe, isOneClickUnsubscribe }: MessageHeaders,
  isConfirmed: boolean,
): UnsubscribeOffer | undefined {
  const mailto = listUnsubscribe.find((address) => /^mailto:/i.test(address))
  const secure = listUnsubscribe.find((address) => /^https:/i.test(address))
  const link = secure ?? listUnsubscribe.find((address) => /^http:/i.test(address))
  if (mailto === undefined && link === undefined) return undefined
  return {
    isOneClick: isConfirmed && isOneClickUnsubscribe && secure !== undefined,
    ...(mailto !== undefined && { mailto }),
    ...(link !== undefined && { link }),
  }
}
