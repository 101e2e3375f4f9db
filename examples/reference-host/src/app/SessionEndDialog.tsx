import { useAdapter, useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { useEffect, useState } from 'react'
import { signedInName } from '../boot/memory'
import { laterStrings } from './later/laterStrings'
import { inbox } from './shares/useSwitch'

export interface SessionEndDialogProps {
  /** What the mail system said. */
  detail: string | undefined
  onSignedOut: () => void
}

/**
 * The word that the session is over, and the way back in. When it goes on in another mailbox, where another window of this
 * browser has brought it, the word is of that, and the way leads there.
 *
 * @source SE-16, SH-04
 */
export function SessionEndDialog({ detail, onSignedOut }: SessionEndDialogProps) {
  const { t } = useStrings(laterStrings)
  const goesOn = useGoesOn()
  useEffect(() => {
    if (goesOn === false) signedInName.set(undefined)
  }, [goesOn])
  if (goesOn === undefined) return null
  const leave = () => (goesOn ? location.assign(inbox) : onSignedOut())
  const way = t(goesOn ? 'showOtherMailbox' : 'signInAgain')
  return (
    <Dialog
      kind="alert"
      size="small"
      open
      onOpenChange={(open) => !open && leave()}
      title={goesOn ? t('otherMailboxOpened') : (detail ?? t('sessionEnded'))}
      closeLabel={way}
      footer={
        <Button variant="primary" onClick={leave}>
          {way}
        </Button>
      }
    />
  )
}

/**
 * Pauses before it is asked whether somebody is signed in all the same, in ms. A window that goes to another mailbox is
 * handed its new session a moment after the old one has ended here, and all windows share what they are handed.
 */
const pausesMs = [0, 300, 1_000]

/**
 * Whether somebody is signed in all the same; undefined until it is known. It is asked in a way that tells the adapter nothing
 * of them: this page must change nothing in their mailbox.
 */
function useGoesOn(): boolean | undefined {
  const { shares } = useAdapter()
  const [goesOn, setGoesOn] = useState<boolean | undefined>(shares ? undefined : false)
  useEffect(() => {
    if (!shares) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = ([pause, ...later]: readonly number[]) => {
      if (isOver) return
      if (pause === undefined) return setGoesOn(false)
      timer = setTimeout(() => {
        shares.rights().then(
          () => setGoesOn(true),
          () => ask(later),
        )
      }, pause)
    }
    ask(pausesMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shares])
  return goesOn
}
