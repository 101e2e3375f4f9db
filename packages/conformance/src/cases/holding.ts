import type { DraftContent, HeldMail, SendResult } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { folderOf, formTo, portOf, rows, signedIn, subjects, waitForRow } from '../world/scene'

/** Alice, who can call her mails back for half a minute; undefined where nobody can. */
async function careful({ alice, bob }: ConformanceWorld) {
  const adapter = await signedIn(alice)
  const sending = portOf(adapter, 'sending')
  const drafts = portOf(adapter, 'drafts')
  if (!sending.hold || !drafts.unschedule) return undefined
  const settings = portOf(adapter, 'settings')
  await settings.save({ undoSeconds: 30 })
  const form = (change: Partial<DraftContent> = {}) => formTo(bob.address, { subject: 'Held', ...change })
  const hold = sending.hold.bind(sending)
  return { adapter, drafts, sending, settings, form, hold, undo: drafts.unschedule.bind(drafts) }
}

function heldOf(answer: HeldMail | SendResult): HeldMail {
  if ('draft' in answer) return answer
  throw new Error('The mail was sent at once.')
}

/** Bob's mails. */
async function inboxOf({ bob }: ConformanceWorld) {
  const adapter = await signedIn(bob)
  return subjects(await rows(adapter, await folderOf(adapter, 'inbox')))
}

/** Mails that were sent and can be called back for a moment. */
export const holdingCases = casesOf(
  { area: 'holding', port: 'sending', needs: ['drafts', 'sending', 'settings'] },
  [
    [
      'undo',
      'Keeps a mail that was sent among the drafts, and makes it a draft again as it was when it is called back',
      async (world) => {
        const scene = await careful(world)
        if (!scene) return
        const { adapter, drafts, sending, form, hold, undo } = scene
        const id = sending.newDraftId()
        const cc = [{ address: 'someone@example.net', name: 'Someone' }]
        const { draft, undoMs } = heldOf(await hold(form({ cc, priority: 'high' }), id))
        equals([draft.id, undoMs], [id, 30_000], 'what is held, and how long')
        equals(draft.ref.folder, await folderOf(adapter, 'drafts'), 'where it waits')
        const [row] = await rows(adapter, draft.ref.folder)
        equals([row?.subject, row?.state.isScheduled], ['Held', true], 'its row, which shows that it leaves')
        equals(await rows(adapter, await folderOf(adapter, 'sent')), [], 'the sent mails meanwhile')
        await Promise.all([undo(id), undo(id)])
        const opened = await drafts.open(draft.ref)
        equals(
          [opened.subject, opened.cc, opened.priority, opened.leavesAt],
          ['Held', cc, 'high', undefined],
          'the draft',
        )
        equals(await inboxOf(world), [], 'what arrived')
        await drafts.save(form({ subject: 'Better' }), id)
        equals(subjects(await rows(adapter, draft.ref.folder)), ['Better'], 'drafts after saving')
      },
    ],
    [
      'send-now',
      'Sends a mail that is held when it is to be sent now, once however often it is sent, and calls it back no more',
      async (world) => {
        const scene = await careful(world)
        if (!scene) return
        const { adapter, sending, form, hold, undo } = scene
        const id = sending.newDraftId()
        const { draft } = heldOf(await hold(form(), id))
        heldOf(await hold(form(), id))
        equals((await rows(adapter, draft.ref.folder)).length, 1, 'drafts of a mail that was sent twice')
        const { messageId } = await sending.send(form(), id)
        await waitForRow(await signedIn(world.bob), 'inbox', 'Held')
        await failsAs(undo(id), 'conflict', 'calling back what has left')
        const again = await hold(form(), id)
        equals('messageId' in again && again.messageId, messageId, 'what is said of a mail that has left')
        await sending.send(form({ subject: 'The end' }), sending.newDraftId())
        await waitForRow(await signedIn(world.bob), 'inbox', 'The end')
        equals((await inboxOf(world)).sort(), ['Held', 'The end'], 'what arrived')
        equals(await rows(adapter, draft.ref.folder), [], 'drafts')
      },
    ],
    [
      'at-once',
      'Sends at once for people who do not want to wait',
      async (world) => {
        const scene = await careful(world)
        if (!scene) return
        const { adapter, sending, settings, form, hold } = scene
        await settings.save({ undoSeconds: 0 })
        holds('messageId' in (await hold(form(), sending.newDraftId())), 'the mail is held')
        await waitForRow(await signedIn(world.bob), 'inbox', 'Held')
        equals(await rows(adapter, await folderOf(adapter, 'drafts')), [], 'drafts')
      },
    ],
    [
      'refused',
      'Refuses at once what could not be sent',
      async (world) => {
        const scene = await careful(world)
        if (!scene) return
        const { adapter, sending, form, hold } = scene
        for (const change of [{ to: [] }, { subject: '' }, { html: '', text: '' }])
          await failsAs(
            hold(form(change), sending.newDraftId()),
            'invalid',
            `a mail with ${JSON.stringify(change)}`,
          )
        equals(await rows(adapter, await folderOf(adapter, 'drafts')), [], 'drafts of what was refused')
      },
    ],
    [
      'own',
      'Calls back no mail of others, and sends none of them',
      async (world) => {
        const scene = await careful(world)
        if (!scene) return
        const { drafts, sending, form, hold } = scene
        const id = sending.newDraftId()
        const { draft } = heldOf(await hold(form({ subject: 'Mine' }), id))
        const other = await signedIn(world.bob)
        await portOf(other, 'drafts').unschedule?.(id)
        await portOf(other, 'settings').save({ undoSeconds: 30 })
        await portOf(other, 'sending').hold?.(form({ subject: 'Another' }), id)
        const { subject, leavesAt } = await drafts.open(draft.ref)
        equals([subject, leavesAt !== undefined], ['Mine', true], 'a mail that somebody else has named')
      },
    ],
  ],
)
