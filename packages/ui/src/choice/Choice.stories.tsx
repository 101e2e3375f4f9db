import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox'
import { SegmentedControl } from './SegmentedControl'
import { Switch } from './Switch'

const meta = { title: 'Choices' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Ticked, not ticked, and some of them. */
export const Checkboxes: Story = {
  render: () => (
    <>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox indeterminate>Some</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
    </>
  ),
}

/** Settings that act at once. */
export const Switches: Story = {
  render: () => (
    <>
      <Switch>Save to Sent</Switch>
      <Switch defaultChecked>Ask for a receipt</Switch>
    </>
  ),
}

/** How dense the list is. */
export const Segments: Story = {
  render: () => (
    <SegmentedControl
      label="Density"
      defaultValue="comfortable"
      segments={[
        { value: 'comfortable', label: 'Comfortable' },
        { value: 'compact', label: 'Compact' },
      ]}
    />
  ),
}
