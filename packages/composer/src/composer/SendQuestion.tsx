import { ConfirmDialog } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { SendConcern } from './SendConcern'
import * as styles from './SendQuestion.css'

export interface SendQuestionProps {
  t: SayComposer
  /** Undefined while nothing is asked. */
  concerns: readonly SendConcern[] | undefined
  onAnswer: (goesOut: boolean) => void
}

/** Asked before a mail leaves. Escape goes on writing. @source CO-14, CO-19 */
export function SendQuestion({ t, concerns, onAnswer }: SendQuestionProps) {
  return (
    <ConfirmDialog
      open={concerns !== undefined}
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('askTitle')}
      confirmLabel={t('sendAnyway')}
      cancelLabel={t('goOn')}
      onConfirm={() => onAnswer(true)}
    >
      <ul className={styles.concerns}>
        {concerns?.map((concern) => (
          <li key={concern.kind}>
            <Concern t={t} concern={concern} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function Concern({ t, concern }: { t: SayComposer; concern: SendConcern }) {
  if (concern.kind === 'noFile') return t('askNoFile')
  if (concern.kind === 'many') return t('askMany', { count: concern.count })
  return (
    <>
      {t('askOutside')}
      <ul className={styles.people}>
        {concern.people.map(({ address, isOdd }) => (
          <li key={address} className={styles.person}>
            <bdi>{address}</bdi>
            {isOdd && <strong className={styles.odd}>{t('askOdd')}</strong>}
          </li>
        ))}
      </ul>
    </>
  )
}
