import { vars } from '@mailroom/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { SegmentedControl } from './SegmentedControl'
import { Swatches } from './Swatches'
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

/** The colour of a calendar, or that of what it belongs to. */
export const Colours: Story = {
  render: () => (
    <Swatches
      label="Colour"
      value="green"
      onValueChange={fn()}
      swatches={[
        { value: '', name: 'That of the account', color: vars.flag.blue, isHollow: true },
        { value: 'red', name: 'Red', color: vars.flag.red },
        { value: 'green', name: 'Green', color: vars.flag.green },
      ]}
    />
  ),
}
