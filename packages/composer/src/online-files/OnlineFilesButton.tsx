import { useDisk, useSendingRules } from '@mailroom/react'
import { IconButton, LatePart, LinkIcon } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { OnlineFilesDialog } from './lazyOnlineFiles'
import type { OnlineFilesProps } from './OnlineFilesDialog'

export interface OnlineFilesButtonProps extends Pick<OnlineFilesProps, 'onAdd'> {
  t: SayComposer
}

/** Opens what lies at the mail system; nothing where mails do not link to files. @source AT-04 */
export function OnlineFilesButton({ t, onAdd }: OnlineFilesButtonProps) {
  const { isAvailable } = useDisk()
  const rules = useSendingRules()?.online
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!isAvailable || !rules) return null
  return (
    <>
      <IconButton
        label={t('onlineFiles')}
        icon={<LinkIcon />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <LatePart>
          <OnlineFilesDialog isOpen={isOpen} onAdd={onAdd} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
