import type { Meta, StoryObj } from '@storybook/react-vite'
import { KitchenSink } from './KitchenSink.example'

const meta = { title: 'All controls', component: KitchenSink } satisfies Meta<typeof KitchenSink>
export default meta
type Story = StoryObj<typeof meta>

/** Every control at rest, for a look at the whole. */
export const Everything: Story = {}

/** The same where a phone shows it: targets for fingers. */
export const Narrow: Story = { parameters: { frameWidth: 375 } }

/** Classic blue by night. */
export const JingdianlanDark: Story = { globals: { skin: 'jingdianlan', scheme: 'dark' } }

/** Lotus pond in the mist of the morning. */
export const HetangyueseLight: Story = { globals: { skin: 'hetangyuese', scheme: 'light' } }

/** Lotus pond by moonlight. */
export const HetangyueseDark: Story = { globals: { skin: 'hetangyuese', scheme: 'dark' } }

/** Lovely pink by day. */
export const KeaifenLight: Story = { globals: { skin: 'keaifen', scheme: 'light' } }

/** Lovely pink at bedtime. */
export const KeaifenDark: Story = { globals: { skin: 'keaifen', scheme: 'dark' } }
