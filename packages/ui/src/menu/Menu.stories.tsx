import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { TrashIcon } from '../icons/mailIcons'
import { ContextMenu } from './ContextMenu'
import { Menu } from './Menu'
import type { MenuEntry } from './MenuEntry'

const entries: MenuEntry[] = [
  { label: 'Mark as unread', shortcut: 'U', onSelect: () => {} },
  { kind: 'check', label: 'Flagged', checked: true, onCheckedChange: () => {} },
  { kind: 'branch', label: 'Move to', entries: [{ label: 'Archive', onSelect: () => {} }] },
  { kind: 'separator' },
  {
    kind: 'choice',
    label: 'Order',
    value: 'date',
    options: [
      { value: 'date', label: 'By date' },
      { value: 'size', label: 'By size' },
    ],
    onValueChange: () => {},
  },
  { kind: 'separator' },
  { label: 'Print', disabled: true, onSelect: () => {} },
  { label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: () => {} },
]

const meta = { title: 'Menu' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A message's menu is open, with every kind of line. */
export const Open: Story = {
  render: () => <Menu trigger={<Button>More</Button>} entries={entries} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const shown = await screen.findByRole('menu', { name: 'More' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** A message was pressed with the other mouse button. */
export const AtThePointer: Story = {
  render: () => (
    <ContextMenu label="Message" entries={() => entries}>
      <p>Budget for the third quarter</p>
    </ContextMenu>
  ),
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(/Budget/) })
    const shown = await screen.findByRole('menu', { name: 'Message' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}
