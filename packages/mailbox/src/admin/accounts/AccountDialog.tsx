import type { AdminAccountId, TemporaryPassword } from '@mailroom/core'
import { useAdminAccount, useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { AccountActs } from './AccountActs'
import { AccountForm } from './AccountForm'
import { accountStrings } from './accountStrings'

export interface AccountDialogProps {
  id: AdminAccountId
  onPassword: (told: TemporaryPassword) => void
  onClose: () => void
}

/** One account: what is known of it, and what can be done to it. */
export function AccountDialog({ id, onPassword, onClose }: AccountDialogProps) {
  const { t } = useStrings(accountStrings)
  const { data: account, error, refresh } = useAdminAccount(id)
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={account ? account.name || account.address : t('account')}
      description={account?.address}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {account === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loadingOne'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : (
        <>
          <AccountForm key={id} account={account} />
          <AccountActs account={account} onPassword={onPassword} />
        </>
      )}
    </Dialog>
  )
}
