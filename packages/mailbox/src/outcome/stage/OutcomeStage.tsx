import { addressKey, type Address } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { MailTasks } from '../../tasks/MailTasks'
import type { Outcome } from '../Outcome'
import OutcomePage from '../OutcomePage'

interface OutcomeStageProps extends Omit<SettingsStageProps, 'prepare'> {
  /** Who gets the mail; nobody: it waits for its time. */
  people?: readonly Address[]
  subject?: string
}

/** What came of a mail by itself: for stories. */
export function OutcomeStage({ people = [], subject = '', ...props }: OutcomeStageProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const send = async ({ sending }: MemoryAdapter) => {
    if (people.length === 0) {
      const leavesAt = new Date(2027, 0, 4, 8, 30).getTime()
      return setOutcome({ kind: 'scheduled', draft: { folder: 'Drafts', uid: 1 }, leavesAt })
    }
    const form = { to: people, cc: [], bcc: [], subject: subject || 'x', html: '', text: 'x', isHtml: false }
    const id = sending.newDraftId()
    const { messageId } = await sending.send({ ...form, attachments: [] }, id)
    setOutcome({ kind: 'sent', messageId })
  }
  const nothing = () => undefined
  return (
    <SettingsStage key={people.map(addressKey).join()} {...props} prepare={send}>
      <MailTasks>
        <div style={{ blockSize: 480 }}>
          {outcome && (
            <OutcomePage
              outcome={outcome}
              subject={subject}
              onBack={nothing}
              onWriteAnother={nothing}
              onContinue={nothing}
            />
          )}
        </div>
      </MailTasks>
    </SettingsStage>
  )
}
