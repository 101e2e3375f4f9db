import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { dayText } from '../days/days'
import { CalendarStage } from '../stage/CalendarStage'
import { beInvited, clearCalendars, fillFull, fillWeek, monday } from '../stage/sampleCalendar'

const meta: Meta<typeof CalendarStage> = { title: 'Calendar/Calendar', component: CalendarStage }
export default meta
type Story = StoryObj<typeof CalendarStage>

const slow = { timeout: 10_000 }
const telephone = { width: 360, height: 640 } as const
const narrowFrame = { frameWidth: 360 }

const event =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name }, slow)
    await expect(first).toBeInTheDocument()
  }

const say =
  (words: string | RegExp): Story['play'] =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findByText(words, undefined, slow))

const open =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name }, slow)
    await userEvent.click(first!)
    await screen.findByRole('dialog', undefined, slow)
  }

const full = async (adapter: MemoryAdapter) => {
  await clearCalendars(adapter)
  await fillFull(adapter)
}

/** A week with meetings, some at the same time, a trip and a birthday. */
export const Week: Story = { args: { prepare: fillWeek }, play: event(/^Dentist/) }

/** The same for a reader of Chinese at night, with the days of the moon. */
export const WeekDark: Story = {
  args: { prepare: fillWeek, locale: 'zh-hans', colorScheme: 'dark' },
  play: event(/^需求评审/),
}

/** The same on a telephone. */
export const WeekNarrow: Story = {
  args: { ...telephone, prepare: fillWeek, locale: 'zh-tw' },
  parameters: narrowFrame,
  play: event(/^午餐/),
}

/** A month of a reader of Chinese. */
export const Month: Story = {
  args: { prepare: fillWeek, place: { view: 'month' }, locale: 'zh-hans' },
  play: event(/^出差：苏州/),
}

/** A month on a telephone at night. */
export const MonthNarrow: Story = {
  args: { ...telephone, prepare: fillWeek, place: { view: 'month' }, colorScheme: 'dark' },
  parameters: narrowFrame,
  play: event(/^妈妈生日/),
}

/** More events than a day has room for: all of them are shown beside it. */
export const MonthMore: Story = {
  args: { prepare: full, place: { view: 'month' } },
  async play({ canvasElement }) {
    const [more] = await within(canvasElement).findAllByRole('button', { name: /more events$/ }, slow)
    await userEvent.click(more!)
    await within(await screen.findByRole('dialog', undefined, slow)).findAllByRole('button')
  },
}

/** One day. */
export const Day: Story = {
  args: { prepare: fillWeek, place: { view: 'day', day: dayText(monday() + 4) }, locale: 'zh-tw' },
  play: event(/^Quarterly review/),
}

/** Many events at the same time. */
export const Overlaps: Story = { args: { prepare: full }, play: event(/^Planning session/) }

/** What comes, as a list. */
export const Agenda: Story = {
  args: { prepare: fillWeek, place: { view: 'agenda', day: dayText(monday()) }, locale: 'zh-hans' },
  play: event(/^供应商合同评审/),
}

/** The list on a telephone. */
export const AgendaNarrow: Story = {
  args: { ...telephone, prepare: fillWeek, place: { view: 'agenda', day: dayText(monday()) } },
  parameters: narrowFrame,
  play: event(/^Dentist/),
}

/** The calendars over the days, on a telephone. */
export const SideNarrow: Story = {
  args: { ...telephone, prepare: fillWeek, locale: 'zh-hans' },
  parameters: narrowFrame,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '显示日历列表' }, slow))
    await canvas.findByRole('checkbox', { name: '北极星二期' }, slow)
  },
}

/** All about an event with a long title, whose guests have not answered yet. */
export const Details: Story = {
  args: { prepare: fillWeek, place: { day: dayText(monday()) } },
  play: open(/^Quarterly review/),
}

/** The same on a telephone, in Chinese. */
export const DetailsNarrow: Story = {
  args: {
    ...telephone,
    ...{ prepare: fillWeek, place: { view: 'agenda', day: dayText(monday()) }, locale: 'zh-hans' },
  },
  parameters: narrowFrame,
  play: open(/^Quarterly review/),
}

/** Somebody has invited, and waits for an answer. */
export const Invited: Story = {
  args: { prepare: beInvited, place: { day: dayText(monday()) }, locale: 'zh-hans' },
  play: open(/^年终总结会/),
}

/** One of a series is deleted: which of them are meant is asked. */
export const WhichOfSeries: Story = {
  args: { prepare: fillWeek, place: { day: dayText(monday()) }, locale: 'zh-hans' },
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^部门周例会/ }, slow)
    first!.focus()
    await userEvent.keyboard('{Delete}')
    await screen.findByRole('dialog', { name: '删除重复日程' }, slow)
  },
}

/** What the keys do. */
export const Shortcuts: Story = {
  args: { prepare: fillWeek },
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Keyboard shortcuts' }, slow),
    )
    await screen.findByText('Move an event', undefined, slow)
  },
}

/** Nothing is planned. */
export const Empty: Story = {
  args: { prepare: clearCalendars, place: { view: 'agenda' }, locale: 'zh-hans' },
  play: say(/没有日程。$/),
}

/** The answer takes its time. */
export const Loading: Story = {
  args: {
    prepare({ control, calendar }) {
      calendar.occurrences = () => new Promise(() => undefined)
      control.setLatency(0)
    },
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status', { name: 'Loading events' }, slow)
  },
}

/** The mail system has a fault. */
export const Failed: Story = {
  args: {
    prepare: ({ control }) => control.fail({ kind: 'server', call: 'calendar.occurrences', times: 99 }),
  },
  play: say('The calendar could not be loaded.'),
}

/** There is no connection, at night. */
export const Offline: Story = {
  args: {
    ...{ colorScheme: 'dark', locale: 'zh-hans' },
    prepare: ({ control }) => control.fail({ kind: 'offline', call: 'calendar.occurrences', times: 99 }),
  },
  play: say('网络已断开。'),
}

/** The calendar has a lock: its password is asked for first. */
export const Locked: Story = {
  args: {
    locale: 'zh-hans',
    async prepare({ calendarLock }) {
      await calendarLock.set('Mailroom-2026')
      calendarLock.state = async () => ({ isSet: true, isOpen: false })
    },
  },
  play: say('日程已锁定。'),
}

/** A mailbox of somebody else, in which one works with mails alone. */
export const OfOwner: Story = {
  args: {
    locale: 'zh-tw',
    prepare({ shares }) {
      shares.rights = async () => ({ isShared: true, mayRead: true, maySend: true, mayManage: false })
    },
  },
  play: say('這個信箱的行事曆只有擁有者能看到。'),
}
