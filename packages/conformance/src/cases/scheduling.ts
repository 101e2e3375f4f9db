import type { DraftContent, MailroomAdapter, SavedDraft } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { folderOf, formTo, portOf, rows, signedIn, subjects, waitForRow } from '../world/scene'

const hourMs = 60 * 60_000

/** Alice, and how she schedules; undefined where mails cannot wait for their time. */
async function scheduler({ alice, bob }: ConformanceWorld) {
  const adapter = await signedIn(alice)
  const drafts = portOf(adapter, 'drafts')
  if (!drafts.schedule || !drafts.unschedule) return undefined
  const sending = portOf(adapter, 'sending')
  const schedule = drafts.schedule.bind(drafts)
  const unschedule = drafts.unschedule.bind(drafts)
  const form = (change: Partial<DraftContent> = {}) => formTo(bob.address, { subject: 'Later', ...change })
  return { adapter, drafts, sending, schedule, unschedule, form }
}

const rowOf = async (adapter: MailroomAdapter, { ref }: SavedDraft) =>
  (await rows(adapter, ref.folder)).find((row) => row.ref.uid === ref.uid)

/** Schedules for a time as soon as this machine can: one that is past when the mail system hears of it is refused. */
async function soon(
  schedule: (at: number) => Promise<SavedDraft>,
  marginMs = 1_500,
): Promise<{ readonly at: number; readonly saved: SavedDraft }> {
  const at = Date.now() + marginMs
  try {
    return { at, saved: await schedule(at) }
  } catch (error) {
    if (Date.now() < at) throw error
    return soon(schedule, marginMs * 4)
  }
}

/** Bob's mails. */
async function inboxOf({ bob }: ConformanceWorld) {
  const adapter = await signedIn(bob)
  return subjects(await rows(adapter, await folderOf(adapter, 'inbox')))
}

/** Mails that are sent by themselves at their time. */
export const schedulingCases = casesOf({ area: 'scheduling', port: 'drafts', needs: ['drafts', 'sending'] }, [
  [
    'leaves',
    'Keeps a mail among the drafts until its time, and sends it then, once',
    async (world) => {
      const scene = await scheduler(world)
      if (!scene) return
      const { adapter, drafts, sending, schedule, form } = scene
      const id = sending.newDraftId()
      const { at, saved } = await soon((time) => schedule(form(), time, id))
      equals([saved.id, saved.ref.folder], [id, await folderOf(adapter, 'drafts')], 'where it waits')
      const row = await rowOf(adapter, saved)
      const opened = await drafts.open(saved.ref).catch(() => undefined)
      // On a slow machine its time has come meanwhile.
      if (Date.now() < at)
        equals(
          [row?.state.isScheduled, opened?.leavesAt],
          [true, at],
          'the mark of its row, and when it leaves',
        )
      const colleague = await signedIn(world.bob)
      await waitForRow(colleague, 'inbox', 'Later')
      holds(Date.now() >= at, 'it left before its time')
      await until('the draft to go', async () =>
        (await rows(adapter, saved.ref.folder)).length === 0 ? true : undefined,
      )
      const copy = await waitForRow(adapter, 'sent', 'Later')
      equals(copy.state.isScheduled, false, 'the mark of its copy')
      await sending.send(form(), id)
      await failsAs(schedule(form(), Date.now() + hourMs, id), 'conflict', 'a time for what has left')
      await sending.send(form({ subject: 'The end' }), sending.newDraftId())
      await waitForRow(colleague, 'inbox', 'The end')
      equals((await inboxOf(world)).sort(), ['Later', 'The end'], 'what arrived')
    },
  ],
  [
    'other-time',
    'Takes another text and time, lets nobody save over them, and is a draft again when asked',
    async (world) => {
      const scene = await scheduler(world)
      if (!scene) return
      const { adapter, drafts, sending, schedule, unschedule, form } = scene
      const id = sending.newDraftId()
      const at = Math.ceil(Date.now() / 1000) * 1000 + hourMs
      await schedule(form(), at, id)
      const changed = await schedule(form({ subject: 'Changed' }), at + hourMs, id)
      const { folder } = changed.ref
      equals(subjects(await rows(adapter, folder)), ['Changed'], 'drafts')
      const opened = await drafts.open(changed.ref)
      equals([opened.id, opened.subject, opened.leavesAt], [id, 'Changed', at + hourMs], 'text and time')
      await failsAs(drafts.save(form({ subject: 'Half' }), id), 'conflict', 'saving what waits')
      equals(subjects(await rows(adapter, folder)), ['Changed'], 'drafts after a save that was refused')
      await unschedule(id)
      await unschedule(id)
      equals((await rowOf(adapter, changed))?.state.isScheduled, false, 'the mark of a draft again')
      equals((await drafts.open(changed.ref)).leavesAt, undefined, 'no time any more')
      await drafts.save(form({ subject: 'Saved' }), id)
      equals(subjects(await rows(adapter, folder)), ['Saved'], 'drafts after saving')
    },
  ],
  [
    'send-now',
    'Sends a mail that waits when it is to be sent now, and it waits no longer',
    async (world) => {
      const scene = await scheduler(world)
      if (!scene) return
      const { adapter, sending, schedule, unschedule, form } = scene
      const id = sending.newDraftId()
      const saved = await schedule(form(), Date.now() + hourMs, id)
      await sending.send(form({ subject: 'Now' }), id)
      await waitForRow(await signedIn(world.bob), 'inbox', 'Now')
      equals(await rowOf(adapter, saved), undefined, 'the row among the drafts')
      await failsAs(unschedule(id), 'conflict', 'calling back what has left')
    },
  ],
  [
    'refused',
    'Refuses times that are none, and what could not be sent',
    async (world) => {
      const scene = await scheduler(world)
      if (!scene) return
      const { adapter, sending, schedule, form } = scene
      const at = Date.now() + hourMs
      for (const time of [0, Date.now() - 1, Date.now() + 2 * 366 * 24 * hourMs]) {
        const { details } = await failsAs(schedule(form(), time, sending.newDraftId()), 'invalid', `${time}`)
        holds(details.fields?.schedule_day, 'the fault is not at the time')
      }
      const seal = { kind: 'burn', readLimit: 1, burnDay: '2099-01-01' } as const
      for (const change of [{ to: [] }, { subject: '' }, { html: '', text: '' }, { seal }])
        await failsAs(
          schedule(form(change), at, sending.newDraftId()),
          'invalid',
          `a mail with ${JSON.stringify(change)}`,
        )
      equals(await rows(adapter, await folderOf(adapter, 'drafts')), [], 'drafts of what was refused')
    },
  ],
  [
    'own',
    'Takes the time away from no mail of others, and sends none of them',
    async (world) => {
      const scene = await scheduler(world)
      if (!scene) return
      const { drafts, sending, schedule, form } = scene
      const at = Date.now() + hourMs
      const mine = await schedule(form({ subject: 'Mine' }), at, sending.newDraftId())
      const bob = portOf(await signedIn(world.bob), 'drafts')
      await bob.unschedule?.(mine.id)
      await bob.schedule?.(form({ subject: 'Another' }), at + hourMs, mine.id)
      const { subject, leavesAt } = await drafts.open(mine.ref)
      equals([subject, leavesAt], ['Mine', at], 'a mail that somebody else has named')
    },
  ],
])
