import type { LiveEvent } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  folderOf,
  formTo,
  portOf,
  rows,
  selection,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'

/** Sessions that end behind the back of whoever is signed in, and the next one. */
export const endingCases = casesOf({ area: 'ending', port: 'session' }, [
  [
    'reading',
    'Fails every question as unauthenticated once the session has ended, and knows of nobody',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { ref } = await arrive(world, { subject: 'one' })
      await world.endSession?.()
      await failsAs(adapter.folders.list(), 'unauthenticated', 'listing folders')
      await failsAs(rows(adapter, ref.folder), 'unauthenticated', 'listing mails')
      await failsAs(adapter.messages.read(ref), 'unauthenticated', 'reading')
      equals(await adapter.session.current(), undefined, 'the session')
    },
    { abilities: ['endSession'] },
  ],
  [
    'writing',
    'Does nothing that is asked for after the session has ended',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      const archive = await folderOf(adapter, 'archive')
      await world.endSession?.()
      const { messages } = adapter
      await failsAs(messages.setState(selection(row), { isRead: true }), 'unauthenticated', 'marking')
      await failsAs(messages.move(selection(row), archive), 'unauthenticated', 'moving')
      await failsAs(messages.delete(selection(row)), 'unauthenticated', 'deleting')
      await failsAs(messages.deleteForever(selection(row)), 'unauthenticated', 'deleting for ever')
      await signedIn(world.alice)
      const inbox = await rows(adapter, row.ref.folder)
      equals(
        inbox.map(({ subject, state }) => [subject, state.isRead]),
        [['one', false]],
        'the inbox in a new session',
      )
    },
    { abilities: ['endSession'] },
  ],
  [
    'sending',
    'Sends a mail once when it is sent again after signing in anew',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const sending = portOf(adapter, 'sending')
      const id = sending.newDraftId()
      const form = formTo(world.bob.address, { subject: 'Interrupted' })
      await world.endSession?.()
      await failsAs(sending.send(form, id), 'unauthenticated', 'sending')
      await signedIn(world.alice)
      await sending.send(form, id)
      const colleague = await signedIn(world.bob)
      await waitForRow(colleague, 'inbox', 'Interrupted')
      equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 1, 'sent mails')
    },
    { port: 'sending', needs: ['sending'], abilities: ['endSession'] },
  ],
  [
    'live',
    'Tells on the live line that the session has ended',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const events: LiveEvent[] = []
      let isUp = false
      const leave = portOf(adapter, 'live').subscribe({
        onEvent: (event) => events.push(event),
        onState: (state) => (isUp = state === 'online'),
      })
      await until('the live line', async () => isUp || undefined)
      await world.endSession?.()
      await until('the end of the session', async () => events.find(({ kind }) => kind === 'sessionEnded'))
      leave()
    },
    { port: 'live', needs: ['live'], abilities: ['endSession'] },
  ],
  [
    'somebody-else',
    'Shows nothing of the last session to whoever signs in next',
    async (world) => {
      const { adapter } = world.alice
      await signedIn(world.alice)
      const row = await arrive(world, { subject: 'For Alice' })
      await rows(adapter, row.ref.folder)
      await adapter.session.signOut()
      const session = await adapter.session.signIn(world.bob.credentials)
      equals(session.user.address.address, world.bob.address.address, 'who is signed in')
      equals(subjects(await rows(adapter, await folderOf(adapter, 'inbox'))), [], 'mails in the inbox')
      await failsAs(adapter.messages.read(row.ref), 'notFound', 'reading the mail of the last session')
    },
  ],
])
