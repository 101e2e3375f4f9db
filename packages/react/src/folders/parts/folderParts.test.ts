import {
  findFolders,
  firstFolderPart,
  foldersBelow,
  isInFolder,
  MailroomError,
  namedFolder,
  sortFolders,
  type Folder,
  type FolderId,
  type FolderPart,
  type FolderPartsPort,
} from '@mailroom/core'
import { expect, it } from 'vitest'
import { isPartOnly } from '../isPartOnly'
import { askKnownAgain } from './askKnownAgain'
import { withBelow, withPart } from './mergeFolders'

const folderAt = (id: FolderId): Folder => ({
  id,
  name: id.slice(id.lastIndexOf('/') + 1),
  ...(id.includes('/') && { parent: id.slice(0, id.lastIndexOf('/')) }),
  ...(id === 'INBOX' && { role: 'inbox' }),
  unreadCount: 0,
  totalCount: 0,
  isDefault: id === 'INBOX',
  canEmpty: false,
  isLocked: false,
})

/** A mailbox that changes, and what it was asked for. */
class Box {
  folders: readonly Folder[]
  readonly asked: string[] = []

  constructor(...ids: readonly FolderId[]) {
    this.folders = sortFolders(ids.map(folderAt))
  }

  readonly port: FolderPartsPort = {
    first: async (shown) => this.#note(`first ${shown ?? ''}`, firstFolderPart(this.folders, shown)),
    below: async (parent) => this.#note(`below ${parent ?? ''}`, foldersBelow(this.folders, parent)),
    inside: async (id) => {
      const inside = this.folders.filter((folder) => isInFolder(folder.id, id))
      if (inside.length === 0) throw new MailroomError('notFound', id)
      return inside
    },
    find: async (words, limit) => {
      const found = findFolders(
        this.folders.map((folder) => namedFolder(folder, folder.id)),
        words,
      ).map(({ folder }) => folder)
      return { folders: found.slice(0, limit), totalCount: found.length }
    },
  }

  change(change: (ids: readonly FolderId[]) => readonly FolderId[]): void {
    this.folders = sortFolders(change(this.folders.map(({ id }) => id)).map(folderAt))
    this.asked.length = 0
  }

  #note<Answer>(question: string, answer: Answer): Answer {
    this.asked.push(question.trim())
    return answer
  }
}

const branch = (id: FolderId, count: number) => [
  id,
  ...Array.from({ length: count }, (_, at) => `${id}/${at}`),
]
const regions = () => new Box('INBOX', ...['A', 'B', 'C'].flatMap((id) => branch(id, 60)))
const idsOf = ({ folders }: FolderPart) => folders.map(({ id }) => id)

it('[FL-01] [T40] a branch that is opened is known whole, and the others stay what they were', async () => {
  const { port, folders } = regions()
  const first = await port.first(undefined)
  expect(first.folders.flatMap(({ id, hasMore }) => (hasMore ? [id] : []))).toEqual(['B', 'C'])
  const opened = withBelow(first, 'C', await port.below('C'))
  expect(opened.folders.flatMap(({ id, hasMore }) => (hasMore ? [id] : []))).toEqual(['B'])
  expect(idsOf(opened).filter((id) => isInFolder(id, 'C'))).toEqual(branch('C', 60))
  const all = withBelow(opened, 'B', await port.below('B'))
  expect([all.folders, isPartOnly(all)]).toEqual([folders, false])
})

it('[FL-01] [T40] one folder comes with those above it, and its neighbours when they are asked for', async () => {
  const inner = [...branch('B/1/2', 90), ...branch('B/1', 70).filter((id) => id !== 'B/1/2')]
  const box = new Box('INBOX', ...branch('A', 90), 'B', ...inner)
  const first = await box.port.first(undefined)
  const way = withPart(first, await box.port.first('B/1/2/50'))
  const added = way.folders.filter(({ id }) => !idsOf(first).includes(id))
  expect(added.map(({ id, hasMore }) => [id, hasMore])).toEqual([
    ['B/1/2', true],
    ['B/1/2/50', undefined],
  ])
  const whole = withBelow(way, 'B/1/2', await box.port.below('B/1/2'))
  expect(idsOf(whole).filter((id) => isInFolder(id, 'B'))).toHaveLength(93)
  expect(withPart(first, await box.port.first('No/such'))).toEqual(first)
})

