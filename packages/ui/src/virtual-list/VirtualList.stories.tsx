import type { Meta, StoryObj } from '@storybook/react-vite'
import { VirtualList } from './VirtualList'

const meta = { title: 'VirtualList' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Ten thousand lines, of which a few are drawn. */
export const Long: Story = {
  render: () => (
    <div style={{ blockSize: 320 }}>
      <VirtualList label="Lines" count={10_000} estimateHeight={() => 36} keyOf={(index) => String(index)}>
        {(index) => <button type="button" style={{ blockSize: 36 }}>{`Line ${index + 1}`}</button>}
      </VirtualList>
    </div>
  ),
}
