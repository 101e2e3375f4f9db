import type { Gateway } from '../../e2e/product/Gateway'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { figure, median, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { BareClient } from './BareClient'
import { indexed } from './indexed'

/** Lists that somebody else asks for first, so that the program has run before. */
const warmUps = 60

/** How somebody came to the first page. */
export interface FirstPage {
  /** When the password was sent, as `performance.now()` says it. */
  readonly since: number
  readonly signInMs: number
  readonly listMs: number
  /** A bare client's, a moment before. */
  readonly bareMs: number
}

/** The first page of somebody of whose mail the gateway knows nothing. */
export async function openFirstPage(dovecot: Dovecot, { url, folder }: Gateway): Promise<FirstPage> {
  const warmer = new HttpPerson(url)
  await warmer.signIn('warmer')
  for (let count = 0; count < warmUps; count += 1) await warmer.list({ limit: 20 })
  await indexed(folder)
  const bareMs = await bareFirstPage(dovecot)
  const alice = new HttpPerson(url)
  const { ms: signInMs } = await alice.signIn('alice')
  const since = performance.now() - signInMs
  const { ms: listMs, rows } = await alice.list({ limit: 20 })
  if (rows.length !== 20) throw new Error(`The first page came with ${rows.length} mails.`)
  return { since, signInMs, listMs, bareMs }
}

async function bareFirstPage(dovecot: Dovecot): Promise<number> {
  const began = performance.now()
  const client = await BareClient.open(dovecot, 'alice')
  await client.list(20)
  const ms = performance.now() - began
  await client.close()
  return ms
}

/**
 * Connecting, signing in and opening the inbox are in the page's time on both sides; trying the password is not, since
 * the bare client has nobody to try it for.
 */
export function firstPageFigures(pages: readonly FirstPage[]): Figure[] {
  const floor = { unit: 'ms', floor: median(pages.map(({ bareMs }) => bareMs)), floorOf: 'bare' }
  const list = median(pages.map(({ listMs }) => listMs))
  const both = median(pages.map(({ listMs, signInMs }) => listMs + signInMs))
  return [
    figure({ name: 'first page of 20, index empty', value: list, ...floor, maxTimes: 1.5 }),
    figure({ name: 'sign-in to the first page, index empty', value: both, ...floor }),
  ]
}
