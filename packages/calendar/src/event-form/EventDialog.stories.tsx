import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PartStage } from '../stage/PartStage'
import { fridayMorning, invitedEvent, savedEvent, twiceAMonth } from '../stage/sampleParts'
import { EventDialog } from './EventDialog'
import type { EventBeginning } from './eventForm'

const meta: Meta<typeof PartStage> = { title: 'Calendar/Event', component: PartStage }
export default meta
type Story = StoryObj<typeof PartStage>

const nothing = () => undefined
const fresh = (begin: EventBeginning = {}) => (
  <EventDialog begin={{ ...fridayMorning, ...begin }} onClose={nothing} />
)
const find =
  (label: string | RegExp): Story['play'] =>
  async () =>
    void (await screen.findByLabelText(label))

const guests = [
  { address: 'wang.lei@example.com', name: '王磊' },
  { address: 'guest.of.a.long.name@outside-organisation.example', name: '' },
]

/** A new event, before anything is typed. */
export const New: Story = { args: { open: () => fresh() }, play: find(/^Title/) }

/** With guests and a rule of one's own. */
export const Custom: Story = {
  args: { open: () => fresh({ title: '季度评审', guests }), locale: 'zh-hans' },
  async play() {
    await userEvent.selectOptions(await screen.findByLabelText('重复'), '自定义…')
    await userEvent.selectOptions(screen.getByLabelText('结束重复'), '指定次数后')
    await screen.findByLabelText('重复次数')
  },
}

/** The same on a telephone at night, for a reader in Taipei. */
export const Narrow: Story = {
  args: { open: () => fresh({ title: '季度檢討', guests }), locale: 'zh-tw', colorScheme: 'dark' },
  parameters: { frameWidth: 360 },
  play: find(/^標題/),
}

/** Saved with nothing in it that is needed. */
export const Faults: Story = {
  args: { open: () => fresh({ guests: [{ address: 'nobody', name: '' }] }) },
  async play() {
    await screen.findByLabelText(/^Title/)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Give the event a title.')
  },
}

/** One of a series whose rule came from another program, by the clock of another zone, with guests who have not answered. */
export const Change: Story = {
  args: {
    open: async (adapter) => (
      <EventDialog
        event={await savedEvent(adapter, {
          recurrence: twiceAMonth,
          timeZone: 'America/New_York',
          guests: guests.map((each) => ({ ...each, isOptional: each.name === '' })),
        })}
        onClose={nothing}
      />
    ),
  },
  play: find('Time zone'),
}

/** What somebody else has invited to. */
export const Invited: Story = {
  args: { open: async (adapter) => <EventDialog event={await invitedEvent(adapter)} onClose={nothing} /> },
  play: async () => void (await screen.findByRole('note')),
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    locale: 'zh-hans',
    open: ({ control }) => {
      control.fail({ kind: 'server', call: 'calendar.calendars', times: 99 })
      return fresh()
    },
  },
  play: async () => void (await screen.findByRole('alert')),
}

/** The calendar is locked: its password is asked for first. */
export const Locked: Story = {
  args: {
    open: async ({ calendarLock }) => {
      await calendarLock.set('Lock-2026')
      return fresh()
    },
  },
  play: find(/^Lock password/),
}
