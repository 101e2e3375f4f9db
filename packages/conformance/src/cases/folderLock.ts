import type { Folder, FolderId, MailroomAdapter, MessageRef } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { arriveAll, folderOf, portOf, rows, selection, signedIn } from '../world/scene'

const password = 'Lock-2026'

/** A mail in a folder of Alice's own that is locked, and one in the inbox. */
async function locked(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const { id } = await adapter.folders.create({ name: 'Private' })
  const [one, two] = await arriveAll(world, [{ subject: 'secret' }, { subject: 'open' }])
  const [moved] = await adapter.messages.move(selection(one!), id)
  const lock = portOf(adapter, 'folderLock')
  await lock.set(password)
  return { adapter, lock, id, ref: moved!.to, inInbox: two!.ref }
}

/** Everything that tells or changes something about a mail or a folder. */
function calls(adapter: MailroomAdapter, id: FolderId, ref: MessageRef, inInbox: MessageRef) {
  const { folders, messages, drafts } = adapter
  const mails = { folder: id, uids: [ref.uid] }
  const table: Record<string, () => Promise<unknown>> = {
    'messages.list': () => rows(adapter, id),
    'a search': () => rows(adapter, id, { search: { text: 'secret' } }),
    'messages.read': () => messages.read(ref),
    'messages.source': () => messages.source(ref),
    'messages.header': () => messages.header(ref),
    'messages.original': () => messages.original(ref),
    'messages.attachment': () => messages.attachment(ref, '1'),
    'messages.setState': () => messages.setState(mails, { isRead: true }),
    'messages.move from': () => messages.move(mails, inInbox.folder),
    'messages.move to': () => messages.move({ folder: inInbox.folder, uids: [inInbox.uid] }, id),
    'messages.delete': () => messages.delete(mails),
    'messages.deleteForever': () => messages.deleteForever(mails),
    'folders.create': () => folders.create({ name: 'New', parent: id }),
    'folders.rename': () => folders.rename(id, { name: 'Public' }),
    'folders.delete': () => folders.delete(id, 'delete'),
  }
  if (drafts) table['drafts.prepare'] = () => drafts.prepare(ref, 'forward')
  if (drafts) table['drafts.open'] = () => drafts.open(ref)
  return Object.entries(table)
}