it('[FL-01] [T40] what is known is asked for again, and nothing else: first folders, opened branches, single ones', async () => {
  const large = ['A', 'B', 'C', 'D'].flatMap((id) => branch(id, 60))
  const box = new Box('INBOX', ...large, 'D/7/8', ...branch('Few', 3))
  let known = await box.port.first(undefined)
  known = withBelow(known, 'B', await box.port.below('B'))
  known = withBelow(known, 'D', await box.port.below('D'))
  known = withBelow(known, 'D/7', await box.port.below('D/7'))
  known = withPart(known, await box.port.first('C/50'))
  box.change((ids) => [...ids.filter((id) => id !== 'B/3' && id !== 'Few/2'), 'D/new', 'C/new', 'E'])
  const again = await askKnownAgain(box.port, known)
  expect(box.asked).toEqual(['first', 'below B', 'below D', 'below D/7', 'first C/50'])
  const gone = idsOf(known).filter((id) => !idsOf(again).includes(id))
  const come = idsOf(again).filter((id) => !idsOf(known).includes(id))
  expect([gone.includes('B/3'), gone.includes('Few/2')]).toEqual([true, true])
  expect([come.includes('D/new'), come.includes('E'), come.includes('C/new')]).toEqual([true, true, false])
  expect(idsOf(again).filter((id) => isInFolder(id, 'C'))).toContain('C/50')
  expect(again.folders.find(({ id }) => id === 'C')?.hasMore).toBe(true)
})

it('[FL-01] [T40] a mailbox that has become small, or whose open branch is gone, is known as it is', async () => {
  const box = regions()
  const known = withBelow(await box.port.first(undefined), 'C', await box.port.below('C'))
  box.change((ids) => ids.filter((id) => !isInFolder(id, 'C')))
  expect(idsOf(await askKnownAgain(box.port, known)).filter((id) => isInFolder(id, 'C'))).toEqual([])
  box.change((ids) => ids.slice(0, 10))
  expect(await askKnownAgain(box.port, known)).toEqual({ folders: box.folders, hasMore: false })
})

it('[FL-01] [T40] whatever is opened in whatever tree, what is known and what is not is told right', async () => {
  let seed = 7
  const random = (count: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % count
  }
  for (let round = 0; round < 30; round += 1) {
    const ids: FolderId[] = ['INBOX']
    while (ids.length < 250) {
      const parent = random(3) === 0 ? undefined : ids[1 + random(ids.length)]
      const id = parent === undefined ? `${ids.length}` : `${parent}/${ids.length}`
      if (id.split('/').length <= 4) ids.push(id)
    }
    const box = new Box(...ids)
    let known = await box.port.first(undefined)
    for (let step = 0; step < 40 && isPartOnly(known); step += 1) {
      const partly = known.folders.filter(({ hasMore }) => hasMore)
      const one = ids[random(ids.length)]!
      if (step === 20) known = await askKnownAgain(box.port, known)
      else if (random(3) === 0) known = withPart(known, await box.port.first(one))
      else if (partly.length > 0) {
        const { id } = partly[random(partly.length)]!
        known = withBelow(known, id, await box.port.below(id))
      } else known = withBelow(known, undefined, await box.port.below(undefined))
      const here = new Set(idsOf(known))
      expect(idsOf(known)).toEqual(box.folders.flatMap(({ id }) => (here.has(id) ? [id] : [])))
      const absent = box.folders.filter(({ id }) => !here.has(id))
      const missing = new Set(absent.map(({ parent }) => parent))
      // One may say so whose last ones came one by one; whoever looks finds that there are none.
      const toldOf = new Set(known.folders.flatMap(({ id, hasMore }) => (hasMore ? [id] : [])))
      expect(idsOf(known).filter((id) => missing.has(id) && !toldOf.has(id))).toEqual([])
      expect(known.hasMore).toBe(missing.has(undefined))
    }
    if (known.hasMore) known = withBelow(known, undefined, await box.port.below(undefined))
    while (isPartOnly(known)) {
      const { id } = known.folders.find(({ hasMore }) => hasMore)!
      known = withBelow(known, id, await box.port.below(id))
    }
    expect(known.folders).toEqual(box.folders)
  }
})
