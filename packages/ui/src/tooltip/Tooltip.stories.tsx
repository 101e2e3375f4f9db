import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Tooltip } from './Tooltip'

const meta = { title: 'Tooltip' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A remark that only its owner sees. */
export const Shown: Story = {
  render: () => (
    <Tooltip label="Only you see this" says="description">
      <Button>Remark</Button>
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab()
    const shown = await screen.findByRole('tooltip')
    await waitFor(() => expect(shown).toBeVisible())
  },
}
