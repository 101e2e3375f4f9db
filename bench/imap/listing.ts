import { figure, median, type Figure } from '../Figure'
import type { HttpPerson } from '../http/HttpPerson'

const rounds = 200
/** Rounds that do not count. */
const warmUps = 20

/** The first page and its first mail from the full index and from the embedded store, in turns. */
export async function listingFigures(alice: HttpPerson, embedded: HttpPerson): Promise<Figure[]> {
  const [here, there] = [await ask(alice), await ask(embedded)]
  const lists: { ms: number; besideMs: number }[] = []
  const mails: { ms: number; besideMs: number }[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    lists.push({ ms: await here.list(), besideMs: await there.list() })
    mails.push({ ms: await here.mail(), besideMs: await there.mail() })
  }
  return [
    besideEmbedded('page of 20, index full, p50', lists, 2),
    besideEmbedded('one mail, seen before, p50', mails),
  ]
}

/** What somebody asks for. Each answers its time in milliseconds. */
async function ask(person: HttpPerson) {
  const { rows } = await person.list({ limit: 20 })
  const { uid } = rows[0]!
  return {
    list: async () => (await person.list({ limit: 20 })).ms,
    mail: async () => (await person.open(uid)).ms,
  }
}

function besideEmbedded(
  name: string,
  times: readonly { ms: number; besideMs: number }[],
  maxTimes?: number,
): Figure {
  const counted = times.slice(warmUps)
  return figure({
    name,
    value: median(counted.map(({ ms }) => ms)),
    unit: 'ms',
    floor: median(counted.map(({ besideMs }) => besideMs)),
    floorOf: 'embedded',
    maxTimes,
  })
}
