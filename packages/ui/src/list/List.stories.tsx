import type { Meta, StoryObj } from '@storybook/react-vite'
import { List } from './List'

const meta = { title: 'List' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** People to choose from, two of them chosen. */
export const People: Story = {
  render: () => (
    <List
      label="People"
      items={['Ada', 'Björn', '陈晨']}
      idOf={(name) => name}
      defaultSelected={new Set(['Ada', '陈晨'])}
    >
      {(name) => name}
    </List>
  ),
}
