import { useStrings } from '@mailroom/react'
import { IconButton, LockIcon, useToasts } from '@mailroom/ui'
import { rightsStrings } from './rightsStrings'
import { useRights } from './useRights'

/**
 * Stands in a toolbar in the place of what one may not do in the mailbox of somebody else: its tooltip says why, and a press
 * says it where nothing can rest on it. Nothing where one may do everything, who do not wait for its words.
 *
 * @source CO-17, ST-16
 */
export function RightsNote() {
  const { mayChange, maySend } = useRights()
  return mayChange && maySend ? null : <Note word={mayChange ? 'noWriting' : 'onlyRead'} />
}

function Note({ word }: { word: 'noWriting' | 'onlyRead' }) {
  const { t } = useStrings(rightsStrings)
  const toasts = useToasts()
  const reason = t(word)
  return <IconButton label={reason} icon={<LockIcon />} onClick={() => toasts.show({ message: reason })} />
}
