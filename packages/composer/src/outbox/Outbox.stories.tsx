import type { Locale } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { userEvent } from 'storybook/test'
import type { DraftJournal } from '../journal/DraftJournal'
import type { Outbox, OutboxMail } from './Outbox'
import { OutboxNotice } from './OutboxNotice'

interface StageProps {
  locale?: Locale
  colorScheme?: ColorScheme
  width?: number
  refusal?: string
}

function Stage({ locale = 'en', colorScheme = 'light', width = 800, refusal }: StageProps) {
  const adapter = useMemo(() => {
    const made = createMemoryAdapter()
    made.control.fail({ kind: 'offline', call: 'sending.send', times: 99 })
    return made
  }, [])
  const journal = useMemo(() => journalWith(refusal), [refusal])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <OutboxNotice journal={journal} onEdit={() => undefined} />
      </div>
    </MailroomProvider>
  )
}

/** A journal whose outbox has two mails, and lives as long as the story. */
function journalWith(refusal: string | undefined): DraftJournal {
  const to = [{ name: '王磊', address: 'wang.lei@example.com' }]
  const mailOf = (draftId: string, subject: string): OutboxMail => {
    const fields = { from: undefined, to, cc: [], bcc: [], subject, attachments: [], origin: undefined }
    const at = Date.UTC(2026, 10, 20, 8, 30)
    return {
      draftId,
      content: { ...fields, html: '', text: '', isHtml: true },
      entry: { draftId, fields, html: '', writtenAt: at },
      queuedAt: at,
    }
  }
  const first = mailOf('1', 'Minutes of yesterday')
  const mails = [
    refusal === undefined ? first : { ...first, refusal },
    mailOf('2', '关于召开二〇二六年第四季度全体员工大会筹备工作协调会议的通知'),
  ]
  const done = () => Promise.resolve()
  const outbox: Outbox = {
    mails: () => Promise.resolve(mails),
    put: done,
    remove: done,
    alone: (act) => act().then(() => true),
    onChange: () => () => undefined,
    clear: done,
  }
  return {
    outbox,
    entries: () => Promise.resolve([]),
    entry: () => Promise.resolve(undefined),
    write: done,
    remove: done,
    hold: () => () => undefined,
  }
}

const meta: Meta<typeof Stage> = { title: 'Composer/Outbox', component: Stage }
export default meta
type Story = StoryObj<typeof Stage>

/** Two mails wait for the connection. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 messages wait for the connection')
  },
}

/** The list on a telephone at night, in Chinese; the mail system has refused one. */
export const ListNarrow: Story = {
  args: { locale: 'zh-hans', colorScheme: 'dark', width: 328, refusal: '邮箱空间已满' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看发件箱' }))
    await canvas.findByText('未发出：邮箱空间已满')
  },
}
