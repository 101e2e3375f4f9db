import type { DiskPlace } from '@mailroom/core'
import { BuildingIcon, DriveIcon, LatePart, LinkIcon, sideEntry, type IconComponent } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import { SharesEntry } from '../shares/SharesEntry'
import type { FilePlace } from './FileCenter'

/** In the order of their entries. @source FC-01 */
const places: readonly (readonly [place: DiskPlace, icon: IconComponent])[] = [
  ['personal', DriveIcon],
  ['company', BuildingIcon],
  ['transit', LinkIcon],
]

export interface PlaceEntriesProps {
  t: SayFiles
  place: DiskPlace
  onGo: (to: FilePlace) => void
}

/** The ways to the places of the file center, and to what is shared of it. */
export function PlaceEntries({ t, place, onGo }: PlaceEntriesProps) {
  return (
    <>
      {places.map(([each, Icon]) => (
        <button key={each} type="button" {...sideEntry(each === place)} onClick={() => onGo({ place: each })}>
          <Icon />
          {t(each)}
        </button>
      ))}
      <LatePart>
        <SharesEntry />
      </LatePart>
    </>
  )
}
