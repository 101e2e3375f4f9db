import type { Meta, StoryObj } from '@storybook/react-vite'
import { SplitPane } from './SplitPane'

const meta = { title: 'SplitPane' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Folders beside messages. */
export const Row: Story = {
  render: () => (
    <div style={{ blockSize: 160 }}>
      <SplitPane
        label="Width of the folder list"
        first="Folders"
        second="Messages"
        defaultSize={160}
        min={80}
        max={240}
      />
    </div>
  ),
}
