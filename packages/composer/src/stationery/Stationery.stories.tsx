import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'
import { longChinese } from '../stage/sampleMails'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/Stationery', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

/** Opens the panel and chooses a paper, once the editor is there. */
const choose =
  (panel: string, paper: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: panel }))
    const tab = { 'Side panel': 'Letter paper', 侧边栏: '信纸', 側邊面板: '信紙' }[panel] ?? ''
    await userEvent.click(await canvas.findByRole('tab', { name: tab }, { timeout: 30_000 }))
    await userEvent.click(await canvas.findByRole('radio', { name: paper }, { timeout: 30_000 }))
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('iframe')?.contentDocument?.head.querySelectorAll('style').length,
        ).toBeGreaterThan(1),
      { timeout: 30_000 },
    )
  }

/** A letter for the Spring Festival, with a long text on it. */
export const Festival: Story = {
  args: { start: longChinese, locale: 'zh-hans', width: 1180, height: 760 },
  play: choose('侧边栏', '新春佳节'),
}

/** Lines to write on; by night the paper stays light. */
export const LinesDark: Story = {
  args: { start: longChinese, locale: 'zh-tw', colorScheme: 'dark', width: 1180, height: 760 },
  play: choose('側邊面板', '橫線信紙'),
}

/** In a narrow container the panel lies over the mail. */
export const Narrow: Story = {
  args: { width: 360 },
  play: choose('Side panel', 'Lotus pond'),
}

/** The drawing cannot be stored: the writer is told, and the colours stay. */
export const DrawingRefused: Story = {
  args: {
    width: 1180,
    prepare: ({ control }: MemoryAdapter) =>
      control.fail({ kind: 'server', call: 'sending.upload', times: 9 }),
  },
  play: choose('Side panel', 'Bamboo'),
}
