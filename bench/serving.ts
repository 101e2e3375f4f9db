import { figure, median, type Figure } from './Figure'
import type { Floor } from './floor'
import { HttpPerson } from './http/HttpPerson'
import { type ListWish, messagePath } from './http/paths'
import type { Addressed } from './signIn'

/** Requests per figure, after some that warm up. */
const rounds = 200
const warmUps = 20

/** Pages and a mail over HTTP on loopback, one request after the other on a kept connection. */
export async function servingFigures({ url }: Addressed, floor: Floor): Promise<Figure[]> {
  const person = new HttpPerson(url)
  await person.signIn('alice')
  const { rows, text: list } = await person.list({ limit: 20 })
  const first = rows[0]
  if (!first) throw new Error(`The list came without mails: ${list.slice(0, 300)}`)
  const path = messagePath(first.uid)
  floor.take({ list, message: (await person.get(path)).text })

  const time = (wish: ListWish) => timed(() => person.list(wish))
  const page1 = await time({ limit: 20 })
  const page200 = await time({ limit: 20, offset: 199 * 20 })
  const long1 = await time({ limit: 100 })
  const long200 = await time({ limit: 100, offset: 199 * 100 })
  const message = await timed(() => person.get(path))
  const stranger = new HttpPerson(floor.url)
  const floorList = await timed(() => stranger.get('/list'))
  const floorMessage = await timed(() => stranger.get('/message'))
  return [
    figure({ name: 'page of 20 from the gateway, p50', value: page1, unit: 'ms', max: 5, floor: floorList }),
    figure({ name: 'page 200 against page 1, 20 a page', value: page200 / page1, unit: 'times', max: 2 }),
    figure({ name: 'page of 100, p50', value: long1, unit: 'ms', floor: floorList }),
    figure({ name: 'page 200 against page 1, 100 a page', value: long200 / long1, unit: 'times', max: 2 }),
    figure({ name: 'one mail from the gateway, p50', value: message, unit: 'ms', floor: floorMessage }),
  ]
}

async function timed(ask: () => Promise<{ readonly ms: number }>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) times.push((await ask()).ms)
  return median(times.slice(warmUps))
}
