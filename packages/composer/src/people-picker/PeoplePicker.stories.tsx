import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/Address book', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

const open =
  (name: string, found: () => Promise<unknown>): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await found()
  }
const patience = { timeout: 30_000 }

/** Colleagues beside the mail, ten at a time. */
export const Content: Story = {
  args: { width: 1180 },
  play: open('Side panel', () => screen.findByRole('list', { name: 'People' }, patience)),
}

/** In a window of its own, on a telephone at night. */
export const DialogNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: open('通讯录', () => screen.findByRole('list', { name: '人员' }, patience)),
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    width: 1180,
    locale: 'zh-tw',
    prepare: ({ control }: MemoryAdapter) =>
      control.fail({ kind: 'server', call: 'contacts.people', times: 99 }),
  },
  play: open('側邊面板', () => screen.findByText('再試一次', undefined, patience)),
}
