import type { Address } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Button, SearchIcon } from '@mailroom/ui'
import { useExchangedMail } from '../../people/useExchangedMail'

/** Leads to the mail that was exchanged with the sender, where mail can be searched. @source RD-03 */
export function ExchangedButton({ sender }: { sender: Address }) {
  const { t } = useTranslation('reading')
  const show = useExchangedMail()
  if (!show || sender.address === '') return null
  return (
    <Button size="small" variant="ghost" icon={<SearchIcon />} onClick={() => show(sender)}>
      {t('exchanged')}
    </Button>
  )
}
