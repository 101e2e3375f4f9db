import type { LiveEvent } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import { remind } from './remind'

const hourMs = 60 * 60_000

let clock: ManualClock
let gateway: TestGateway
beforeEach(async () => {
  clock = new ManualClock()
  gateway = await openTestGateway({}, clock)
})
afterEach(() => gateway.close())

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const stateOf = async (subject: string) => {
  const { messages } = await box().search({ conditions: { subject }, offset: 0, limit: 1 })
  return messages[0]?.state.followUp
}

async function remember(subject: string, at: number, unlessAnswered = false, folder = 'INBOX') {
  const ref = await box().append(folder, sampleMail(subject), { receivedAt: 1 })
  const selection = { folder, uids: [ref.uid] }
  await gateway.services.followUps.set(gateway.alice.id, box(), selection, { at, unlessAnswered })
  return ref
}

const answerTo = (id: string, from: string, ...lines: string[]) =>
  Buffer.from(
    [
      ...[`From: ${from}`, 'To: alice@example.com', 'Subject: Re: it', `Message-ID: <${from}>`],
      ...[`In-Reply-To: ${id}`, ...lines, '', 'Yes.', ''],
    ].join('\r\n'),
  )

const idOf = async (ref: Parameters<ReturnType<typeof box>['read']>[0]) => (await box().read(ref)).messageId

describe('[ML-29] reminders', () => {
  it('are due at their time and not before, and tell it once, to whoever looks', async () => {
    await remember('call back', clock.now() + hourMs)
    const heard: LiveEvent[] = []
    gateway.store.events.subscribe(gateway.alice.id, (_, event) => heard.push(event))
    clock.advance(hourMs - 1)
    await gateway.postOffice.runner.runDue()
    expect((await stateOf('call back'))?.isDue).toBeUndefined()
    expect(heard).toEqual([])
    clock.advance(1)
    await Promise.all([gateway.postOffice.runner.runDue(), gateway.postOffice.runner.runDue()])
    expect((await stateOf('call back'))?.isDue).toBe(true)
    // Another process that had the same job finds nothing to do.
    await remind({ mailStore: gateway.store.mail, clock }).run(
      { accountId: gateway.alice.id },
      { attempt: 1, signal: new AbortController().signal, finish: async () => {} },
    )
    expect(heard).toEqual([{ kind: 'folderChanged', folder: 'INBOX' }])
  })

  it('whose time comes while they are being set are due all the same', async () => {
    const ref = await box().append('INBOX', sampleMail('slow'), { receivedAt: 1 })
    const at = clock.now() + hourMs
    const mailbox = box()
    const slow: ReturnType<typeof box> = {
      ...mailbox,
      async setState(...given) {
        clock.advance(hourMs)
        await gateway.postOffice.runner.runDue()
        return mailbox.setState(...given)
      },
    }
    const selection = { folder: 'INBOX', uids: [ref.uid] }
    await gateway.services.followUps.set(gateway.alice.id, slow, selection, { at })
    await gateway.postOffice.runner.runDue()
    expect(await stateOf('slow')).toMatchObject({ at, isDue: true })
  })

  it('that were due while nobody ran are due at the next start, and those that were changed wait', async () => {
    await remember('slept', clock.now() + hourMs)
    const ref = await remember('put off', clock.now() + hourMs)
    await gateway.services.followUps.set(
      gateway.alice.id,
      box(),
      { folder: 'INBOX', uids: [ref.uid] },
      { at: clock.now() + 24 * hourMs },
    )
    await remember('in the trash', clock.now() + hourMs, false, 'Trash')
    clock.advance(5 * hourMs)
    await gateway.postOffice.runner.runDue()
    expect((await stateOf('slept'))?.isDue).toBe(true)
    expect((await stateOf('put off'))?.isDue).toBeUndefined()
    const [thrown] = (await box().list({ folder: 'Trash', offset: 0, limit: 1 })).messages
    expect(thrown?.state.followUp?.isDue).toBeUndefined()
  })

  it('that wait for an answer go when it was there by then, from somebody else and by hand', async () => {
    const at = clock.now() + hourMs
    const asked = await idOf(await remember('answered', at, true))
    const silent = await idOf(await remember('absent', at, true))
    const nudged = await idOf(await remember('nudged', at, true))
    await box().append('Archive', answerTo(asked, 'dave@example.org'))
    await box().append('INBOX', answerTo(silent, 'erin@example.org', 'Auto-Submitted: auto-replied'))
    await box().append('INBOX', answerTo(nudged, 'carol@example.org'))
    clock.advance(hourMs)
    await gateway.postOffice.runner.runDue()
    expect(await stateOf('answered')).toBeUndefined()
    expect((await stateOf('absent'))?.isDue).toBe(true)
    expect((await stateOf('nudged'))?.isDue).toBe(true)
  })

  it('that wait for an answer go with the mail that brings it', async () => {
    const ref = await remember('question', clock.now() + hourMs, true)
    await remember('other', clock.now() + hourMs, true)
    await gateway.postOffice.start(true)
    await box().append('INBOX', answerTo(await idOf(ref), 'dave@example.org'), { isArrival: true })
    await expect.poll(() => stateOf('question'), { timeout: 20_000 }).toBeUndefined()
    expect(await stateOf('other')).toBeDefined()
    await gateway.postOffice.stop()
  })
})
