import type { DiskPort, UploadId } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { fileSender } from '../world/fileSender'
import { portOf, signedIn } from '../world/scene'

const fileOf = (name: string, text = name) => new File([text], name, { type: 'text/plain' })
const dayMs = 86_400_000

const diskOf = async (world: ConformanceWorld) => portOf(await signedIn(world.alice), 'disk')
const page = (folderId?: UploadId) =>
  ({ place: 'personal', offset: 0, limit: 50, ...(folderId !== undefined && { folderId }) }) as const
const namesIn = async (disk: DiskPort, folderId?: UploadId) =>
  (await disk.list(page(folderId))).entries.map(({ name }) => name)
const inTransit = async (disk: DiskPort) =>
  (await disk.list({ place: 'transit', offset: 0, limit: 50 })).entries
const personal = { place: 'personal' } as const

/** What is done with files and folders of the disks, and with what lies in transit. @source FC-01, FC-02, FC-05 */
export const diskActCases = casesOf({ area: 'disk-acts', port: 'disk', needs: ['disk'] }, [
  [
    'rename',
    'Gives files and folders other names, and refuses those that are none',
    async (world) => {
      const disk = await diskOf(world)
      const file = await disk.store(fileOf('plan.txt'), personal)
      const folder = await disk.makeFolder('项目', personal)
      await disk.makeFolder('合同', personal)
      equals(
        (await disk.rename('personal', file.id, '图纸.txt')).name,
        '图纸.txt',
        'the new name of the file',
      )
      equals((await disk.rename('personal', folder.id, '项目二')).name, '项目二', 'that of the folder')
      equals((await namesIn(disk)).toSorted(), ['合同', '图纸.txt', '项目二'].toSorted(), 'the list')
      await failsAs(disk.rename('personal', folder.id, '合同'), 'conflict', 'a name that is taken')
      await failsAs(disk.rename('personal', folder.id, ' '), 'invalid', 'no name')
      await failsAs(disk.rename('personal', folder.id, 'a'.repeat(21)), 'invalid', 'a long name')
      await failsAs(disk.rename('personal', file.id, 'virus.exe'), 'invalid', 'a forbidden ending')
      await failsAs(disk.rename('personal', 'no-such-file', 'a.txt'), 'notFound', 'no file')
      const others = portOf(await signedIn(world.bob), 'disk')
      await failsAs(others.rename('personal', file.id, 'mine.txt'), 'notFound', 'a file of somebody else')
    },
  ],
  [
    'move',
    'Moves files and folders of a disk, all or none',
    async (world) => {
      const disk = await diskOf(world)
      const outer = await disk.makeFolder('外', personal)
      const inner = await disk.makeFolder('内', { ...personal, folderId: outer.id })
      const file = await disk.store(fileOf('plan.txt'), personal)
      await disk.move([file.id], { ...personal, folderId: inner.id })
      equals(await namesIn(disk, inner.id), ['plan.txt'], 'the folder that it was moved to')
      equals(await namesIn(disk), ['外'], 'the one that it came from')
      await failsAs(disk.move([outer.id], { ...personal, folderId: inner.id }), 'invalid', 'into itself')
      const namesake = await disk.makeFolder('内', personal)
      await failsAs(disk.move([file.id, inner.id], personal), 'conflict', 'beside one of its name')
      const third = await disk.makeFolder('三', personal)
      await failsAs(
        disk.move([inner.id, namesake.id], { ...personal, folderId: third.id }),
        'conflict',
        'two of one name together',
      )
      equals(await namesIn(disk, third.id), [], 'the folder that they were to lie in')
      await failsAs(disk.move([file.id, 'no-such-file'], personal), 'notFound', 'with one that is not there')
      equals(await namesIn(disk, inner.id), ['plan.txt'], 'what stayed where it was')
      await failsAs(
        disk.move([file.id], { ...personal, folderId: 'no-such-folder' }),
        'notFound',
        'into a folder that is not there',
      )
    },
  ],
  [
    'remove',
    'Deletes files, and folders with all that lies in them',
    async (world) => {
      const disk = await diskOf(world)
      const folder = await disk.makeFolder('旧', personal)
      const inside = await disk.store(fileOf('inside.txt'), { ...personal, folderId: folder.id })
      const kept = await disk.store(fileOf('kept.txt'), personal)
      const others = portOf(await signedIn(world.bob), 'disk')
      await others.remove('personal', [kept.id])
      await disk.remove('personal', [folder.id, 'no-such-file'])
      equals(await namesIn(disk), ['kept.txt'], 'what is left')
      await failsAs(disk.file('personal', inside.id), 'notFound', 'a file of the folder')
      equals((await disk.list(page())).room.usedBytes, kept.sizeBytes, 'room that is taken')
    },
  ],
  [
    'file',
    'Gives back the bytes of a file, and those of several in one zip',
    async (world) => {
      const disk = await diskOf(world)
      const folder = await disk.makeFolder('项目', personal)
      const file = await disk.store(fileOf('plan.txt', 'the plan'), personal)
      await disk.store(fileOf('inside.txt', 'the inside'), { ...personal, folderId: folder.id })
      equals(await (await disk.file('personal', file.id)).text(), 'the plan', 'the bytes')
      await failsAs(disk.file('personal', folder.id), 'invalid', 'the bytes of a folder')
      await failsAs(disk.file('personal', 'no-such-file'), 'notFound', 'no file')
      const others = portOf(await signedIn(world.bob), 'disk')
      await failsAs(others.file('personal', file.id), 'notFound', 'a file of somebody else')
      const { name, content } = await disk.pack('personal', [folder.id, file.id, 'no-such-file'])
      holds(name.endsWith('.zip'), `a zip is named so, and not ${name}`)
      const text = new TextDecoder('utf-8').decode(await content.arrayBuffer())
      for (const path of ['plan.txt', '项目/inside.txt']) holds(text.includes(path), `${path} is in the zip`)
      await failsAs(disk.pack('personal', ['no-such-file']), 'notFound', 'a zip of nothing')
      await failsAs(others.pack('personal', [file.id]), 'notFound', 'a zip of what is somebody else’s')
      const address = await disk.fileUrl?.('personal', file.id)
      holds(address !== '', 'an address of a file says where it is')
    },
  ],
  [
    'transit',
    'Renews what lies in transit, keeps it on a disk, and deletes it with its links',
    async (world) => {
      const disk = await diskOf(world)
      const { id } = await disk.upload(fileOf('film.mp4', 'moving'))
      const [before] = await inTransit(disk)
      const [renewed] = await disk.renew([id], 'year')
      holds(renewed!.expiresAt! > before!.expiresAt! + 300 * dayMs, 'it stays for a year')
      const [again] = await disk.renew([id], 'month')
      equals(again!.expiresAt, renewed!.expiresAt, 'the end of a stay that was longer')
      await failsAs(disk.renew(['no-such-file'], 'month'), 'notFound', 'renewing no file')
      const [kept] = await disk.keepOnDisk([id], personal)
      equals([kept!.name, kept!.expiresAt], ['film.mp4', undefined], 'what is kept')
      equals((await disk.list(page())).room.usedBytes, 6, 'room that it takes')
      await failsAs(disk.keepOnDisk(['no-such-file'], personal), 'notFound', 'keeping no file')
      await failsAs(disk.keepOnDisk([id], { place: 'company' }), 'forbidden', 'keeping it for all')
      const others = portOf(await signedIn(world.bob), 'disk')
      await others.remove('transit', [id])
      equals((await inTransit(disk)).length, 1, 'what somebody else deletes')
      await disk.remove('transit', [id])
      equals(await inTransit(disk), [], 'what is left in transit')
      equals(await (await disk.file('personal', kept!.id)).text(), 'moving', 'what was kept')
    },
  ],
  [
    'renew',
    'Renews those that are there when one of several is not, and their links with them',
    async (world) => {
      const { disk, send } = await fileSender(world)
      const file = await disk.upload(fileOf('film.mp4'))
      const { messageId } = await send('A film', [file])
      const linkOf = async () => (await disk.links(messageId))[0]!
      const before = await linkOf()
      const others = portOf(await signedIn(world.bob), 'disk')
      await failsAs(others.renew([file.id], 'year'), 'notFound', 'a file of somebody else')
      equals((await linkOf()).expiresAt, before.expiresAt, 'the end of its link')
      await failsAs(disk.renew(['no-such-file', file.id], 'year'), 'notFound', 'one that is not there')
      const [renewed] = await inTransit(disk)
      holds(renewed!.expiresAt! > before.expiresAt + 300 * dayMs, 'the other is renewed all the same')
      holds((await linkOf()).expiresAt > before.expiresAt + 300 * dayMs, 'its link leads there as long')
    },
    { needs: ['disk', 'sending'] },
  ],
  [
    'linked',
    'Leaves links as they are when their file of a disk is deleted',
    async (world) => {
      const { disk, send } = await fileSender(world)
      const stored = await disk.store(fileOf('plan.txt', 'the plan'), personal)
      const [file] = await disk.link('personal', [stored.id])
      const { messageId } = await send('The plan', [file!])
      const usedBytes = async () => (await disk.list(page())).room.usedBytes
      equals(await usedBytes(), stored.sizeBytes, 'room of a file and its link')
      await disk.remove('personal', [stored.id])
      equals(await namesIn(disk), [], 'what is left on the disk')
      equals((await disk.links(messageId))[0]?.state, 'open', 'the link')
      equals(await (await disk.file('transit', file!.id)).text(), 'the plan', 'what it leads to')
      equals(await usedBytes(), stored.sizeBytes, 'room that this takes')
    },
    { needs: ['disk', 'sending'] },
  ],
  [
    'links-end',
    'Ends the links of a file that is deleted in transit',
    async (world) => {
      const { disk, send } = await fileSender(world)
      const file = await disk.upload(fileOf('film.mp4'))
      const { messageId } = await send('A film', [file])
      await disk.remove('transit', [file.id])
      equals((await disk.links(messageId))[0]?.state, 'withdrawn', 'the link')
    },
    { needs: ['disk', 'sending'] },
  ],
])
