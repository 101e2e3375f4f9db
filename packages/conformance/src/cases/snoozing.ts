import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { arrive, arriveAll, folderOf, rowAgain, rows, selection, signedIn, subjects } from '../world/scene'

const hourMs = 60 * 60_000

/** Mails that are away for a while. */
export const snoozeCases = casesOf({ area: 'snoozing', port: 'messages' }, [
  [
    'away',
    'Takes mails away until a time, gives them another one, and brings them back as they were',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      if (!messages.snooze || !messages.unsnooze) return
      const [away, stays] = await arriveAll(world, [{ subject: 'away' }, { subject: 'stays' }])
      const { folder } = away!.ref
      await messages.setState(selection(away!), { isRead: true, flag: 'blue' })
      await messages.setRemark(away!.ref, '跟着走')
      const at = Math.ceil(Date.now() / 1000) * 1000 + hourMs
      const [moved] = await messages.snooze(selection(away!), at)
      const snoozed = await folderOf(adapter, 'snoozed')
      equals(moved, { from: away!.ref, to: { folder: snoozed, uid: moved!.to.uid } }, 'the new place')
      equals(subjects(await rows(adapter, folder)), ['stays'], 'the folder without it')
      const counts = (await adapter.folders.list()).find(({ id }) => id === folder)
      equals(counts?.totalCount, 1, 'the count without it')
      const [row] = await rows(adapter, snoozed)
      equals(row?.snooze, { until: at, folder }, 'until when it is away')
      equals(row?.remark, '跟着走', 'its note')
      const again = { folder: snoozed, uids: [moved!.to.uid] }
      equals(await messages.snooze(again, at + hourMs), [], 'no other place with another time')
      equals((await rows(adapter, snoozed))[0]?.snooze, { until: at + hourMs, folder }, 'the other time')
      const [back] = await messages.unsnooze(again)
      equals(back?.to.folder, folder, 'the folder that it came back to')
      const after = await messages.read(back!.to)
      equals(after.snooze, undefined, 'no time any more')
      equals(
        [after.state.isRead, after.state.flag, after.state.cameBack ?? false],
        [true, 'blue', false],
        'its state',
      )
      equals(subjects(await rows(adapter, snoozed)), [], 'nothing is away')
      holds(await rowAgain(adapter, stays!), 'the other is gone')
    },
  ],
  [
    'comes-back',
    'Brings a mail back at its time, unread, to the top of its folder',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      if (!messages.snooze) return
      const [away] = await arriveAll(world, [{ subject: 'away' }, { subject: 'newer' }])
      const { folder } = away!.ref
      await messages.setState(selection(away!), { isRead: true })
      await messages.snooze(selection(away!), Date.now() + 1_000)
      const back = await until('the mail to come back', async () =>
        (await rows(adapter, folder)).find(({ subject, snooze }) => subject === 'away' && !snooze),
      )
      equals(subjects(await rows(adapter, folder)), ['away', 'newer'], 'the order of the folder')
      equals([back.state.isRead, back.state.cameBack], [false, true], 'unread, and marked as come back')
      equals(subjects(await rows(adapter, await folderOf(adapter, 'snoozed'))), [], 'nothing is away')
    },
  ],
  [
    'renamed',
    'Brings a mail back to its folder when that has another name by then',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages, folders } = adapter
      if (!messages.snooze || !messages.unsnooze) return
      const row = await arrive(world, { subject: 'one' })
      await folders.create({ name: 'Before' })
      const [inside] = await messages.move(selection(row), 'Before')
      const [moved] = await messages.snooze({ folder: 'Before', uids: [inside!.to.uid] }, Date.now() + hourMs)
      await folders.rename('Before', { name: 'After' })
      const [back] = await messages.unsnooze({ folder: moved!.to.folder, uids: [moved!.to.uid] })
      equals(back?.to.folder, 'After', 'the folder that it came back to')
    },
  ],
  [
    'times',
    'Refuses times that are past or years away',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      if (!messages.snooze) return
      const row = await arrive(world, { subject: 'one' })
      for (const at of [Date.now() - 1_000, Date.now() + 400 * 24 * hourMs])
        await failsAs(messages.snooze(selection(row), at), 'invalid', `a mail away until ${at}`)
      await rowAgain(adapter, row)
    },
  ],
])
