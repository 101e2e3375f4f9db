import { useErrorText, useLock, useStrings } from '@mailroom/react'
import { Button, EmptyState, LatePart } from '@mailroom/ui'
import { useState, type ReactNode } from 'react'
import { LockDialog } from './lazyLock'
import { lockStrings } from './lockStrings'

/**
 * Shows a part of the mailbox once the folder lock is open: the password is asked for at once, and what was wanted comes
 * after it.
 *
 * @source SE-29
 */
export function BehindFolderLock({ children }: { children: ReactNode }) {
  const { t } = useStrings(lockStrings)
  const { lock, error, isThere } = useLock('folders')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(true)
  if (!isThere || (lock && (!lock.isSet || lock.isOpen))) return children
  if (!lock) return error === undefined ? null : <p role="alert">{errorText(error)}</p>
  return (
    <>
      <EmptyState
        title={t('isClosed')}
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('open')}
          </Button>
        }
      />
      {isAsking && (
        <LatePart>
          <LockDialog kind="open" onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </>
  )
}
