import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ComposerStage } from '../stage/ComposerStage'

const meta: Meta<typeof ComposerStage> = { title: 'Composer/Templates', component: ComposerStage }
export default meta
type Story = StoryObj<typeof ComposerStage>

/** Seven, one of them with a title as long as titles get. */
function withSeven({ templates }: MemoryAdapter) {
  const titles = [
    '周报',
    'Minutes of the meeting of the board, with all who were in it',
    '放假通知',
    'd',
    'e',
    'f',
    'g',
  ]
  for (const title of titles) void templates.save({ title, html: '<div>各位同事：{date}</div>' })
}
const openThem =
  (name: string, found: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await screen.findByText(found, undefined, { timeout: 10_000 })
  }

/** Five are shown, and there are more. */
export const Content: Story = {
  args: { prepare: withSeven },
  play: openThem('Templates', 'Load more'),
}

/** There are none yet; on a telephone at night. */
export const EmptyNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark' },
  play: openThem('邮件模板', '您还没有模板。'),
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'templates.page', times: 99 }),
    locale: 'zh-tw',
  },
  play: openThem('郵件範本', '再試一次'),
}
