import type { MailroomAdapter } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const password = 'Lock-2026'
const own = { place: 'personal', offset: 0, limit: 10 } as const

/** A file on Alice's disk, and the lock of her file center on it. */
async function locked(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const file = new File(['secret'], 'secret.txt', { type: 'text/plain' })
  const { id } = await portOf(adapter, 'disk').store(file, { place: 'personal' })
  const lock = portOf(adapter, 'fileLock')
  await lock.set(password)
  return { adapter, lock, id }
}

const namesOf = async (adapter: MailroomAdapter) =>
  (await portOf(adapter, 'disk').list(own)).entries.map(({ name }) => name)

/** The lock on what lies on disks and in transit. @source LK-05 */
export const fileLockCases = casesOf({ area: 'file-lock', port: 'fileLock', needs: ['fileLock', 'disk'] }, [
  [
    'off',
    'Is off until it is set',
    async ({ alice }) => {
      const lock = portOf(await signedIn(alice), 'fileLock')
      equals(await lock.state(), { isSet: false, isOpen: false }, 'the lock at first')
      await failsAs(lock.open(password), 'notFound', 'opening no lock')
      await failsAs(lock.remove(password), 'notFound', 'removing no lock')
    },
  ],
  [
    'keeps',
    'Shows nothing of the files, and takes nothing in, until it is opened',
    async (world) => {
      const { adapter, lock, id } = await locked(world)
      const disk = portOf(adapter, 'disk')
      const file = new File(['more'], 'more.txt', { type: 'text/plain' })
      const calls: Record<string, () => Promise<unknown>> = {
        'list of the own disk': () => disk.list(own),
        'list of what is in transit': () => disk.list({ ...own, place: 'transit' }),
        'list of the disk of the organisation': () => disk.list({ ...own, place: 'company' }),
        store: () => disk.store(file, { place: 'personal' }),
        makeFolder: () => disk.makeFolder('New', { place: 'personal' }),
        link: () => disk.link('personal', [id]),
        rename: () => disk.rename('personal', id, 'other.txt'),
        move: () => disk.move([id], { place: 'personal' }),
        remove: () => disk.remove('personal', [id]),
        file: () => disk.file('personal', id),
        pack: () => disk.pack('personal', [id]),
        renew: () => disk.renew([id], 'month'),
        keepOnDisk: () => disk.keepOnDisk([id], { place: 'personal' }),
      }
      for (const [name, call] of Object.entries(calls)) {
        const { details } = await failsAs(call(), 'locked', name)
        equals(details.retryAfterSeconds, undefined, `${name}: a wait that would lift it`)
      }
      await failsAs(lock.open('Wrong-2026'), 'invalid', 'a wrong password')
      await lock.open(password)
      equals(await lock.state(), { isSet: true, isOpen: true }, 'the lock after it was opened')
      equals(await namesOf(adapter), ['secret.txt'], 'what lies on the disk')
    },
  ],
  [
    'apart',
    'Is another lock than that of the folders, and nobody else’s',
    async (world) => {
      const { adapter } = await locked(world)
      if (adapter.folderLock)
        equals(await adapter.folderLock.state(), { isSet: false, isOpen: false }, 'the lock of the folders')
      const bob = await signedIn(world.bob)
      equals(await portOf(bob, 'fileLock').state(), { isSet: false, isOpen: false }, 'the lock of the other')
      equals(await namesOf(bob), [], 'files of the other')
    },
  ],
  [
    'session',
    'Is opened for one session only, and taken off for good',
    async (world) => {
      const { adapter, lock } = await locked(world)
      await lock.open(password)
      await adapter.session.signOut()
      await signedIn(world.alice)
      equals(await lock.state(), { isSet: true, isOpen: false }, 'the lock in the next session')
      await failsAs(namesOf(adapter), 'locked', 'a list in the next session')
      await lock.remove(password)
      equals(await namesOf(adapter), ['secret.txt'], 'what lies on the disk afterwards')
    },
  ],
])
