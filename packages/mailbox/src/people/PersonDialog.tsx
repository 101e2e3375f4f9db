import { useStrings } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import type { AboutPerson } from './AboutPerson'
import PersonPanel from './PersonPanel'
import { personStrings } from './personStrings'

export interface PersonDialogProps {
  about: AboutPerson
  onClose: () => void
}

/** The card about somebody in a window of its own, for who came by a menu. @source ML-13 */
export function PersonDialog({ about, onClose }: PersonDialogProps) {
  const { t } = useStrings(personStrings)
  const { name, address } = about.person
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('card', { name: name.trim() || address })}
      closeLabel={t('close')}
    >
      <PersonPanel {...about} onClose={onClose} />
    </Dialog>
  )
}
