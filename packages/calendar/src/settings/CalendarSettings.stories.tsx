import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { PartStage } from '../stage/PartStage'
import { sharedCalendar } from '../stage/sampleParts'
import { CalendarSettings } from './CalendarSettings'

const meta: Meta<typeof PartStage> = { title: 'Calendar/Settings', component: PartStage }
export default meta
type Story = StoryObj<typeof PartStage>

const page: NonNullable<Story['args']>['open'] = async (adapter) => {
  await sharedCalendar(adapter)
  return <CalendarSettings />
}

/** Choices and calendars of one's own and of others. */
export const Content: Story = {
  args: { open: page },
  play: async () => void (await screen.findByText('产品发布')),
}

/** The same on a telephone at night. */
export const Narrow: Story = {
  args: { open: page, locale: 'zh-hans', colorScheme: 'dark' },
  parameters: { frameWidth: 360 },
  play: async () => void (await screen.findByText('产品发布')),
}

/** Before the answer is there. */
export const Loading: Story = {
  args: {
    open: ({ calendar }) => {
      calendar.preferences = () => new Promise(() => undefined)
      calendar.calendars = () => new Promise(() => undefined)
      return <CalendarSettings />
    },
  },
  play: async () => void (await screen.findByRole('region', { name: 'Calendar settings' })),
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    locale: 'zh-tw',
    open: ({ control }) => {
      control.fail({ kind: 'server', call: 'calendar.preferences', times: 99 })
      return <CalendarSettings />
    },
  },
  play: async () => void (await screen.findByText('再試一次')),
}

/** Behind the lock of the calendar. */
export const Locked: Story = {
  args: {
    open: async ({ calendarLock }) => {
      await calendarLock.set('Lock-2026')
      return <CalendarSettings />
    },
  },
  play: async () => void (await screen.findByLabelText(/^Lock password/)),
}
