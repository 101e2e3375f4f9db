import { setTimeout } from 'node:timers/promises'
import type { Gateway } from '../../e2e/product/Gateway'
import type { Dovecot } from '../../packages/gateway/src/testing/imap/startDovecot'
import { figure, median, percentile, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { listPath } from '../http/paths'
import { indexed } from './indexed'
import { addressOf } from './MailServer'

const crowdSize = 50
/** Names of those who come at once. */
export const crowd = Array.from({ length: crowdSize }, (_, number) => `worker${number + 1}`)

/** Times that all of them ask for their list at once. */
const rounds = 20
/** After that everybody is at rest. */
const restMs = 10_000

/** 50 people with an open page each ask for their list at the same moment, and then rest. */
export async function crowdFigures(dovecot: Dovecot, gateway: Gateway): Promise<Figure[]> {
  const people = await Promise.all(crowd.map((name, number) => arrive(gateway.url, name, number)))
  await indexed(gateway.folder)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const lists = await Promise.all(people.map(({ person }) => person.get(listPath({ limit: 20 }))))
    if (round > 0) times.push(...lists.map(({ ms }) => ms))
  }
  await setTimeout(restMs)
  const connections: number[] = []
  for (const name of crowd) connections.push(await dovecot.connections(addressOf(name)))
  for (const { line } of people) line.terminate()
  const late = (what: 'signInMs' | 'listMs') =>
    percentile(
      people.map((each) => each[what]),
      0.95,
    )
  return [
    figure({
      name: `${crowdSize} new ones sign in at once, sign-in p95`,
      value: late('signInMs'),
      unit: 'ms',
    }),
    figure({ name: 'their first page, p95', value: late('listMs'), unit: 'ms' }),
    figure({ name: `${crowdSize} ask for a page at once, p50`, value: median(times), unit: 'ms' }),
    figure({
      name: `${crowdSize} ask for a page at once, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      max: 100,
    }),
    figure({
      name: 'IMAP connections of an account at rest, most',
      value: Math.max(...connections),
      unit: 'connections',
      max: 2,
    }),
  ]
}

async function arrive(url: string, name: string, number: number) {
  const person = new HttpPerson(url, `192.0.2.${number + 1}`)
  const { ms: signInMs } = await person.signIn(name)
  const { ms: listMs } = await person.list({ limit: 20 })
  return { person, signInMs, listMs, line: await person.listen() }
}
