import type { DiskPlace } from '@mailroom/core'
import { BuildingIcon, DriveIcon, LatePart, LinkIcon, type IconComponent } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import { SharesEntry } from '../shares/SharesEntry'
import type { FilePlace } from './FileCenter'
import * as styles from './FileCenter.css'

/** In the order of their entries. @source FC-01 */
const places: readonly (readonly [place: DiskPlace, icon: IconComponent])[] = [
  ['personal', DriveIcon],
  ['company', BuildingIcon],
  ['transit', LinkIcon],
]

export interface PlaceNavProps {
  t: SayFiles
  place: DiskPlace
  onGo: (to: FilePlace) => void
}

/** The places of the file center: at its side, in a row above it where it is narrow. */
export function PlaceNav({ t, place, onGo }: PlaceNavProps) {
  return (
    <nav className={styles.places} aria-label={t('places')}>
      {places.map(([each, Icon]) => (
        <button
          key={each}
          type="button"
          ref={each === place ? intoView : undefined}
          className={styles.place}
          aria-current={each === place ? 'page' : undefined}
          onClick={() => onGo({ place: each })}
        >
          <Icon />
          {t(each)}
        </button>
      ))}
      <LatePart>
        <SharesEntry className={styles.place} />
      </LatePart>
    </nav>
  )
}

/** Where the places stand in a row that is longer than its room. */
const intoView = (button: HTMLElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
