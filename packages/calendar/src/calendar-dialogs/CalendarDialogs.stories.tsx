import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PartStage } from '../stage/PartStage'
import { sharedCalendar } from '../stage/sampleParts'
import { CalendarDialog } from './CalendarDialog'
import { ExportDialog } from './ExportDialog'
import { ImportDialog } from './ImportDialog'
import { RemoveCalendarDialog } from './RemoveCalendarDialog'

const meta: Meta<typeof PartStage> = { title: 'Calendar/Calendars', component: PartStage }
export default meta
type Story = StoryObj<typeof PartStage>

const nothing = () => undefined
const say =
  (words: string | RegExp): Story['play'] =>
  async () =>
    void (await screen.findByText(words))

/** A new calendar, saved without a name. */
export const New: Story = {
  args: { open: () => <CalendarDialog onClose={nothing} /> },
  async play() {
    await screen.findByRole('dialog')
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await screen.findByText('Please enter a name.')
  },
}

/** One that colleagues see. */
export const Shared: Story = {
  args: {
    locale: 'zh-hans',
    open: async (adapter) => (
      <CalendarDialog calendar={await sharedCalendar(adapter)} startAt="people" onClose={nothing} />
    ),
  },
  play: say('王磊'),
}

/** The same on a telephone at night. */
export const SharedNarrow: Story = {
  args: {
    ...{ locale: 'zh-tw', colorScheme: 'dark' },
    open: async (adapter) => <CalendarDialog calendar={await sharedCalendar(adapter)} onClose={nothing} />,
  },
  parameters: { frameWidth: 360 },
  play: say('王磊'),
}

/** One of somebody else: its colour is the reader's. */
export const OfOther: Story = {
  args: {
    open: async ({ calendar }) => {
      const others = (await calendar.calendars()).find(({ access }) => access !== 'own')
      return <CalendarDialog calendar={others} onClose={nothing} />
    },
  },
  play: say(/^This is a calendar of/),
}

/** Asked before it goes, with all that is in it. */
export const Remove: Story = {
  args: {
    locale: 'zh-hans',
    open: async (adapter) => (
      <RemoveCalendarDialog calendar={await sharedCalendar(adapter)} onClose={nothing} />
    ),
  },
  play: say(/其中的所有日程将一并删除/),
}

/** A file is to be chosen. */
export const Import: Story = {
  args: { open: () => <ImportDialog onClose={nothing} /> },
  play: say('or drop it here'),
}

/** A calendar is to be chosen. */
export const Export: Story = {
  args: { open: () => <ExportDialog onClose={nothing} />, locale: 'zh-tw' },
  parameters: { frameWidth: 360 },
  play: say('匯出'),
}