/** The lock on people's own folders. */
export const folderLockCases = casesOf({ area: 'folder-lock', port: 'folderLock', needs: ['folderLock'] }, [
  [
    'off',
    'Is off until it is set',
    async ({ alice }) => {
      const lock = portOf(await signedIn(alice), 'folderLock')
      equals(await lock.state(), { isSet: false, isOpen: false }, 'the lock of a new mailbox')
      await failsAs(lock.open(password), 'notFound', 'opening no lock')
      await failsAs(lock.remove(password), 'notFound', 'removing no lock')
    },
  ],
  [
    'keeps',
    'Lets nothing out of the folders, and nothing in, until it is opened',
    async (world) => {
      const { adapter, lock, id, ref, inInbox } = await locked(world)
      equals(await lock.state(), { isSet: true, isOpen: false }, 'the lock after it was set')
      for (const [name, call] of calls(adapter, id, ref, inInbox)) {
        const { details } = await failsAs(call(), 'locked', name)
        equals(details.retryAfterSeconds, undefined, `${name}: a wait that would lift it`)
      }
      const folder = (await adapter.folders.list()).find((each) => each.id === id)
      equals([folder?.isLocked, folder?.totalCount, folder?.unreadCount], [true, 0, 0], 'the locked folder')
      if (adapter.folders.get) equals(await adapter.folders.get(id), folder, 'the locked folder by itself')
      const { parts } = adapter.folders
      if (parts && folder) {
        const shown = (folders: readonly Folder[]) => folders.filter((each) => each.id === id)
        equals(shown((await parts.first(id)).folders), [folder], 'the locked folder among the first')
        equals(shown(await parts.below(undefined)), [folder], 'the locked folder at the top')
        equals(await parts.inside(id), [folder], 'what is in the locked folder')
        equals((await parts.find('Private', 10)).folders, [folder], 'the locked folder that is found')
      }
      const inbox = await folderOf(adapter, 'inbox')
      equals(
        (await rows(adapter, inbox)).map(({ subject }) => subject),
        ['open'],
        'mails of the inbox',
      )
      equals(
        (await adapter.folders.list()).filter((each) => each.isDefault && each.isLocked),
        [],
        'locked others',
      )

      const found = async () => {
        const query = { conditions: { text: 'secret' }, offset: 0, limit: 10 }
        return (await adapter.search?.find(query))?.messages.map(({ subject }) => subject)
      }
      if (adapter.search) equals(await found(), [], 'what a search over all folders finds')
      await lock.open(password)
      if (adapter.search) equals(await found(), ['secret'], 'what it finds once they are open')
      equals(await lock.state(), { isSet: true, isOpen: true }, 'the lock after it was opened')
      equals((await adapter.messages.read(ref)).subject, 'secret', 'the mail behind it')
      const open = (await adapter.folders.list()).find((each) => each.id === id)
      equals([open?.isLocked, open?.totalCount], [false, 1], 'the open folder')
    },
  ],
  [
    'session',
    'Is opened for one session only',
    async (world) => {
      const { adapter, lock, id } = await locked(world)
      await lock.open(password)
      equals((await rows(adapter, id)).length, 1, 'mails in this session')
      await adapter.session.signOut()
      await signedIn(world.alice)
      equals(await lock.state(), { isSet: true, isOpen: false }, 'the lock in the next session')
      await failsAs(rows(adapter, id), 'locked', 'a list in the next session')
    },
  ],
  [
    'wrong',
    'Says that a password is wrong, and after too many how long to wait',
    async (world) => {
      const { adapter, lock, id } = await locked(world)
      const { details } = await failsAs(lock.open('Wrong-2026'), 'invalid', 'a wrong password')
      holds(details.fields?.password, 'nothing is said of the password')
      await failsAs(lock.remove('Wrong-2026'), 'invalid', 'removing with a wrong password')
      for (let index = 0; index < 20; index += 1) {
        await failsAs(lock.open(`Wrong-${index}`), ['invalid', 'locked'], 'another wrong password')
      }
      const { details: late } = await failsAs(lock.open(password), 'locked', 'the right one among so many')
      holds(late.retryAfterSeconds !== undefined && late.retryAfterSeconds > 0, 'no wait is named')
      await failsAs(rows(adapter, id), 'locked', 'a list afterwards')
    },
  ],
  [
    'set-again',
    'Is set once, and with a password that is long enough',
    async (world) => {
      const lock = portOf(await signedIn(world.alice), 'folderLock')
      for (const short of ['', 'x', '12345'])
        await failsAs(lock.set(short), 'invalid', `the password "${short}"`)
      await lock.set(password)
      await failsAs(lock.set('Another-2026'), 'conflict', 'setting it again')
      await lock.open(password)
    },
  ],
  [
    'remove',
    'Is taken off for good with its password',
    async (world) => {
      const { adapter, lock, id } = await locked(world)
      await lock.remove(password)
      equals(await lock.state(), { isSet: false, isOpen: false }, 'the lock afterwards')
      equals(
        (await rows(adapter, id)).map(({ subject }) => subject),
        ['secret'],
        'mails afterwards',
      )
    },
  ],
  [
    'others',
    'Is no lock on anybody else',
    async (world) => {
      await locked(world)
      const bob = await signedIn(world.bob)
      equals(
        await portOf(bob, 'folderLock').state(),
        { isSet: false, isOpen: false },
        'the lock of the other',
      )
      const { id } = await bob.folders.create({ name: 'Private' })
      equals((await rows(bob, id)).length, 0, 'mails of the other')
    },
  ],
])
