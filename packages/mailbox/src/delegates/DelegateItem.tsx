import { type Delegate, type ShareLevel, shareLevels } from '@mailroom/core'
import { Button, Select } from '@mailroom/ui'
import * as styles from './DelegateSettings.css'
import type { SayDelegate } from './delegateStrings'

export interface DelegateItemProps {
  t: SayDelegate
  delegate: Delegate
  onLevel: (level: ShareLevel) => void
  onRemove: () => void
}

/** Somebody who is let in: who, how far, and the way out. */
export function DelegateItem({ t, delegate: { person, level }, onLevel, onRemove }: DelegateItemProps) {
  const name = person.name || person.address
  return (
    <li className={styles.item}>
      <span className={styles.person}>
        <span>{name}</span>
        <span className={styles.address}>{person.address}</span>
      </span>
      <Select
        size="small"
        className={styles.level}
        aria-label={t('levelOf', { name })}
        value={level}
        options={shareLevels.map((each) => ({ value: each, label: t(each) }))}
        onValueChange={(value) => {
          const chosen = shareLevels.find((each) => each === value)
          if (chosen) onLevel(chosen)
        }}
      />
      <Button size="small" aria-label={t('removeOf', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  )
}
