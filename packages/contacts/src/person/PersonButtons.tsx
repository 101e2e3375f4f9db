import { Button, Menu } from '@mailroom/ui'
import type { PersonAct } from '../acts/usePeopleActs'
import * as styles from './PersonPane.css'

/** What can be done with whoever is looked at. */
export function PersonButtons({ acts }: { acts: readonly PersonAct[] }) {
  return (
    <div className={styles.buttons}>
      {acts.map(({ id, label, icon, entries, onSelect }) =>
        entries ? (
          <Menu
            key={id}
            trigger={
              <Button size="small" icon={icon}>
                {label}
              </Button>
            }
            entries={entries}
          />
        ) : (
          <Button
            key={id}
            size="small"
            variant={id === 'write' ? 'primary' : 'secondary'}
            icon={icon}
            onClick={onSelect}
          >
            {label}
          </Button>
        ),
      )}
    </div>
  )
}
