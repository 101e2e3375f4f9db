import { addressKey, isEmailAddress, uniqueAddresses } from '@mailroom/core'
import { useSession } from '@mailroom/react'
import { Button, CloseIcon, ConfirmDialog, IconButton } from '@mailroom/ui'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import type { DraftFields } from '../composer/draftFields'
import { AddressBookButton } from '../people-picker/AddressBookButton'
import { recipientLines as allLines, type RecipientLine as Line } from '../people-picker/RecipientLine'
import * as styles from './lines.css'
import { RecipientField, type RecipientFieldHandle } from './RecipientField'
import { SenderLine } from './SenderLine'
import type { ChipTransfer } from './useChipDrag'

/** What the composer asks of the lines of recipients. */
export interface RecipientLinesHandle {
  /** Whatever is typed in any of them becomes recipients now. */
  commit(): void
  /** Puts the cursor where a recipient is missing or wrong. */
  focusFault(): void
}

export interface RecipientLinesProps {
  handle?: Ref<RecipientLinesHandle>
  t: SayComposer
  fields: DraftFields
  onChange: (values: Partial<DraftFields>) => void
  /** The line that was written in last. */
  line: Line
  onLineChange: (line: Line) => void
  /** The first thing to fill in is who gets it. */
  focusTo: boolean
}

type ExtraLine = Exclude<Line, 'to'>
const extraLines: readonly ExtraLine[] = ['cc', 'bcc']

/** Sender, recipients, and the lines for copies, which open and close. @source CO-02 */
export function RecipientLines({
  handle,
  t,
  fields,
  onChange,
  line: current,
  onLineChange,
  focusTo,
}: RecipientLinesProps) {
  const { session } = useSession()
  const [opened, setOpened] = useState<readonly ExtraLine[]>(() =>
    extraLines.filter((line) => fields[line].length > 0),
  )
  const [justOpened, setJustOpened] = useState<ExtraLine>()
  const [closing, setClosing] = useState<ExtraLine>()
  // Whoever is put there from the address book is seen.
  const filled = extraLines.filter((line) => !opened.includes(line) && fields[line].length > 0)
  if (filled.length > 0) setOpened([...opened, ...filled])
  const inputs = useRef<Partial<Record<Line, RecipientFieldHandle | null>>>({})

  useImperativeHandle(handle, () => ({
    commit: () => allLines.forEach((line) => inputs.current[line]?.commit()),
    focusFault() {
      const wrong = allLines.find((line) => fields[line].some(({ address }) => !isEmailAddress(address)))
      inputs.current[wrong ?? 'to']?.focus()
    },
  }))

  const open = (line: ExtraLine) => {
    setOpened([...extraLines.filter((line) => opened.includes(line)), line])
    setJustOpened(line)
  }
  const close = (line: ExtraLine) => {
    setOpened((lines) => lines.filter((each) => each !== line))
    onLineChange('to')
    // Its button goes with it, and a question that was asked before is only now taken away.
    requestAnimationFrame(() => inputs.current.to?.focus())
  }
  const latest = useRef({ fields, onChange })
  useLayoutEffect(() => {
    latest.current = { fields, onChange }
  })
  const transfer = useMemo(
    (): ChipTransfer => ({
      current: undefined,
      move(address, from, to) {
        const { fields: now, onChange: tell } = latest.current
        const left = now[from as Line].filter((each) => addressKey(each) !== addressKey(address))
        tell({ [from]: left, [to]: uniqueAddresses([...now[to as Line], address]) })
      },
    }),
    [],
  )
  const fieldOf = (line: Line) => ({
    t,
    line,
    transfer,
    handle: (input: RecipientFieldHandle | null) => {
      inputs.current[line] = input
    },
    label: t(line),
    onFocus: () => onLineChange(line),
    recipients: fields[line],
    onChange: (people: DraftFields['to']) => onChange({ [line]: people }),
  })

  return (
    <>
      <SenderLine
        t={t}
        senders={session?.user.senders ?? []}
        from={fields.from}
        onChange={(from) => onChange({ from })}
      />
      <RecipientField
        {...fieldOf('to')}
        autoFocus={focusTo}
        trailing={
          <span className={styles.switches}>
            <AddressBookButton
              t={t}
              recipients={fields}
              onChange={onChange}
              line={current}
              onLineChange={onLineChange}
            />
            {extraLines
              .filter((line) => !opened.includes(line))
              .map((line) => (
                <Button key={line} size="small" variant="ghost" onClick={() => open(line)}>
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
            {...fieldOf(line)}
            autoFocus={line === justOpened}
            trailing={
              <span className={styles.switches}>
                <IconButton
                  size="small"
                  label={t('closeLine', { line: t(line) })}
                  icon={<CloseIcon />}
                  onClick={() => (fields[line].length > 0 ? setClosing(line) : close(line))}
                />
              </span>
            }
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
            close(closing)
          }
          setClosing(undefined)
        }}
      />
    </>
  )
}
