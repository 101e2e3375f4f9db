import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MailboxStage } from '../stage/MailboxStage'
import { smallCompany } from '../stage/smallCompany'
import { newMailStrings } from './newMailStrings'
import { NewMailSettings } from './NewMailSettings'
import { NewMailWatch } from './NewMailWatch'

const meta: Meta<typeof MailboxStage> = { title: 'Mailbox/New mail', component: MailboxStage }
export default meta
type Story = StoryObj<typeof MailboxStage>

const company = () => createMemoryAdapter({ company: smallCompany() })

/** A mail comes while the inbox is open on a telephone at night, in Chinese. */
export const Arrival: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', beside: <NewMailWatch /> },
  loaders: [
    async () => {
      // It listens when it has its words, and what comes before that is no news to it.
      await newMailStrings.load('zh-hans')
      return { adapter: company() }
    },
  ],
  render: (args, { loaded }) => <MailboxStage {...args} adapter={loaded.adapter} />,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('row', { name: /Budget/ })
    await loaded.adapter.control.deliver({
      from: 'wang.li',
      subject: '年度体检安排，请在周五之前选择时间并回复行政部',
      text: '各位同事：今年的体检从下周一开始，可选上午或下午。',
    })
    const card = await canvas.findByRole('button', { name: /年度体检安排/ })
    // It fades in.
    await waitFor(() => expect(card).toBeVisible())
  },
}

/** The two switches above the mailbox. */
export const Switches: Story = {
  args: {
    beside: <NewMailSettings alerts={{ notify: false, sound: true }} onAlertsChange={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /short sound/ })).toBeChecked()
  },
}
