import type { Folder, LiveEvent } from '@mailroom/core'
import { equals, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { listen } from '../world/listen'
import {
  arrive,
  arriveAll,
  folderOf,
  formTo,
  hasArrived,
  portOf,
  selection,
  signedIn,
  stranger,
  waitForRow,
} from '../world/scene'

/** News as they happen. */
export const liveCases = casesOf({ area: 'live', port: 'live', needs: ['live'] }, [
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
    'counts',
    'Tells of every folder that has more or fewer mails, or unread ones, than before',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { folders, messages } = adapter
      const rows = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }, { subject: 'three' }])
      const [one, two, three] = rows.map((row) => selection(row))
      const own = await folders.create({ name: 'Projects' })
      const trash = await folderOf(adapter, 'trash')
      const { events, leave } = await listen(adapter)
      const acts: Record<string, () => Promise<unknown>> = {
        reading: () => messages.setState(one!, { isRead: true }),
        moving: () => messages.move(one!, own.id),
        'moving by conversation': () => messages.move({ ...two!, wholeConversations: true }, own.id),
        deleting: () => messages.delete(three!),
        'deleting for ever': () => messages.deleteForever({ folder: own.id, uids: 'all' }),
        emptying: () => folders.empty(trash),
        arriving: () => arrive(world, { subject: 'four' }),
      }
      for (const [name, act] of Object.entries(acts)) {
        const before = new Map((await folders.list()).map((folder) => [folder.id, countsOf(folder)]))
        const heard = events.length
        await act()
        const changed = (await folders.list()).filter((folder) => before.get(folder.id) !== countsOf(folder))
        holds(changed.length > 0, `${name} changes no count`)
        for (const { id } of changed) {
          const isTold = (event: LiveEvent) =>
            event.kind === 'foldersChanged' ||
            (event.kind === 'folderChanged' && event.folder === id) ||
            (event.kind === 'messageArrived' && event.message.ref.folder === id)
          await until(`news of "${id}" after ${name}`, async () => events.slice(heard).find(isTold))
        }
      }
      leave()
    },
  ],
  [
    'own-acts',
    'Names in the news of a change what it was named, if anything, and nothing where it was not',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [one, other] = [
        await arrive(world, { subject: 'one' }),
        await arrive(world, { subject: 'other' }),
      ]
      const { events, leave } = await listen(adapter)
      const toldOf = async (what: string, before: number) => {
        const told = () => events.slice(before).find(({ kind }) => kind === 'folderChanged')
        const event = await until(what, async () => told())
        return event.kind === 'folderChanged' ? event.act : undefined
      }
      await adapter.messages.setState(selection(one), { isRead: true }, { act: 'read-one_1' })
      const named = await toldOf('news of the named change', 0)
      holds(named === undefined || named === 'read-one_1', `the change is named ${named}`)
      const before = events.length
      await adapter.messages.setState(selection(other), { isRead: true })
      equals(await toldOf('news of the other change', before), undefined, 'name of a change without one')
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
  [
    'each-once',
    'Announces five arrivals as five, each once and each to be opened at once',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { events, leave } = await listen(adapter)
      const wanted = ['一', '二', 'three', 'four', 'five']
      for (const subject of wanted) await world.deliver({ from: stranger, subject, text: 'x' })
      const arrivals = () =>
        events.flatMap((event) => (event.kind === 'messageArrived' ? [event.message] : []))
      await until('five announcements', async () => (arrivals().length >= 5 ? true : undefined))
      // News behind the last one would have come before those of this mark.
      await adapter.messages.setState(selection(arrivals()[0]!), { flag: 'red' })
      await until('news of the mark', async () =>
        events.at(-1)?.kind === 'folderChanged' ? true : undefined,
      )
      leave()
      equals(
        arrivals()
          .map(({ subject }) => subject)
          .sort(),
        [...wanted].sort(),
        'announced subjects',
      )
      for (const { ref, subject } of arrivals())
        equals((await adapter.messages.read(ref)).subject, subject, 'the mail at the announced place')
    },
  ],
  [
    'both-folders',
    'Tells of both folders of a move',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      const archive = await folderOf(adapter, 'archive')
      const { events, leave } = await listen(adapter)
      await adapter.messages.move(selection(row), archive)
      for (const folder of [row.ref.folder, archive])
        await until(`news of ${folder}`, async () =>
          events.find((event) => event.kind === 'folderChanged' && event.folder === folder),
        )
      leave()
    },
  ],
  [
    'delivery',
    'Tells the sender when something becomes of a mail',
    async ({ alice, bob }) => {
      const [sender, receiver] = [await signedIn(alice), await signedIn(bob)]
      const sending = portOf(sender, 'sending')
      const { events, leave } = await listen(sender)
      const form = formTo(bob.address, { subject: 'Read me' })
      const { messageId, recipients } = await sending.send(form, sending.newDraftId())
      const row = await waitForRow(receiver, 'inbox', 'Read me')
      await receiver.messages.setState(selection(row), { isRead: true })
      const line = await until('delivery', async () => (await sending.status(messageId)).find(hasArrived))
      // Where all was settled and known at once, there are no news.
      if (line.state !== recipients[0]?.state)
        await until('news of the mail', async () =>
          events.find((event) => event.kind === 'deliveryChanged' && event.messageId === messageId),
        )
      leave()
    },
    { needs: ['live', 'sending'] },
  ],
  [
    'same-listener',
    'Lets one listener join twice and leave once, or leave twice, without harm to others',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const live = portOf(adapter, 'live')
      const events: LiveEvent[] = []
      const listener = { onEvent: (event: LiveEvent) => void events.push(event) }
      const [leaveFirst, leaveSecond] = [live.subscribe(listener), live.subscribe(listener)]
      const staying = await listen(adapter)
      leaveFirst()
      leaveFirst()
      await arrive(world, { subject: 'one' })
      await until('the announcement to who stays', async () =>
        staying.events.find(({ kind }) => kind === 'messageArrived'),
      )
      const arrivals = () => events.filter(({ kind }) => kind === 'messageArrived').length
      await until('the announcement to who joined twice', async () => (arrivals() > 0 ? true : undefined))
      leaveSecond()
      staying.leave()
      equals(arrivals(), 1, 'announcements to who joined twice and left once')
    },
  ],
  [
    'join-again',
    'Opens the line again for who joins after all have left',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const first = await listen(adapter)
      first.leave()
      const { events, leave } = await listen(adapter)
      await arrive(world, { subject: 'one' })
      await until('the announcement', async () => events.find(({ kind }) => kind === 'messageArrived'))
      leave()
    },
  ],
  [
    'comes-back',
    'Says that the line broke, opens it again by itself, and goes on telling each arrival once',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { events, states, leave } = await listen(adapter)
      await world.cutLine?.()
      await until('the line that broke', async () => (states.includes('offline') ? true : undefined))
      const arrivedMeanwhile = await arrive(world, { subject: 'while it was down' })
      await until('the line that came back', async () => (states.at(-1) === 'online' ? true : undefined))
      // Whoever listens asks anew then: what came meanwhile is there.
      const page = await adapter.messages.list({ folder: arrivedMeanwhile.ref.folder, offset: 0, limit: 20 })
      equals(page.messages[0]?.subject, 'while it was down', 'the newest mail once the line is back')
      await arrive(world, { subject: 'afterwards' })
      const arrivals = () =>
        events.flatMap((event) =>
          event.kind === 'messageArrived' && event.message.subject === 'afterwards' ? [event] : [],
        )
      await until('the announcement', async () => (arrivals().length > 0 ? true : undefined))
      leave()
      equals(arrivals().length, 1, 'announcements of a mail that came afterwards')
    },
    { abilities: ['cutLine'] },
  ],
])

const countsOf = ({ totalCount, unreadCount }: Folder) => `${unreadCount} of ${totalCount}`
