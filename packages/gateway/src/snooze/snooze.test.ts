import type { LiveEvent } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTouches } from '../doors/mail-store/sql/change/mailTouches'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import { bringBack } from './bringBack'

const hourMs = 60 * 60_000

let clock: ManualClock
let gateway: TestGateway
beforeEach(async () => {
  clock = new ManualClock()
  gateway = await openTestGateway({}, clock)
})
afterEach(() => gateway.close())

const box = () => gateway.store.mail.mailbox(gateway.alice.id)
const subjects = async (folder = 'INBOX') =>
  (await box().list({ folder, offset: 0, limit: 10 })).messages.map(({ subject }) => subject)

async function away(subject: string, until: number, folder = 'INBOX') {
  const ref = await box().append(folder, sampleMail(subject), { receivedAt: 1, state: { isRead: true } })
  const selection = { folder, uids: [ref.uid] }
  await gateway.services.snoozing.snooze(gateway.alice.id, box(), selection, until)
}

describe('[ML-29] mails that are away', () => {
  it('come back at their time and not before, on top, unread, and are told as arrivals', async () => {
    await away('later', clock.now() + hourMs)
    await box().append('INBOX', sampleMail('newer'), { receivedAt: 2 })
    const heard: LiveEvent[] = []
    gateway.store.events.subscribe(gateway.alice.id, (_, event) => heard.push(event))
    clock.advance(hourMs - 1)
    await gateway.postOffice.runner.runDue()
    expect(await subjects()).toEqual(['newer'])
    clock.advance(1)
    await gateway.postOffice.runner.runDue()
    expect(await subjects()).toEqual(['later', 'newer'])
    expect(await subjects('Snoozed')).toEqual([])
    const arrived = heard.flatMap((event) => (event.kind === 'messageArrived' ? [event.message] : []))
    expect(arrived).toMatchObject([
      { subject: 'later', receivedAt: clock.now(), state: { isRead: false, cameBack: true } },
    ])
    expect(arrived[0]?.snooze).toBeUndefined()
    const { messageId } = await box().read(arrived[0]!.ref)
    const log = await readTouches(gateway.store.database.db, gateway.alice.id, messageId)
    expect(log).toMatchObject([
      { kind: 'snoozed', from: 'INBOX' },
      { kind: 'returned', to: 'INBOX' },
    ])
  })

  it('come back once, whoever looks, and after whatever step a process died', async () => {
    await away('later', clock.now() + hourMs)
    clock.advance(5 * hourMs)
    const [row] = (await box().list({ folder: 'Snoozed', offset: 0, limit: 1 })).messages
    // Somebody marked it and died.
    await box().setState(
      { folder: 'Snoozed', uids: [row!.ref.uid] },
      { isRead: false, cameBackAt: clock.now() },
    )
    const job = bringBack({ ...gateway.store, mailStore: gateway.store.mail, clock })
    const run = () =>
      job.run(
        { accountId: gateway.alice.id },
        { attempt: 1, signal: new AbortController().signal, finish: async () => {} },
      )
    await Promise.all([run(), run()])
    await gateway.postOffice.runner.runDue()
    expect(await subjects()).toEqual(['later'])
    expect(await subjects('Snoozed')).toEqual([])
  })

  it('come back when their time has come before they were away', async () => {
    const ref = await box().append('INBOX', sampleMail('soon'), { receivedAt: 1 })
    const slow = box()
    const move = slow.move.bind(slow)
    slow.move = async (selection, target) => {
      clock.advance(hourMs)
      await gateway.postOffice.runner.runDue()
      return move(selection, target)
    }
    const selection = { folder: 'INBOX', uids: [ref.uid] }
    await gateway.services.snoozing.snooze(gateway.alice.id, slow, selection, clock.now() + hourMs)
    expect(await subjects('Snoozed')).toEqual(['soon'])
    await gateway.postOffice.runner.runDue()
    expect(await subjects()).toEqual(['soon'])
  })

  it('come back to the inbox when their folder is gone, and each to its own else', async () => {
    await box().createFolder('Gone')
    await away('homeless', clock.now() + hourMs, 'Gone')
    await away('archived', clock.now() + hourMs, 'Archive')
    await away('still away', clock.now() + 2 * hourMs)
    await box().deleteFolder('Gone', 'delete')
    clock.advance(hourMs)
    await gateway.postOffice.runner.runDue()
    expect(await subjects()).toEqual(['homeless'])
    expect(await subjects('Archive')).toEqual(['archived'])
    expect(await subjects('Snoozed')).toEqual(['still away'])
  })

  it('[ML-24] come back when their conversation is answered', async () => {
    await away('question', clock.now() + hourMs)
    const [row] = (await box().list({ folder: 'Snoozed', offset: 0, limit: 1 })).messages
    const { messageId } = await box().read(row!.ref)
    await gateway.postOffice.start(true)
    const answer = Buffer.from(
      `From: carol@example.org\r\nTo: alice@example.com\r\nSubject: answer\r\nMessage-ID: <answer@example.org>\r\nIn-Reply-To: ${messageId}\r\n\r\nYes.\r\n`,
    )
    await box().append('INBOX', answer, { isArrival: true })
    await expect.poll(() => subjects('Snoozed'), { timeout: 20_000 }).toEqual([])
    expect((await subjects()).toSorted()).toEqual(['answer', 'question'])
    await gateway.postOffice.stop()
  })

  it('stay where the reader has put them by hand, and come back by hand as they were', async () => {
    await away('thrown away', clock.now() + hourMs)
    await box().move({ folder: 'Snoozed', uids: 'all' }, 'Trash')
    await away('wanted now', clock.now() + hourMs)
    await gateway.services.snoozing.unsnooze(box(), { folder: 'Snoozed', uids: 'all' })
    clock.advance(hourMs)
    await gateway.postOffice.runner.runDue()
    expect(await subjects('Trash')).toEqual(['thrown away'])
    const [row] = (await box().list({ folder: 'INBOX', offset: 0, limit: 1 })).messages
    expect(row).toMatchObject({ subject: 'wanted now', receivedAt: 1, state: { isRead: true } })
    expect(row).not.toHaveProperty('snooze')
  })
})
