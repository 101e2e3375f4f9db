import { contract, livePing } from '@mailroom/api'
import type { WebSocket } from 'ws'
import { Gateway } from '../../e2e/product/Gateway'
import { figure, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { memoryOf } from '../memory'

/** Lines that are open at once: people, and pages that each of them has open. */
const peopleCount = 1000
const pagesEach = 10
const lineCount = peopleCount * pagesEach

/** A page says so often that it is there. @source SH-10 */
const pingMs = 60_000

/** People who come at the same moment. */
const comingAtOnce = 8

/**
 * Ten thousand live lines on one gateway: what they hold in memory, and how soon a mail to everybody is seen on all of them.
 *
 * @source SH-10, D6
 */
export async function liveFigures(): Promise<Figure[]> {
  // People come from many addresses, as in earnest: sign-ins from one of them are few.
  const gateway = await Gateway.install(9, {
    MAILROOM_LOG_LEVEL: 'warn',
    MAILROOM_TRUSTED_PROXIES: '127.0.0.1',
  })
  const lines: WebSocket[] = []
  const pinging = setInterval(() => lines.forEach((line) => line.send(livePing)), pingMs)
  try {
    await gateway.start()
    const before = await memoryNow(gateway)
    const names: string[] = []
    while (names.length < peopleCount) names.push(await gateway.newcomer(`Colleague ${names.length}`))
    const began = performance.now()
    const people = await arriveAll(gateway.url, names, lines)
    const openSeconds = (performance.now() - began) / 1000
    const resting = await memoryNow(gateway)
    const seen = await tellEverybody(people[0]!, lines)
    const most = (gateway.pid === undefined ? undefined : await memoryOf(gateway.pid, 'VmHWM')) ?? Number.NaN
    return [
      figure({ name: `${lineCount} live lines, signed in and opened`, value: openSeconds, unit: 's' }),
      figure({
        name: 'memory of a line at rest',
        value: ((resting - before) * 1024) / lineCount,
        unit: 'kB',
      }),
      figure({ name: 'mail to all of them, seen on the first', value: Math.min(...seen), unit: 's' }),
      figure({ name: 'mail to all of them, seen on the last', value: Math.max(...seen), unit: 's', max: 5 }),
      figure({ name: 'memory of the gateway, most', value: most, unit: 'MB', max: 1000 }),
    ]
  } catch (error) {
    console.error(gateway.log)
    throw error
  } finally {
    clearInterval(pinging)
    for (const line of lines) line.terminate()
    await gateway.remove()
  }
}

const memoryNow = async ({ pid }: Gateway) =>
  (pid === undefined ? undefined : await memoryOf(pid, 'VmRSS')) ?? Number.NaN

async function arriveAll(url: string, names: readonly string[], lines: WebSocket[]): Promise<HttpPerson[]> {
  const people: HttpPerson[] = []
  const waiting = [...names.entries()]
  const come = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [number, name] = next
      const person = new HttpPerson(url, `192.0.${number >> 8}.${number & 255}`)
      await person.signIn(name)
      for (let page = 0; page < pagesEach; page += 1) lines.push(await person.listen())
      people.push(person)
    }
  }
  await Promise.all(Array.from({ length: comingAtOnce }, come))
  return people
}

/** @returns seconds from sending until each line has said it */
async function tellEverybody(sender: HttpPerson, lines: readonly WebSocket[]): Promise<number[]> {
  const began = performance.now()
  const heard = lines.map((line) => heardNew(line).then(() => (performance.now() - began) / 1000))
  const sent = sender.post(contract.compose.path, {
    ...{
      action: 'send',
      draft_id: 'to-everybody-at-once',
      to: [['everyone@example.com', '']],
      cc: [],
      bcc: [],
      subject: 'To everybody',
    },
    ...{ html_text: '<p>Lunch at noon</p>', plain_text: 'Lunch at noon', is_html: true, attachments: [] },
  })
  const [, ...seconds] = await Promise.all([sent, ...heard])
  return seconds
}

/** Resolves when the line tells of a new mail. */
function heardNew(line: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    line.on('close', (code) => reject(new Error(`A line was closed with ${code}.`)))
    line.on('message', (data: Buffer) => {
      const { result } = JSON.parse(data.toString('utf8')) as { readonly result: unknown }
      if (typeof result === 'object' && result !== null && 'type' in result && result.type === 'new')
        resolve()
    })
  })
}
