import { addressKey } from '@mailroom/core'
import { useSession } from '@mailroom/react'
import { Button, ConfirmDialog, Select } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import type { DraftFields } from '../composer/draftFields'
import { RecipientField } from './RecipientField'
import * as styles from './RecipientLines.css'

export interface RecipientLinesProps {
  t: SayComposer
  fields: DraftFields
  onChange: (values: Partial<DraftFields>) => void
  /** The first thing to fill in is who gets it. */
  focusTo: boolean
}

type ExtraLine = 'cc' | 'bcc'
const extraLines: readonly ExtraLine[] = ['cc', 'bcc']

/** Sender, recipients, and the lines for copies, which open and close. @source CO-02 */
export function RecipientLines({ t, fields, onChange, focusTo }: RecipientLinesProps) {
  const { session } = useSession()
  const senders = session?.user.senders ?? []
  const [opened, setOpened] = useState<readonly ExtraLine[]>(() =>
    extraLines.filter((line) => line === 'cc' || fields[line].length > 0),
  )
  const [closing, setClosing] = useState<ExtraLine>()

  const toggle = (line: ExtraLine) => {
    if (!opened.includes(line)) setOpened([...opened, line])
    else if (fields[line].length > 0) setClosing(line)
    else setOpened(opened.filter((each) => each !== line))
  }

  return (
    <>
      {senders.length > 1 && (
        <div className={styles.sender}>
          <span className={styles.label} aria-hidden>
            {t('from')}
          </span>
          <Select
            aria-label={t('from')}
            value={fields.from ? addressKey(fields.from) : ''}
            options={senders.map((each) => ({
              value: addressKey(each),
              label: each.name ? `${each.name} <${each.address}>` : each.address,
            }))}
            onValueChange={(key) => onChange({ from: senders.find((each) => addressKey(each) === key) })}
          />
        </div>
      )}
      <RecipientField
        t={t}
        label={t('to')}
        recipients={fields.to}
        onChange={(to) => onChange({ to })}
        autoFocus={focusTo}
        trailing={
          <span className={styles.switches}>
            {extraLines.map((line) => (
              <Button
                key={line}
                size="small"
                variant="ghost"
                aria-pressed={opened.includes(line)}
                onClick={() => toggle(line)}
              >
                {t(line === 'cc' ? 'addCc' : 'addBcc')}
              </Button>
            ))}
          </span>
        }
      />
      {extraLines
        .filter((line) => opened.includes(line))
        .map((line) => (
          <RecipientField
            key={line}
            t={t}
            label={t(line)}
            recipients={fields[line]}
            onChange={(people) => onChange({ [line]: people })}
          />
        ))}
      <ConfirmDialog
        open={closing !== undefined}
        onOpenChange={() => setClosing(undefined)}
        title={t('closeCcAsk')}
        confirmLabel={t('clearRecipients')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          if (closing) {
            onChange({ [closing]: [] })
            setOpened(opened.filter((each) => each !== closing))
          }
          setClosing(undefined)
        }}
      />
    </>
  )
}
