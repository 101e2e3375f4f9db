import type { Meta, StoryObj } from '@storybook/react-vite'
import { KitchenSink } from './KitchenSink.example'

const meta = { title: 'All controls', component: KitchenSink } satisfies Meta<typeof KitchenSink>
export default meta

/** Every control at rest, for a look at the whole. */
export const Everything: StoryObj<typeof meta> = {}

/** The same where a phone shows it: targets for fingers. */
export const Narrow: StoryObj<typeof meta> = { parameters: { frameWidth: 375 } }
