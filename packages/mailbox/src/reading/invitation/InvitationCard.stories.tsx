import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReadingStage } from '../stage/ReadingStage'
import { invitation, longInvitation } from '../stage/sampleMails'

const meta: Meta<typeof ReadingStage> = {
  title: 'Mailbox/Invitation',
  component: ReadingStage,
}
export default meta
type Story = StoryObj<typeof ReadingStage>

/** Waits for what the story is about. */
const saying =
  (words: string | RegExp): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByText(words)
  }

/** A colleague invites to a weekly meeting. */
export const Waiting: Story = { args: { mail: invitation, locale: 'zh-hans' }, play: saying('接受') }

/** The same at night, on a telephone, for a reader in Taipei. */
export const WaitingNarrow: Story = {
  args: { mail: invitation, locale: 'zh-tw', colorScheme: 'dark', width: 360 },
  play: saying('婉拒'),
}

/** It was accepted, and the reader thinks again. */
export const Answered: Story = {
  args: { mail: invitation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answer' }))
  },
}

/** The organizer has called the event off. */
export const Deleted: Story = {
  args: {
    mail: invitation,
    prepare: async ({ control }) => {
      const event = { ...invitation.invitation!, method: 'cancel', sequence: 1 } as const
      await control.deliver({ ...invitation, invitation: event })
    },
  },
  play: saying('This event has been deleted.'),
}

/** Long words, a place that is an address, no zone, a rule that nobody can say in a few words. */
export const LongWords: Story = { args: { mail: longInvitation, width: 360 }, play: saying(/^No time zone/) }

/** The mail system cannot read it at the moment. */
export const Failed: Story = {
  args: {
    mail: invitation,
    prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'invitations.read', times: 99 }),
  },
  play: saying(/^The invitation could not be read/),
}
