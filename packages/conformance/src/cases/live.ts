import type { LiveEvent, LiveState, MailroomAdapter } from '@mailroom/core'
import { equals, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { arrive, portOf, selection, signedIn, stranger } from '../world/scene'

interface Heard {
  readonly events: LiveEvent[]
  readonly states: LiveState[]
  readonly leave: () => void
}

/** Listens, and waits until the line is up. */
async function listen(adapter: MailroomAdapter): Promise<Heard> {
  const [events, states]: [LiveEvent[], LiveState[]] = [[], []]
  const leave = portOf(adapter, 'live').subscribe({
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  await until('the live line', async () => (states.at(-1) === 'online' ? true : undefined))
  return { events, states, leave }
}

/** News as they happen. */
export const liveCases = casesOf(
  'live',
  ['live'],
  [
    [
      'arrival',
      'Announces a mail that arrives, as its row',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const { events, leave } = await listen(adapter)
        const row = await arrive(world, { subject: '实时通知' })
        const event = await until('the announcement', async () =>
          events.find(({ kind }) => kind === 'messageArrived'),
        )
        leave()
        holds(event.kind === 'messageArrived', 'the event is of another kind')
        equals(event.message.ref, row.ref, 'place of the announced mail')
        equals([event.message.subject, event.message.from], ['实时通知', stranger], 'subject and sender')
        equals(event.message.state.isRead, false, 'isRead of the announced mail')
      },
    ],
    [
      'folder-changes',
      'Tells of a folder whose mails were changed elsewhere',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const row = await arrive(world, { subject: 'one' })
        const { events, leave } = await listen(adapter)
        await adapter.messages.setState(selection(row), { isRead: true })
        const isTold = (event: LiveEvent) => event.kind === 'folderChanged' && event.folder === row.ref.folder
        await until('news of the folder', async () => events.find(isTold))
        leave()
      },
    ],
    [
      'colleague',
      'Announces a mail from a colleague, and nothing of the mailboxes of others',
      async ({ alice, bob }) => {
        const [sender, receiver] = [await signedIn(alice), await signedIn(bob)]
        if (!sender.sending) return
        const [heardBySender, heardByReceiver] = [await listen(sender), await listen(receiver)]
        const form = {
          to: [bob.address],
          cc: [],
          bcc: [],
          subject: 'Hello',
          html: '',
          text: 'Hello Bob',
          isHtml: false,
          attachments: [],
        }
        await sender.sending.send(form, sender.sending.newDraftId())
        await until('the announcement', async () =>
          heardByReceiver.events.find(({ kind }) => kind === 'messageArrived'),
        )
        heardBySender.leave()
        heardByReceiver.leave()
        const foreign = heardBySender.events.filter(({ kind }) => kind === 'messageArrived')
        equals(foreign.length, 0, 'arrivals announced to the sender')
      },
    ],
    [
      'leave',
      'Says nothing to who has left, and goes on with those who stay',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const [gone, staying] = [await listen(adapter), await listen(adapter)]
        gone.leave()
        const before = gone.events.length
        await arrive(world, { subject: 'one' })
        await until('the announcement', async () =>
          staying.events.find(({ kind }) => kind === 'messageArrived'),
        )
        staying.leave()
        equals(gone.events.length, before, 'events told to who has left')
      },
    ],
  ],
)
