import type { AuthenticationResult } from '@mailroom/core'
import { Resolver } from 'node:dns/promises'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { isOuterAddress } from '../outer/outerAddress'
import type { MailCheck } from './MailCheck'

/** The whole check: whoever brings a mail waits for it. */
const longestCheckMs = 8_000
/** One question to a name server. */
const nameServerMs = 2_000

/** How a mail comes in. */
export interface ArrivingMail {
  readonly remoteAddress: string
  readonly helo: string
  readonly mailFrom: string
  /** Opens the mail as it came, without the lines that we put in front. */
  open(): Promise<Readable>
}

/** Asks the domains of a mail's sender whether it is theirs. Undefined when nothing can be said. */
export type CheckArrivingMail = (mail: ArrivingMail) => Promise<MailCheck | undefined>

/** Answers questions to name servers. */
export type ResolveNames = (name: string, type: string) => Promise<string[] | string[][]>

/** What checking the origin of arriving mail needs. */
export interface CheckOptions {
  /** Our own name. */
  readonly hostname: string
  readonly log: Logger
  /** @default the name servers of the machine */
  readonly resolve?: ResolveNames
}

/**
 * SPF, DKIM and DMARC of mail that comes straight from the open internet. What an inner host hands over came through a
 * system that saw the sender and we did not, so nothing is said about it here.
 *
 * @source RD-19, RFC 7208, RFC 6376, RFC 7489
 */
export function createMailCheck({
  hostname,
  log,
  resolve = askNameServers(),
}: CheckOptions): CheckArrivingMail {
  return async ({ remoteAddress, helo, mailFrom, open }) => {
    if (!isOuterAddress(remoteAddress)) return undefined
    try {
      const { authenticate } = await import('mailauth')
      const checking = authenticate(await open(), {
        ip: remoteAddress,
        helo,
        sender: mailFrom,
        mta: hostname,
        resolver: resolve,
        disableArc: true,
        disableBimi: true,
      })
      const answer = await Promise.race([checking, afterAWhile()])
      return answer && toResults(answer)
    } catch (error) {
      // A mail comes in whatever its sender's name servers do.
      log.info({ err: error }, 'a sender could not be checked')
      return undefined
    }
  }
}

const afterAWhile = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), longestCheckMs).unref()
  })

function askNameServers(): ResolveNames {
  const resolver = new Resolver({ timeout: nameServerMs, tries: 1 })
  return async (name, type) => (await resolver.resolve(name, type)) as string[] | string[][]
}

/** The part of the library's answer that is kept. */
interface LibraryAnswer {
  readonly spf: false | { readonly domain?: string; readonly status: { readonly result: string } }
  readonly dkim: {
    readonly results: readonly {
      readonly signingDomain?: string | false
      readonly status: { readonly result: string }
    }[]
  }
  readonly dmarc:
    | false
    | {
        readonly domain?: string
        readonly status: { readonly result: string; readonly header?: { readonly from?: string } }
      }
}

/** Signatures of one mail that are kept. */
const maxSignatures = 8

function toResults({ spf, dkim, dmarc }: LibraryAnswer): MailCheck {
  const results: AuthenticationResult[] = []
  for (const { signingDomain, status } of dkim.results.slice(0, maxSignatures)) {
    if (signingDomain) results.push(toResult('dkim', status.result, signingDomain))
  }
  if (spf) results.push(toResult('spf', spf.status.result, spf.domain ?? ''))
  if (dmarc)
    results.push(toResult('dmarc', dmarc.status.result, dmarc.status.header?.from ?? dmarc.domain ?? ''))
  return results
}

const failures: ReadonlySet<string> = new Set(['fail', 'softfail', 'policy', 'permerror'])

/** The words of RFC 8601 as what a reader can be told: passed, failed, or nothing to say. */
export function toResult(
  method: AuthenticationResult['method'],
  word: string,
  domain: string,
): AuthenticationResult {
  const said = word.toLowerCase()
  // A signature that does not fit the text is called neutral by some.
  const isFailure = failures.has(said) || (method === 'dkim' && said === 'neutral')
  const outcome = said === 'pass' ? 'pass' : isFailure ? 'fail' : 'none'
  return { method, outcome, domain: domain.toLowerCase().replace(/^.*@/, '').slice(0, 253) }
}
