import { holds, equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

/** Alice with a file on her disk. */
async function sharer(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const disk = portOf(adapter, 'disk')
  const file = new File(['plan'], '图纸.txt', { type: 'text/plain' })
  const { id } = await disk.store(file, { place: 'personal' })
  return { adapter, disk, shares: portOf(adapter, 'fileShares'), id }
}

const page = { offset: 0, limit: 10 } as const

/** Files of the disks that are shared by an address and a code. @source FC-03 */
export const fileShareCases = casesOf(
  { area: 'file-shares', port: 'fileShares', needs: ['fileShares', 'disk'] },
  [
    [
      'create',
      'Shares a file by an address and a code, and lists the newest first',
      async (world) => {
        const { shares, id } = await sharer(world)
        const first = await shares.create({ place: 'personal', id }, 7)
        equals(
          [first.fileId, first.place, first.name, first.sizeBytes, first.state, first.downloadCount],
          [id, 'personal', '图纸.txt', 4, 'open', 0],
          'the share',
        )
        holds(/^https?:/.test(first.address) && first.code.length >= 4, 'it has an address and a code')
        const days = Math.round((first.expiresAt - first.createdAt) / 86_400_000)
        equals(days, 7, 'days that it lasts')
        const second = await shares.create({ place: 'personal', id }, 1)
        holds(second.address !== first.address, 'another share has another address')
        equals(await shares.list(page), { shares: [second, first], total: 2 }, 'the list')
        equals(await shares.list({ offset: 1, limit: 1 }), { shares: [first], total: 2 }, 'its second page')
      },
    ],
    [
      'end',
      'Ends shares, and passes over what has ended or is somebody else’s',
      async (world) => {
        const { shares, disk, id } = await sharer(world)
        const share = await shares.create({ place: 'personal', id }, 7)
        const others = portOf(await signedIn(world.bob), 'fileShares')
        await others.end([share.id])
        equals((await others.list(page)).total, 0, 'shares of the other')
        const stateOf = async () => (await shares.list(page)).shares[0]?.state
        equals(await stateOf(), 'open', 'the share afterwards')
        await shares.end([share.id])
        await shares.end([share.id])
        equals(await stateOf(), 'ended', 'the share that was ended')
        const other = await shares.create({ place: 'personal', id }, 7)
        await disk.remove('personal', [id])
        const { shares: left } = await shares.list(page)
        equals(left.find((each) => each.id === other.id)?.state, 'gone', 'a share whose file is gone')
      },
    ],
    [
      'refuses',
      'Refuses folders, files that are not there, and those of somebody else',
      async (world) => {
        const { shares, disk, id } = await sharer(world)
        const folder = await disk.makeFolder('项目', { place: 'personal' })
        await failsAs(shares.create({ place: 'personal', id: folder.id }, 7), 'invalid', 'a folder')
        await failsAs(shares.create({ place: 'personal', id: 'no-such-file' }, 7), 'notFound', 'no file')
        const others = portOf(await signedIn(world.bob), 'fileShares')
        await failsAs(others.create({ place: 'personal', id }, 7), 'notFound', 'a file of somebody else')
      },
    ],
    [
      'locked',
      'Is behind the lock of the file center',
      async (world) => {
        const { adapter, shares, id } = await sharer(world)
        const share = await shares.create({ place: 'personal', id }, 7)
        await portOf(adapter, 'fileLock').set('Lock-2026')
        await failsAs(shares.list(page), 'locked', 'the list')
        await failsAs(shares.create({ place: 'personal', id }, 7), 'locked', 'a new share')
        await failsAs(shares.end([share.id]), 'locked', 'the end of a share')
      },
      { needs: ['fileShares', 'disk', 'fileLock'] },
    ],
  ],
)
