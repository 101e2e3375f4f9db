import { LockDialog } from '@mailroom/files'
import { useDisk, useLock, useSendingRules, useSession, useShares } from '@mailroom/react'
import { IconButton, LatePart, LinkIcon } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { OnlineFilesDialog } from './lazyOnlineFiles'
import type { OnlineFilesProps } from './OnlineFilesDialog'

export interface OnlineFilesButtonProps extends Pick<OnlineFilesProps, 'onAdd'> {
  t: SayComposer
}

/**
 * Opens what lies at the mail system; nothing where mails do not link to files. Behind the lock of the file center its
 * password is asked for first, and the files come after it.
 *
 * @source AT-04, LK-05
 */
export function OnlineFilesButton({ t, onAdd }: OnlineFilesButtonProps) {
  const { isAvailable } = useDisk()
  const rules = useSendingRules()?.online
  const { lock, error, isThere } = useLock('files')
  const { session } = useSession()
  const mayManage = useShares().rights?.mayManage !== false
  // For a visitor the button says why; where there is no file center there is nothing to say.
  const isTurnedOff = mayManage && session?.features.files === false
  const [isWanted, want] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  // The password was right; the state of the lock is asked for anew.
  const [isReleased, setReleased] = useState(false)
  if (!isAvailable || !rules || isTurnedOff) return null
  const isKnown = !isThere || lock !== undefined || error !== undefined
  const isBehind = lock?.isSet === true && !lock.isOpen && !isReleased
  const isOpen = isWanted && isKnown && !isBehind
  const close = () => {
    want(false)
    setReleased(false)
  }
  // Its owner lets one write for them, but not look into what they keep.
  if (!mayManage) return <IconButton label={t('onlineFilesOfOwner')} icon={<LinkIcon />} aria-disabled />
  return (
    <>
      <IconButton
        label={t('onlineFiles')}
        icon={<LinkIcon />}
        onClick={() => {
          setOpened(true)
          want(true)
        }}
      />
      {isWanted && isBehind && (
        <LatePart>
          <LockDialog
            scope="files"
            kind="open"
            onClose={close}
            onDone={() => {
              setReleased(true)
              want(true)
            }}
          />
        </LatePart>
      )}
      {wasOpened && !isBehind && (
        <LatePart>
          <OnlineFilesDialog isOpen={isOpen} onAdd={onAdd} onClose={close} />
        </LatePart>
      )}
    </>
  )
}
