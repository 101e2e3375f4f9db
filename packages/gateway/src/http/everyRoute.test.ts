import { type Call, type CallName, contract, isChange } from '@mailroom/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareLevels } from '@mailroom/core'
import type { TestBrowser } from '../testing/TestBrowser'
import type { NeededLevel, Probe } from '../testing/every-route/Probe'
import { probesOf } from '../testing/every-route/probes'
import { canary, openWorld, type World } from '../testing/every-route/World'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.gateway.postOffice.stop()
  await world.gateway.close()
})

type Walked = readonly (readonly [CallName, Probe])[]
const walk = async (asker: TestBrowser) => Object.entries(await probesOf(world, asker)) as unknown as Walked
const callOf = (name: CallName): Call => contract[name]
const isReading = (name: CallName) => !isChange(callOf(name))

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('latin1')

/** Answers that say another thing each time, or tell of others’ acts as they must. */
const restless: readonly CallName[] = [
  ...([
    'wss',
    'loginAfter',
    'opening',
    'refresh',
    'openSessions',
    'loginLog',
    'adminAudit',
    'adminAccounts',
  ] as const),
  ...(['adminAccount', 'archive', 'attachmentsZip', 'welcome', 'picture', 'delegates', 'seed'] as const),
]

/** All that Alice is shown of what she has. */
async function shown(alice: TestBrowser): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [name, { input }] of await walk(alice)) {
    if (!isReading(name) || restless.includes(name)) continue
    const text = await bytesOf(await alice.call(name, input))
    // A file of events says when it was written.
    answers[name] = text.replace(/^DTSTAMP:.*$/gm, '')
  }
  return answers
}

it('[A1, A2] every route is walked', async () => {
  const closed = (Object.entries(contract) as [CallName, Call][]).filter(([, { isOpen }]) => !isOpen)
  const walked = (await walk(world.alice)).map(([name]) => name)
  expect(walked.toSorted()).toEqual(closed.map(([name]) => name).toSorted())
})

it('[A2] nobody is answered without a session, whatever is asked for', async () => {
  const wrong: unknown[] = []
  for (const [name, { input }] of await walk(world.gateway.browser())) {
    const answer = await world.gateway.browser().call(name, input)
    const text = await bytesOf(answer)
    if (answer.status !== 401 || text.includes(canary)) wrong.push([name, answer.status, text])
  }
  expect(wrong).toEqual([])
})

it('[A1, A7] somebody else, who is no reviewer either, gets not a byte of what is Alice’s and changes nothing of it', async () => {
  const before = await shown(world.alice)
  expect(Object.values(before).filter((text) => text.includes(canary)).length).toBeGreaterThan(25)
  const wrong: unknown[] = []
  for (const [name, { stranger, input }] of await walk(world.gateway.browser())) {
    const bob = await world.gateway.signedIn('bob')
    const answer = await bob.call(name, input)
    const text = await bytesOf(answer)
    if (answer.status !== stranger || text.includes(canary)) wrong.push([name, answer.status, text])
  }
  expect(wrong).toEqual([])
  expect(await shown(world.alice)).toEqual(before)
})

it('[LK-08, A5] nothing is said or done while the screen is locked', async () => {
  const alice = await world.gateway.signedIn('alice')
  await alice.ask('lockScreen')
  const wrong: unknown[] = []
  for (const [name, { input }] of await walk(alice)) {
    if (callOf(name).isForLocked) continue
    const answer = await alice.call(name, input)
    const text = await bytesOf(answer)
    if (answer.status !== 423 || text.includes(canary)) wrong.push([name, answer.status, text])
  }
  expect(wrong).toEqual([])
})

describe('a mailbox that is shared', () => {
  const needed: Readonly<Record<NeededLevel, number>> = {
    any: -1,
    read: 0,
    write: 1,
    send: 2,
    manage: 3,
    own: 4,
  }
  /** They end or change the session that walks. */
  const ofTheSession: readonly CallName[] = [
    'logout',
    'lockScreen',
    'unlockScreen',
    'shareLogin',
    'backLogin',
    'refresh',
  ]

  it.each(shareLevels)(
    '[A3, CO-17] answers at the level %s what that gives, and refuses all else',
    async (level) => {
      const { gateway, alice } = world
      await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, level)
      const bob = await gateway.signedIn('bob')
      const { results } = await bob.ask('shareUsers')
      bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
      const before = await shown(alice)
      const wrong: unknown[] = []
      for (const [name, { level: needs, input, owner }] of await walk(gateway.browser())) {
        if (ofTheSession.includes(name)) continue
        const isGiven = needed[needs] <= shareLevels.indexOf(level)
        // What would change the mailbox is asked for in a way that nothing can come of.
        const answer = await bob.call(name, isGiven && !isReading(name) ? empty(name) : input)
        const text = await bytesOf(answer)
        const isRight = isGiven
          ? isReading(name)
            ? answer.status === owner
            : [200, 400, 404].includes(answer.status)
          : answer.status === 403 && !text.includes(canary)
        if (!isRight) wrong.push([name, answer.status, text])
      }
      expect(wrong).toEqual([])
      await gateway.services.shares.end(gateway.alice.id, gateway.bob.id)
      expect(await shown(alice)).toEqual(before)
    },
  )
})

const empty = (name: CallName) => ({ path: undefined, ...(callOf(name).body && { body: {} }) })

it('[A1] Alice herself may do all of it', async () => {
  const wrong: unknown[] = []
  for (const [name, { input, owner }] of await walk(world.gateway.browser())) {
    const alice = name === 'changePassword' ? await world.gateway.signedIn('alice') : world.alice
    const answer = await alice.call(name, input)
    const text = await bytesOf(answer)
    if (answer.status !== owner) wrong.push([name, answer.status, text])
    // Into another mailbox and back the session goes on under another token.
    const token = /"csrf_token":"([^"]+)"/.exec(text)?.[1]
    if (token !== undefined) world.alice.csrfToken = token
  }
  expect(wrong).toEqual([])
})
