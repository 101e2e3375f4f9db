import type { MailroomAdapter, MessageRef } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../http/strings/en'
import { cutInLiteral } from '../testing/imap/server/faults/faults'
import { ann, eve, openTwoSystems, type Person, type TwoSystems } from './testing/openTwoSystems'
import { testLetter } from './testing/testLetter'

/** A busy machine takes its time. */
const patienceMs = 20_000

let systems: TwoSystems

beforeEach(async () => {
  systems = await openTwoSystems()
  await systems.dovecot.deliver(ann.user, testLetter('to Ann'))
  systems.server.mailbox().folder('INBOX').add(testLetter('to Eve'))
})
afterEach(async () => {
  vi.useRealTimers()
  systems.dovecot.resume()
  await systems.close()
})

/** A page of somebody who is signed in, with the one mail of the inbox. */
async function open(person: Person): Promise<{ page: MailroomAdapter; mail: MessageRef }> {
  const page = await systems.pageOf(person)
  // Its first words are the last that comes of it.
  return vi.waitFor(async () => {
    const { messages } = await page.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })
    expect(messages[0]?.abstract).not.toBe('')
    return { page, mail: messages[0]!.ref }
  }, patienceMs)
}

/** What only the mail server can answer. */
const source = async ({ page, mail }: { page: MailroomAdapter; mail: MessageRef }) =>
  (await page.messages.source(mail)).text

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

/** 503, with a sentence for the person. */
const away = { kind: 'server', message: expect.stringContaining('503'), details: { detail: en.offline } }

describe('a mail server that is away', () => {
  it('[R6] is slow by half a minute: its people are told within ten seconds, and others notice nothing', async () => {
    const [eves, anns] = [await open(eve), await open(ann)]
    const released = Promise.withResolvers<undefined>()
    const reached = Promise.withResolvers<void>()
    systems.server.fault({
      times: Infinity,
      before() {
        reached.resolve()
        return released.promise
      },
    })
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
    let told: unknown
    void failureOf(source(eves)).then((error) => (told = error))
    await reached.promise
    expect(await source(anns)).toContain('Text of to Ann')
    for (let seconds = 0; seconds < 10; seconds += 0.5) await vi.advanceTimersByTimeAsync(500)
    expect(told).toMatchObject(away)
    // What was read before is there all the same.
    expect((await eves.page.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })).totalCount).toBe(1)
    vi.useRealTimers()

    systems.server.clearFaults()
    released.resolve(undefined)
    systems.gateway.advance(30_000)
    expect(await source(eves)).toContain('Text of to Eve')
  })

  it.each([
    ['killed', () => systems.dovecot.kill(), () => systems.dovecot.restart()],
    ['frozen', async () => systems.dovecot.pause(), async () => systems.dovecot.resume()],
  ])(
    '[R6] is %s: others go on, and it is used again without another sign-in when it is back',
    async (_how, end, begin) => {
      const [eves, anns] = [await open(eve), await open(ann)]
      await end()
      const failure = failureOf(source(anns))
      expect(await source(eves)).toContain('Text of to Eve')
      expect(await failure).toMatchObject(away)
      await begin()
      // What had begun to connect before may still fail, and is tried again a while later.
      await vi.waitFor(async () => {
        systems.gateway.advance(600_000)
        expect(await source(anns)).toContain('Text of to Ann')
      }, 10_000)
      await systems.dovecot.deliver(ann.user, testLetter('later'))
      await vi.waitFor(async () => {
        systems.gateway.advance(10_000)
        const { messages } = await anns.page.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })
        expect(messages.map(({ subject }) => subject)).toContain('later')
      }, 10_000)
    },
  )

  it('[R6] breaks off in the middle of a mail: never is half of one shown', async () => {
    const eves = await open(eve)
    const cut = { ...cutInLiteral('UID FETCH', 20), matching: /PEEK\[\]/ }
    systems.server.fault(cut)
    // Asked once more by the page itself, so nobody noticed.
    expect(await source(eves)).toBe(testLetter('to Eve'))
    systems.server.fault({ ...cut, times: Infinity })
    await expect(source(eves)).rejects.toMatchObject(away)
    systems.server.clearFaults()
    systems.gateway.advance(30_000)
    expect(await source(eves)).toBe(testLetter('to Eve'))
  })
})
