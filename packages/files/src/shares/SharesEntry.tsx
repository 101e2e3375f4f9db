import { useFileShareActs, useLock, useStrings } from '@mailroom/react'
import { LatePart, partOf, sideEntry, UsersIcon } from '@mailroom/ui'
import { useState } from 'react'
import { shareStrings } from './shareStrings'

const SharesDialog = /* @__PURE__ */ partOf(() => import('./SharesDialog'), 'SharesDialog')

/** The way to the files that one shares; nothing where the mail system shares none, or behind the lock. @source FC-03 */
export function SharesEntry() {
  const { t } = useStrings(shareStrings)
  const { isAvailable } = useFileShareActs()
  const [isOpen, setOpen] = useState(false)
  const { lock } = useLock('files')
  if (!isAvailable || (lock?.isSet && !lock.isOpen)) return null
  return (
    <>
      <button type="button" {...sideEntry()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UsersIcon />
        {t('listTitle')}
      </button>
      {isOpen && (
        <LatePart>
          <SharesDialog onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
