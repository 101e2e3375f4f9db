import { Agent, get } from 'node:http'
import { contract } from '@mailroom/api'
import type { Browser } from 'playwright'
import type { Gateway } from '../e2e/product/Gateway'
import { figure, median, type Figure } from './Figure'
import type { Floor } from './floor'
import { openSignIn, signIn } from './signIn'

/** Requests per figure, after some that warm up. */
const rounds = 200
const warmUps = 20

/** The list over HTTP on loopback, one request after the other on a kept connection. */
export async function servingFigures(browser: Browser, gateway: Gateway, floor: Floor): Promise<Figure[]> {
  const { context, page } = await openSignIn(browser, gateway)
  await signIn(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await context.close()

  const ask = asker(cookie)
  const listPath = (limit: number, number: number) => {
    const query = { folder: 'INBOX', limit: String(limit), offset: String((number - 1) * limit) }
    return `${gateway.url}${contract.messages.path}?${new URLSearchParams(query).toString()}`
  }
  const list = await ask(listPath(20, 1))
  const { results } = JSON.parse(list.text) as { results: { uid: number | string }[] }
  const first = results[0]
  if (!first) throw new Error(`The list came without mails: ${list.text.slice(0, 300)}`)
  const messagePath = `${gateway.url}${contract.message.path.replace('{uid}', String(first.uid))}?folder=INBOX`
  floor.take({ list: list.text, message: (await ask(messagePath)).text })

  const time = async (url: string) => {
    const times: number[] = []
    for (let round = 0; round < warmUps + rounds; round += 1) times.push((await ask(url)).ms)
    return median(times.slice(warmUps))
  }
  const page1 = await time(listPath(20, 1))
  const page200 = await time(listPath(20, 200))
  const long1 = await time(listPath(100, 1))
  const long200 = await time(listPath(100, 200))
  const message = await time(messagePath)
  const floorList = await time(`${floor.url}/list`)
  const floorMessage = await time(`${floor.url}/message`)
  return [
    figure({ name: 'page of 20 from the gateway, p50', value: page1, unit: 'ms', max: 5, floor: floorList }),
    figure({ name: 'page 200 against page 1, 20 a page', value: page200 / page1, unit: 'times', max: 2 }),
    figure({ name: 'page of 100, p50', value: long1, unit: 'ms', floor: floorList }),
    figure({ name: 'page 200 against page 1, 100 a page', value: long200 / long1, unit: 'times', max: 2 }),
    figure({ name: 'one mail from the gateway, p50', value: message, unit: 'ms', floor: floorMessage }),
  ]
}

interface Answered {
  text: string
  ms: number
}

function asker(cookie: string): (url: string) => Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (url) =>
    new Promise((done, fail) => {
      const began = performance.now()
      get(url, { agent, headers: { cookie } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const ms = performance.now() - began
          const text = Buffer.concat(chunks).toString('utf8')
          if (answer.statusCode === 200) done({ text, ms })
          else fail(new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
        })
      }).on('error', fail)
    })
}
