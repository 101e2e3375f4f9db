import { useErrorText, useLock } from '@mailroom/react'
import { Button, LatePart } from '@mailroom/ui'
import { useState, type ReactNode } from 'react'
import type { SayFiles } from '../filesStrings'
import { FolderSkeleton } from '../folder-view/FolderSkeleton'
import { LockDialog } from '../lock/lazyLock'
import { FilesFace } from './FilesFace'

/**
 * Shows files once the lock of the file center is open: the password is asked for at once, and what was wanted comes
 * after it.
 *
 * @source LK-05
 */
export function BehindFileLock({ t, children }: { t: SayFiles; children: ReactNode }) {
  const { lock, error, isThere } = useLock('files')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(true)
  if (!isThere || (lock && (!lock.isSet || lock.isOpen))) return children
  if (!lock)
    return error === undefined ? (
      <FolderSkeleton t={t} />
    ) : (
      <FilesFace isError title={errorText(error) ?? ''} />
    )
  return (
    <>
      <FilesFace
        title={t('lockedTitle')}
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('unlock')}
          </Button>
        }
      />
      {isAsking && (
        <LatePart>
          <LockDialog scope="files" kind="open" onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </>
  )
}
