import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs'

const meta = { title: 'Tabs' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The parts of an account. */
export const Account: Story = {
  render: () => (
    <Tabs
      label="Account"
      tabs={[
        { value: 'profile', label: 'Profile', content: () => 'Name, department, picture.' },
        { value: 'security', label: 'Security', content: () => 'Password and sessions.' },
        {
          value: 'rules',
          label: 'Rules',
          disabled: true,
          content: () => 'What happens to mail that comes in.',
        },
      ]}
    />
  ),
}
