import {
  findFolders,
  type Folder,
  type FolderId,
  type FolderPart,
  type FolderPartsPort,
  isInFolder,
  type MailroomAdapter,
  namedFolder,
} from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf, type ConformanceCase } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { signedIn } from '../world/scene'

const range = (count: number) => Array.from({ length: count }, (_none, at) => at + 1)

/** Large and small branches, a deep one, and one beside whose name begins alike. */
const names: readonly string[] = [
  ...['A/1', 'A/2/x/y', 'A b', 'Empty', 'Z/北京 2026/deep/deeper'],
  ...range(12).map((at) => `Region 1/Order ${at}`),
  ...range(7).map((at) => `Region ${at + 1}/Order 1`),
]

/** More than a page shows at first. */
const others: readonly string[] = [
  ...range(90).map((at) => `Region 1/Order ${at + 12}`),
  ...range(33).map((at) => `Region ${at + 8}/Order 1`),
]

interface Scene {
  readonly adapter: MailroomAdapter
  readonly parts: FolderPartsPort
  readonly all: readonly Folder[]
}

/** A promise of an adapter that gives folders part by part. */
const inParts =
  (run: (scene: Scene) => Promise<void>, made = names): ConformanceCase['run'] =>
  async (world: ConformanceWorld) => {
    const adapter = await signedIn(world.alice)
    const { parts } = adapter.folders
    if (!parts) return
    for (const name of made) await world.addFolder?.(name)
    await run({ adapter, parts, all: await adapter.folders.list() })
  }

/** Needed by all of these. */
const needs = { abilities: ['addFolder'] } as const

const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id)
const below = (all: readonly Folder[], parent: FolderId | undefined) =>
  all.filter((folder) => folder.parent === parent)

/** Folders, each saying whether others are below it that are not there; none unless told. */
const marked = (folders: readonly Folder[], hasMore = (folder: Folder) => folder.hasMore ?? false) =>
  folders.map((folder) => ({ ...folder, hasMore: hasMore(folder) }))

/** Fails unless a part has folders as the list of all shows them, and says rightly where there are others. */
function holdsPart({ folders, hasMore }: FolderPart, all: readonly Folder[]): void {
  const given = new Set(idsOf(folders))
  const isAbsent = ({ id }: Folder) => !given.has(id)
  const expected = marked(
    all.filter(({ id }) => given.has(id)),
    ({ id }) => below(all, id).some(isAbsent),
  )
  equals(marked(folders), expected, 'the folders of a part')
  equals(hasMore, below(all, undefined).some(isAbsent), 'whether others are at the top')
}

/** Folders and their counts, part by part. */
export const folderPartCases = casesOf({ area: 'folders', port: 'folders' }, [
  [
    'first',
    'Gives at first those with a role and the way to the shown one, and says where there are others',
    inParts(
      async ({ adapter, parts, all }) => {
        const none = await parts.first(undefined)
        holdsPart(none, all)
        holds(none.folders.length < all.length, 'all of many folders come at first')
        equals(await parts.first('No such folder'), none, 'the first folders beside one that is gone')
        for (const shown of ['INBOX', 'Z/北京 2026/deep/deeper', 'Region 41/Order 1', 'Region 1/Order 90']) {
          const part = await parts.first(shown)
          holdsPart(part, all)
          const given = new Set(idsOf(part.folders))
          const needed = all.filter(({ id, isDefault }) => isDefault || isInFolder(shown, id))
          equals(
            idsOf(needed).filter((id) => !given.has(id)),
            [],
            `missing beside "${shown}"`,
          )
          const opening = await adapter.session.opening?.(shown)
          if (!opening?.folders) continue
          const { folders, hasMoreFolders: hasMore = false } = opening
          equals({ folders, hasMore }, part, 'the folders that a page begins with')
        }
      },
      [...names, ...others],
    ),
    needs,
  ],
  [
    'first-of-few',
    'Gives all folders at first where there are few',
    async ({ alice }) => {
      const { folders } = await signedIn(alice)
      if (!folders.parts) return
      const inner = await folders.create({
        name: 'In it',
        parent: (await folders.create({ name: 'One' })).id,
      })
      const part = await folders.parts.first(inner.id)
      equals([marked(part.folders), part.hasMore], [marked(await folders.list()), false], 'all folders')
    },
  ],
  [
    'below',
    'Gives the folders directly below one and those at the top, which together are all of them',
    inParts(async ({ parts, all }) => {
      for (const parent of [undefined, 'INBOX', 'A', 'A/2', 'A/2/x', 'Empty', 'Region 1', 'Region 7']) {
        const expected = marked(below(all, parent), ({ id }) => below(all, id).length > 0)
        equals(marked(await parts.below(parent)), expected, `the folders below ${parent ?? 'nothing'}`)
      }
      equals(await parts.below('No such folder'), [], 'folders below one that is gone')
      const found: FolderId[] = []
      const look = async (parent: FolderId | undefined): Promise<void> => {
        for (const { id, hasMore } of await parts.below(parent)) {
          found.push(id)
          if (hasMore) await look(id)
        }
      }
      await look(undefined)
      equals(found.toSorted(), idsOf(all).toSorted(), 'the folders of the tree, branch by branch')
    }),
    needs,
  ],
  [
    'inside',
    'Gives a folder with all that are in it, however deep, and none beside it',
    inParts(async ({ parts, all }) => {
      for (const id of ['INBOX', 'A', 'A b', 'A/2', 'Empty', 'Region 1', 'Z']) {
        const inside = all.filter((folder) => isInFolder(folder.id, id))
        equals(await parts.inside(id), inside, `the folders in "${id}"`)
      }
      await failsAs(parts.inside('No such folder'), 'notFound', 'the folders in one that is gone')
      await failsAs(parts.inside('Region'), 'notFound', 'the folders in a part of a name')
    }),
    needs,
  ],
  [
    'find',
    'Finds folders by the words of their paths, the best first, and says how many there are',
    inParts(async ({ parts, all }) => {
      const named = all.map((folder) => namedFolder(folder, folder.id))
      for (const words of [
        'order 1',
        'REGION 7',
        '北京',
        'deep',
        'y a',
        '２０２６',
        'nothing of it',
        '%',
        ' ',
      ])
        for (const limit of [3, 1000]) {
          const found = findFolders(named, words).map(({ folder }) => folder)
          const answer = { folders: found.slice(0, limit), totalCount: found.length }
          equals(await parts.find(words, limit), answer, `${limit} found by "${words}"`)
        }
      for (const limit of [0, -1, 1001, 1.5])
        await failsAs(parts.find('a', limit), 'invalid', `finding ${limit} folders`)
    }),
    needs,
  ],
  [
    'parts-of-others',
    'Tells of no folder of somebody else part by part',
    async ({ alice, bob }) => {
      const [first, second] = [await signedIn(alice), await signedIn(bob)]
      const { parts } = second.folders
      if (!parts) return
      const { id } = await first.folders.create({ name: 'Private' })
      await first.folders.create({ name: 'Inner', parent: id })
      equals((await parts.first(id)).folders, await second.folders.list(), 'the first folders')
      equals(await parts.below(id), [], 'the folders below it')
      equals(await parts.find('Private', 10), { folders: [], totalCount: 0 }, 'what is found')
      await failsAs(parts.inside(id), 'notFound', 'the folders in it')
    },
  ],
])
