import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Checkbox } from '../choice/Checkbox'
import { HoverCard } from '../hover-card/HoverCard'
import { Popover } from './Popover'

const meta = { title: 'Popover' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A list is being narrowed down. */
export const Open: Story = {
  render: () => (
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      <Checkbox>With attachment</Checkbox>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    const shown = await screen.findByRole('dialog', { name: 'Filter' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** The pointer rests on a sender. */
export const Card: Story = {
  render: () => (
    <HoverCard trigger={<Button variant="ghost">王小明</Button>}>
      {() => <p>xiaoming@example.com</p>}
    </HoverCard>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const shown = await screen.findByText('xiaoming@example.com')
    await waitFor(() => expect(shown).toBeVisible())
  },
}
