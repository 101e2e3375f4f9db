import { useStrings } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { TemplatesContent } from './TemplatesContent'
import { templateStrings } from './templateStrings'
import type { TemplateTarget } from './TemplateTarget'

export interface TemplatesDialogProps {
  isOpen: boolean
  onClose: () => void
  target: TemplateTarget
}

/** The templates in a window of their own. @source CO-05 */
export function TemplatesDialog({ isOpen, onClose, target }: TemplatesDialogProps) {
  const { t } = useStrings(templateStrings)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('templates')}
      closeLabel={t('close')}
    >
      <TemplatesContent target={target} onPut={onClose} />
    </Dialog>
  )
}
