import type { MessageRef, MessageUid } from '@mailroom/core'
import { equals } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { folderOf, signedIn, stranger } from '../world/scene'

const mailCount = 60
const selectionSize = 1000

/** Many mails arrive, and a thousand numbers name them among others that are gone, in no order. */
async function manyMails(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const folder = await folderOf(adapter, 'inbox')
  for (let first = 0; first < mailCount; first += 8) {
    const part = Array.from({ length: Math.min(8, mailCount - first) }, (_, index) => first + index)
    await Promise.all(
      part.map((number) => world.deliver({ from: stranger, subject: `mail ${number}`, text: 'Words.' })),
    )
  }
  await until(`${mailCount} mails in the inbox`, async () => {
    const { totalCount } = await adapter.messages.list({ folder, offset: 0, limit: 1 })
    return totalCount === mailCount ? true : undefined
  })
  const { messages } = await adapter.messages.list({ folder, offset: 0, limit: 100 })
  const there = messages.map(({ ref }) => ref.uid).sort(byScatter)
  const gone = Array.from({ length: selectionSize - mailCount }, (_, index) => 4_000_000 + index)
  // One that is there after each few that are gone, so that every portion an adapter may make has some.
  const uids: MessageUid[] = []
  const step = Math.floor(gone.length / there.length)
  for (const [index, uid] of there.entries()) uids.push(...gone.slice(index * step, (index + 1) * step), uid)
  uids.push(...gone.slice(there.length * step))
  return { adapter, folder, there, uids }
}

/** An order that is neither that of arrival nor its reverse, and the same each time. */
const byScatter = (a: number, b: number): number => ((a * 7919) % 1009) - ((b * 7919) % 1009)

/** Selections of a thousand numbers. */
export const thousandCases = casesOf({ area: 'thousand', port: 'messages' }, [
  [
    'marks',
    'Marks the mails of a thousand numbers in one call',
    async (world) => {
      const { adapter, folder, uids } = await manyMails(world)
      await adapter.messages.setState({ folder, uids }, { isRead: true, flag: 'purple' })
      const filter = { kind: 'color', color: 'purple' } as const
      const { totalCount, unreadCount } = await adapter.messages.list({ folder, offset: 0, limit: 1, filter })
      equals([totalCount, unreadCount], [mailCount, 0], 'marked mails, and unread ones')
    },
  ],
  [
    'moves',
    'Moves the mails of a thousand numbers, answering in the order asked, and back, and deletes them',
    async (world) => {
      const { adapter, folder, there, uids } = await manyMails(world)
      const [archive, trash] = [await folderOf(adapter, 'archive'), await folderOf(adapter, 'trash')]
      const count = async (id: string) =>
        (await adapter.messages.list({ folder: id, offset: 0, limit: 1 })).totalCount
      const moved = await adapter.messages.move({ folder, uids }, archive)
      equals(
        moved.map(({ from }) => from.uid),
        there,
        'old places, in the order asked',
      )
      equals([await count(folder), await count(archive)], [0, mailCount], 'mails in inbox and archive')
      const places = (list: readonly { readonly to: MessageRef }[]) => list.map(({ to }) => to.uid)
      const deleted = await adapter.messages.delete({ folder: archive, uids: places(moved) })
      equals([await count(archive), await count(trash)], [0, mailCount], 'mails in archive and trash')
      await adapter.messages.deleteForever({
        folder: trash,
        uids: [...places(deleted), ...uids.slice(0, 500)],
      })
      equals(await count(trash), 0, 'mails left')
    },
  ],
])
