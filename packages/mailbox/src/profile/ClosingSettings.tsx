import { formatFullTime, maxApprovalReason, type OwnProfile } from '@mailroom/core'
import { useLocale, useProfile, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, Field, TextArea } from '@mailroom/ui'
import { useState, type FormEvent } from 'react'
import { useServerForm } from '../settings-page/useServerForm'
import { WaitingFace } from '../settings-page/WaitingFace'
import * as styles from './profile.css'
import { profileStrings } from './profileStrings'
import { RequestNotice } from './RequestNotice'

/**
 * Asking for the account to be closed, for a page of settings. Nothing where the mail system cannot be asked.
 *
 * @public
 * @source ST-18
 */
export function ClosingSettings() {
  const { t } = useStrings(profileStrings)
  const { profile, error, isThere, refresh } = useProfile()
  if (!isThere) return null
  return (
    <section className={styles.section} aria-label={t('closingForm')}>
      <p className={styles.hint}>{t('closingHint')}</p>
      {profile === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : profile.closingRequest?.state === 'waiting' ? (
        <Waiting profile={profile} />
      ) : (
        <ClosingForm profile={profile} />
      )}
    </section>
  )
}

function Waiting({ profile: { closingRequest } }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const { locale } = useLocale()
  const { withdrawClosing } = useProfile()
  const { requestedAt = 0, reason = '' } = closingRequest ?? {}
  const said = [
    t('waitsClosing', { time: formatFullTime(requestedAt, { locale }) }),
    t('yourReason', { reason }),
  ]
  return <RequestNotice said={said} isRefused={false} withdraw={withdrawClosing} />
}

/** Asked about once more before it is sent; what was typed stays when it is refused. */
function ClosingForm({ profile: { address, closingRequest } }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  const { requestClosing } = useProfile()
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { form, isBusy, submit, faultOf, failure } = useServerForm(['reason'], async () => {
    try {
      await requestClosing(reason)
    } finally {
      setAsking(false)
    }
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    // Without a reason there is nothing to confirm: the server says so.
    if (reason.trim() === '') submit()
    else setAsking(true)
  }
  return (
    <>
      {closingRequest?.state === 'refused' && (
        <RequestNotice said={[t('refusedClosing', { answer: closingRequest.answer })]} isRefused />
      )}
      <form ref={form} className={styles.form} aria-label={t('closingForm')} noValidate onSubmit={ask}>
        <Field label={t('reason')} hint={t('reasonHint')} error={faultOf('reason')} required>
          <TextArea
            rows={3}
            value={reason}
            maxLength={maxApprovalReason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="danger">
            {t('askClosing')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        onOpenChange={setAsking}
        title={t('closingAsk', { address })}
        description={t('closingText')}
        confirmLabel={t('askClosing')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={submit}
      />
    </>
  )
}
