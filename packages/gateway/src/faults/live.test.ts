import { expect, it } from 'vitest'
import type { LiveEvent } from '@mailroom/core'
import { ann, withFaultWorld } from './testing/openFaultWorld'
import { testLetter } from './testing/testLetter'

it('[R6] an open page hears of new mail again after the mail server was away, without a reload', () =>
  withFaultWorld(async (world) => {
    const gateway = await world.serve()
    const page = await world.annsPage()
    // From here on whatever comes is news: the inbox was looked into, and the line is open.
    await page.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })
    let onEvent = (_event: LiveEvent) => {}
    const online = Promise.withResolvers<void>()
    const leave = page.live!.subscribe({
      onEvent: (event) => onEvent(event),
      onState: (state) => void (state === 'online' && online.resolve()),
    })
    await online.promise
    const arrival = (subject: string) =>
      new Promise<void>((resolve) => {
        onEvent = (event) => {
          if (event.kind === 'messageArrived' && event.message.subject === subject) resolve()
        }
      })

    const before = arrival('before')
    await world.dovecot.deliver(ann.user, testLetter('before'))
    await before
    const after = arrival('after')
    await world.crashDovecot()
    await world.dovecot.deliver(ann.user, testLetter('after'))
    await after
    leave()
    expect(await gateway.end()).toBe(0)
    // A busy machine takes its time to come back, and nothing is promised about it here.
  }))
