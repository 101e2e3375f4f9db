import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { useMemo } from 'react'
import type { DraftJournal } from './DraftJournal'
import { RestoreNotice } from './RestoreNotice'

interface StageProps {
  subject: string
  locale?: Locale
  width?: number
}

function Stage({ subject, locale = 'en', width = 800 }: StageProps) {
  const adapter = useMemo(() => createMemoryAdapter(), [])
  const journal = useMemo(() => journalWith(subject), [subject])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <RestoreNotice journal={journal} onRestore={() => undefined} />
      </div>
    </MailroomProvider>
  )
}

/** A journal of one entry that lives as long as the story. */
function journalWith(subject: string): DraftJournal {
  const fields = { from: undefined, to: [], cc: [], bcc: [], subject, attachments: [], origin: undefined }
  const entry = { draftId: '1', fields, html: '', writtenAt: Date.UTC(2026, 10, 20, 8, 30) }
  const done = () => Promise.resolve()
  return {
    entries: () => Promise.resolve([entry]),
    entry: () => Promise.resolve(entry),
    write: done,
    remove: done,
    hold: () => () => undefined,
  }
}

const meta: Meta<typeof Stage> = { title: 'Composer/RestoreNotice', component: Stage }
export default meta
type Story = StoryObj<typeof Stage>

/** The browser died while somebody wrote. */
export const Interrupted: Story = { args: { subject: 'Minutes of yesterday' } }

/** The same on a telephone, with a long subject. */
export const Narrow: Story = {
  args: {
    subject: '关于召开二〇二六年第四季度全体员工大会筹备工作协调会议的通知',
    locale: 'zh-hans',
    width: 360,
  },
}
