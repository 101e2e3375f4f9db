import { formatFullTime, type AdminAccount, type TemporaryPassword } from '@mailroom/core'
import { useAdminAccount, useErrorText, useLocale, useStrings } from '@mailroom/react'
import { Avatar, Button, ConfirmDialog, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import * as styles from '../forms.css'
import { accountStrings } from './accountStrings'
import { isAsked, mattersOf, type AccountMatter, type OfferedAct } from './actsOf'

export interface AccountActsProps {
  account: AdminAccount
  onPassword: (told: TemporaryPassword) => void
}

/** How an account stands, and what can be done about it. What ends sessions or gives a right is asked about first. */
export function AccountActs({ account, onPassword }: AccountActsProps) {
  const { t } = useStrings(accountStrings)
  const { act: perform, resetPassword } = useAdminAccount(account.id)
  const errorText = useErrorText()
  const toasts = useToasts()
  const stateOf = useStateOf(account)
  const [asked, setAsked] = useState<OfferedAct>()
  const [busy, setBusy] = useState<OfferedAct>()

  const go = async (act: OfferedAct) => {
    if (busy !== undefined) return
    setBusy(act)
    try {
      if (act === 'reset-password') onPassword(await resetPassword(account.id))
      else {
        await perform(account.id, act)
        toasts.show({ message: t(`done_${act}`), tone: 'success' })
      }
    } catch (failure) {
      toasts.show({ message: errorText(failure) ?? '', tone: 'danger' })
    } finally {
      setBusy(undefined)
      setAsked(undefined)
    }
  }

  return (
    <section aria-label={t('acts')}>
      <ul className={styles.matters}>
        {mattersOf(account).map(({ matter, acts }) => (
          <li key={matter} className={styles.matter}>
            <span className={styles.matterName}>{t(`matter_${matter}`)}</span>
            <span className={styles.matterState}>
              {matter === 'picture' && account.pictureUrl !== undefined && (
                <Avatar name={account.name || account.address} src={account.pictureUrl} size={64} />
              )}
              {stateOf(matter)}
            </span>
            <span className={styles.buttons}>
              {acts.map((act) => (
                <Button
                  key={act}
                  size="small"
                  busy={busy === act}
                  onClick={() => (isAsked(act) ? setAsked(act) : void go(act))}
                >
                  {t(`do_${act}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {asked !== undefined && isAsked(asked) && (
        <ConfirmDialog
          open
          tone={asked === 'name-administrator' ? 'plain' : 'danger'}
          onOpenChange={() => setAsked(undefined)}
          title={t(`ask_${asked}`, { name: account.name || account.address })}
          description={t(`text_${asked}`)}
          confirmLabel={t(`do_${asked}`)}
          cancelLabel={t('cancel')}
          busy={busy === asked}
          onConfirm={() => void go(asked)}
        />
      )}
    </section>
  )
}

/** Says how each matter stands. */
function useStateOf(account: AdminAccount) {
  const { t } = useStrings(accountStrings)
  const { locale } = useLocale()
  const time = (at: number) => formatFullTime(at, { locale })
  return (matter: AccountMatter['matter']): string => {
    switch (matter) {
      case 'access':
        if (account.isClosed) return t('closedState')
        return account.isBlocked ? t('blockedState') : t('openState')
      case 'right':
        return account.isAdmin ? t('adminState') : t('noAdminState')
      case 'password':
        if (account.passwordServer !== undefined)
          return t('elsewhereState', { server: account.passwordServer })
        return account.mustChangePassword ? t('mustChangeState') : t('ownState')
      case 'attempts':
        return account.lockedUntil === undefined
          ? t('noLockState')
          : t('lockState', { time: time(account.lockedUntil) })
      case 'secondStep':
        return account.hasSecondStep ? t('on') : t('off')
      case 'keys':
        return account.keyCount > 0 ? t('keys', { count: account.keyCount }) : t('noKeys')
      case 'folderLock':
        return account.hasFolderLock ? t('on') : t('off')
      case 'picture':
        return t(account.pictureUrl === undefined ? 'noPicture' : 'pictureShown')
      case 'review':
        return account.reviewRules.length > 0
          ? t('reviewsState', { list: account.reviewRules.join(', ') })
          : t('reviewsNothing')
      case 'sessions':
        return account.lastSignInAt === undefined
          ? t('neverSignedIn')
          : t('lastSignIn', { time: time(account.lastSignInAt) })
    }
  }
}
