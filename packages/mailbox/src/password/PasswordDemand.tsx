import type { PasswordTerms } from '@mailroom/core'
import { usePassword, useSession, useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { useId, useState, type ReactNode } from 'react'
import { WaitingFace } from '../settings-page/WaitingFace'
import { PasswordFields } from './PasswordFields'
import { passwordStrings, type SayPassword } from './passwordStrings'
import { usePasswordForm } from './usePasswordForm'

export interface PasswordDemandProps {
  /** The session is over: changed, given up or expired. Time for the sign-in page. */
  onLeave: () => void
}

/**
 * Asks whoever has to change their password to do so, in place of the mailbox: for sessions with `mustChangePassword`. It
 * cannot be dismissed; the ways out are a new password, and back to the sign-in page.
 *
 * @public
 * @source SE-22, SE-24
 */
export function PasswordDemand({ onLeave }: PasswordDemandProps) {
  const { t } = useStrings(passwordStrings)
  const { terms, error, refresh } = usePassword()
  const { expired, signOut } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  // The sign-in page ends whatever session is left, so a failure keeps nobody here.
  const leave = () => {
    setLeaving(true)
    signOut().then(onLeave, onLeave)
  }
  const back = (
    <Button busy={isLeaving} onClick={leave}>
      {t('backToSignIn')}
    </Button>
  )
  if (expired) return <Ended t={t} text={expired.detail} onLeave={onLeave} />
  if (terms) return <Demand t={t} terms={terms} back={back} />
  return (
    <Dialog {...fixed(t)} footer={back}>
      <WaitingFace
        error={error}
        words={{ loading: t('loading'), retry: t('retry') }}
        onRetry={() => void refresh()}
      />
    </Dialog>
  )
}

/** A dialog that nothing but its buttons closes. */
const fixed = (t: SayPassword) => ({
  kind: 'alert' as const,
  open: true,
  onOpenChange: () => undefined,
  title: t('demandTitle'),
  closeLabel: t('backToSignIn'),
})

interface DemandProps {
  t: SayPassword
  terms: PasswordTerms
  back: ReactNode
}

function Demand({ t, terms, back }: DemandProps) {
  const id = useId()
  const form = usePasswordForm(terms, t)
  return (
    <Dialog
      {...fixed(t)}
      description={t('demandText')}
      initialFocus='[name="current"]'
      footer={
        <>
          {back}
          <Button variant="primary" type="submit" form={id} busy={form.isBusy}>
            {t('change')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <PasswordFields t={t} form={form} />
      </form>
    </Dialog>
  )
}

interface EndedProps {
  t: SayPassword
  text: string | undefined
  onLeave: () => void
}

/** The last word before the sign-in page. */
function Ended({ t, text, onLeave }: EndedProps) {
  return (
    <Dialog
      {...fixed(t)}
      size="small"
      title={text ?? t('demandTitle')}
      footer={
        <Button variant="primary" onClick={onLeave}>
          {t('signInAgain')}
        </Button>
      }
    />
  )
}
