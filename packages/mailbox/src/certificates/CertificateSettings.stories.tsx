import type { MemoryAdapter } from '@mailroom/memory-adapter'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CertificateStage } from './stage/CertificateStage'
import { filePassword, ownFile } from './stage/ownFile'

const meta: Meta<typeof CertificateStage> = {
  title: 'Mailbox/Certificates',
  component: CertificateStage,
}
export default meta
type Story = StoryObj<typeof CertificateStage>

/** The first is in use, an older one opens old mail, the last is for an address of somebody else. */
async function withSome({ certificates }: MemoryAdapter) {
  await certificates.import(ownFile(), filePassword)
  await certificates.import(
    ownFile({
      fingerprint: '07'.repeat(32),
      subject: '远航科技有限公司 华东区客户服务与技术支持中心 李娜',
      issuer: 'Intermediate Certification Authority for Employees of a Long Named Organisation G3',
      addresses: ['li.na@example.com', 'li.na@a-very-long-subsidiary-name.example.org'],
      validFrom: Date.UTC(2019, 0, 1),
      validTo: Date.UTC(2022, 0, 1),
    }),
    filePassword,
  )
  await certificates.import(
    ownFile({ fingerprint: 'c4'.repeat(32), subject: 'Office', addresses: ['office@example.org'] }),
    filePassword,
  )
}

/** Nothing was imported yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You have imported no certificate yet.')
  },
}

/** Three certificates, each in another standing. */
export const Content: Story = {
  args: { prepare: withSome },
  play: async ({ canvas }) => {
    await canvas.findByText('Other address')
  },
}

/** The same on a telephone at night, in Chinese. */
export const ContentNarrow: Story = {
  args: { width: 360, locale: 'zh-hans', colorScheme: 'dark', prepare: withSome },
  play: async ({ canvas }) => {
    await canvas.findByText('其他地址')
  },
}

/** In traditional Chinese. */
export const ContentTaiwan: Story = {
  args: { locale: 'zh-tw', prepare: withSome },
  play: async ({ canvas }) => {
    await canvas.findByText('其他地址')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: {
    prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'certificates.list', times: 99 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The answer takes its time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading certificates' })
  },
}
