import { formatListTime, isMailroomError, type BurnState } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button } from '@mailroom/ui'
import { useState } from 'react'
import { useListStyle } from '../../message-list/useListStyle'
import { SealCard } from './SealCard'
import * as styles from './Sealed.css'
import type { SaySealed } from './sealedStrings'

export interface BurnGateProps {
  t: SaySealed
  seal: BurnState
  /** Spends one reading. */
  onOpen: () => Promise<void>
}

/** Says how often the mail can be read, and opens it when it is asked to. @source RD-12 */
export function BurnGate({ t, seal, onOpen }: BurnGateProps) {
  const errorText = useErrorText()
  const { now, style } = useListStyle()
  const [fault, setFault] = useState<string>()
  const [isBurned, setBurned] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const date = formatListTime(seal.burnsAt, now, style)
  const open = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await onOpen()
    } catch (error) {
      // Read for the last time in another window, or its day has come meanwhile.
      if (isMailroomError(error) && error.kind === 'notFound') setBurned(true)
      const reason = errorText(error)
      if (reason !== undefined) setFault(t('openFailed', { reason }))
    } finally {
      setBusy(false)
    }
  }
  if (isBurned) return <SealCard kind="burned" title={t('burnedTitle')} hint={t('burnedHint')} />
  return (
    <SealCard
      kind="burn"
      title={t('burnTitle')}
      hint={t(seal.readsLeft === undefined ? 'burnOwnHint' : 'burnHint')}
    >
      <p className={styles.figures}>
        {seal.readsLeft === undefined
          ? t('until', { date })
          : t('readsLeft', { count: seal.readsLeft, date })}
      </p>
      <div>
        <Button variant="primary" busy={isBusy} onClick={() => void open()}>
          {t('open')}
        </Button>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </SealCard>
  )
}
