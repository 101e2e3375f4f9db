import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { actStrings } from './actStrings'

/** Says that what was asked for is done to one mail at a time. @source ML-07 */
export function OnlyOneAlert({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(actStrings)
  return (
    <Dialog
      open
      kind="alert"
      size="small"
      onOpenChange={onClose}
      title={t('onlyOneTitle')}
      description={t('onlyOneText')}
      closeLabel={t('ok')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    />
  )
}
