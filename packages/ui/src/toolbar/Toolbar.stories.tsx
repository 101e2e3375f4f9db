import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../button/IconButton'
import { BoldIcon, ItalicIcon, ListBulletIcon } from '../icons/editIcons'
import { Toolbar, ToolbarSeparator } from './Toolbar'

const meta = { title: 'Toolbar' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Formatting, with bold on. */
export const Format: Story = {
  render: () => (
    <Toolbar label="Format">
      <IconButton label="Bold" icon={<BoldIcon />} pressed />
      <IconButton label="Italic" icon={<ItalicIcon />} />
      <ToolbarSeparator />
      <IconButton label="List" icon={<ListBulletIcon />} />
    </Toolbar>
  ),
}
