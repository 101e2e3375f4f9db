import type { LockScope } from '@mailroom/core'
import { useLock, useStrings, useSubmission } from '@mailroom/react'
import { Button, Dialog, Field, PasswordInput } from '@mailroom/ui'
import { useId, useState } from 'react'
import * as styles from './LockDialog.css'
import { lockStrings } from './lockStrings'

export interface LockDialogProps {
  /** What is locked. @default 'folders' */
  scope?: LockScope
  /** Opening for this session, or taking the lock off for good. */
  kind: 'open' | 'remove'
  onClose: () => void
  /** The lock is open, or gone. */
  onDone?: () => void
}

/** What is said of each lock. */
const words = {
  folders: {
    open: { title: 'openTitle', hint: 'openHint' },
    remove: { title: 'removeTitle', hint: 'removeHint' },
  },
  files: {
    open: { title: 'openFilesTitle', hint: 'openFilesHint' },
    remove: { title: 'removeFilesTitle', hint: 'removeFilesHint' },
  },
  calendar: {
    open: { title: 'openCalendarTitle', hint: 'openCalendarHint' },
    remove: { title: 'removeCalendarTitle', hint: 'removeCalendarHint' },
  },
} as const

/**
 * Asks for a lock password. From opening there is a way to taking the lock off.
 *
 * @internal
 * @source LK-05, LK-06, LK-07
 */
export function LockDialog({ scope = 'folders', kind: first, onClose, onDone }: LockDialogProps) {
  const { t } = useStrings(lockStrings)
  const { openLock, removeLock } = useLock(scope)
  const [kind, setKind] = useState(first)
  const [password, setPassword] = useState('')
  const form = useId()
  const isOpening = kind === 'open'
  const { title, hint } = words[scope][kind]

  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check: () => (password === '' ? t('passwordRequired') : undefined),
    send: async () => {
      await (isOpening ? openLock : removeLock)(password)
      onClose()
      onDone?.()
    },
    onRefused: (refused) => refused.select(),
  })

  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t(title)}
      description={t(hint)}
      closeLabel={t('close')}
      footer={
        <>
          {isOpening && (
            <span className={styles.other}>
              <Button
                variant="ghost"
                onClick={() => {
                  setKind('remove')
                  setFault(undefined)
                  box.current?.focus()
                }}
              >
                {t('removeAsk')}
              </Button>
            </span>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant={isOpening ? 'primary' : 'danger'} type="submit" form={form} busy={isBusy}>
            {t(isOpening ? 'open' : 'remove')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={onSubmit}>
        <Field label={t('password')} error={fault} required>
          <PasswordInput
            ref={box}
            value={password}
            autoComplete="off"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            onChange={(event) => {
              setPassword(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <p className={styles.hint}>{t('forgotten')}</p>
      </form>
    </Dialog>
  )
}
