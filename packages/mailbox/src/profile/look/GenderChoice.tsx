import { genders, type Gender } from '@mailroom/core'
import { useErrorText, useProfile, useStrings } from '@mailroom/react'
import { SegmentedControl, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { profileStrings } from '../profileStrings'
import * as styles from './look.css'

const words = { unknown: 'genderUnknown', female: 'genderFemale', male: 'genderMale' } as const

/** What chooses the drawing that stands for the reader; it holds at once, and goes back when it could not be kept. */
export function GenderChoice({ gender }: { gender: Gender }) {
  const { t } = useStrings(profileStrings)
  const { setGender } = useProfile()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [wanted, want] = useState<Gender>()
  const choose = async (next: Gender) => {
    want(next)
    try {
      await setGender(next)
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      want((last) => (last === next ? undefined : last))
    }
  }
  return (
    <div className={styles.gender}>
      <span className={styles.term} aria-hidden>
        {t('gender')}
      </span>
      <SegmentedControl
        label={t('gender')}
        value={wanted ?? gender}
        segments={genders.map((each) => ({ value: each, label: t(words[each]) }))}
        onValueChange={(next) => void choose(next)}
      />
      <span className={styles.hint}>{t('genderHint')}</span>
    </div>
  )
}
