import type { PasswordTerms } from '@mailroom/core'
import { usePassword, useStrings } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { WaitingFace } from '../settings-page/WaitingFace'
import * as styles from './password.css'
import { PasswordFields } from './PasswordFields'
import { passwordStrings } from './passwordStrings'
import { usePasswordForm } from './usePasswordForm'

/**
 * Where the password of the account is changed, for a page of settings. Nothing where the mail system changes no passwords.
 * Changing it ends the session: `expired` of `useSession` says so.
 *
 * @public
 * @source SE-22, SE-23, SE-24
 */
export function PasswordSettings() {
  const { t } = useStrings(passwordStrings)
  const { terms, error, isThere, refresh } = usePassword()
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('section')}>
      {terms === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : terms.isChangeable ? (
        <ChangeForm terms={terms} />
      ) : (
        <p className={styles.hint}>{t('elsewhere')}</p>
      )}
    </section>
  )
}

function ChangeForm({ terms }: { terms: PasswordTerms }) {
  const { t } = useStrings(passwordStrings)
  const form = usePasswordForm(terms, t)
  return (
    <form className={styles.form} noValidate aria-label={t('change')} onSubmit={form.submit}>
      <p className={styles.hint}>{t('hint')}</p>
      <PasswordFields t={t} form={form} />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={form.isBusy}>
          {t('change')}
        </Button>
      </div>
    </form>
  )
}
