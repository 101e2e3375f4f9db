import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FolderIcon, InboxIcon, TrashIcon } from '../icons/mailIcons'
import { Tree } from './Tree'
import type { TreeNode } from './TreeNode'

const folders: TreeNode[] = [
  { id: 'inbox', label: '收件箱', icon: () => <InboxIcon />, adornment: 12, strong: true },
  {
    id: 'projects',
    label: 'Projects',
    icon: () => <FolderIcon />,
    children: [
      { id: 'budget', label: 'Budget 2027 with a name longer than the pane', icon: () => <FolderIcon /> },
    ],
  },
  { id: 'trash', label: 'Trash', icon: () => <TrashIcon />, disabled: true },
]

const meta = { title: 'Tree' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Folders with a branch open and a count beside the unread one. */
export const Folders: Story = {
  parameters: { frameWidth: 264 },
  render: () => (
    <Tree
      label="Folders"
      nodes={folders}
      selectedId="inbox"
      onSelect={fn()}
      defaultExpanded={new Set(['projects'])}
    />
  ),
}
