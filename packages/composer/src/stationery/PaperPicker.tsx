import { useStrings } from '@mailroom/react'
import { VisuallyHidden } from '@mailroom/ui'
import { useId } from 'react'
import { panelStrings } from '../side-panel/panelStrings'
import * as styles from './PaperPicker.css'
import { PaperThumb } from './PaperThumb'
import { papers, type PaperId } from './papers'

export interface PaperPickerProps {
  /** Undefined for none. */
  chosen: PaperId | undefined
  onChoose: (paper: PaperId | undefined) => void
}

/** The letter papers as small sheets; the arrows go from one to the next. @source CO-05 */
export function PaperPicker({ chosen, onChoose }: PaperPickerProps) {
  const { t } = useStrings(panelStrings)
  const name = useId()
  const choiceOf = (id: PaperId | undefined, paper?: (typeof papers)[number]) => (
    <label key={id ?? 'none'} className={styles.choice}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={chosen === id}
        onChange={() => onChoose(id)}
      />
      <PaperThumb paper={paper} />
      <span>{t(`paper_${id ?? 'none'}`)}</span>
    </label>
  )
  return (
    <fieldset className={styles.papers}>
      <VisuallyHidden>
        <legend>{t('paper')}</legend>
      </VisuallyHidden>
      {choiceOf(undefined)}
      {papers.map((paper) => choiceOf(paper.id, paper))}
      <p className={styles.hint}>{t('paperHint')}</p>
    </fieldset>
  )
}
