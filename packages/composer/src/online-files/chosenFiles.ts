import type { DiskEntry, DiskPlace, OnlineFile, UploadId } from '@mailroom/core'
import type { Disk } from '@mailroom/react'

/** A file that was chosen, and where it lies. */
export interface ChosenFile {
  readonly place: DiskPlace
  readonly entry: DiskEntry
}

/** Makes chosen files ones that the mail links to; those in transit are that already. */
export async function linkChosen(disk: Disk, chosen: readonly ChosenFile[]): Promise<OnlineFile[]> {
  const idsIn = (place: DiskPlace): UploadId[] =>
    chosen.filter((each) => each.place === place).map(({ entry }) => entry.id)
  const lying = chosen.filter(({ place }) => place === 'transit').map(({ entry }) => onlineOf(entry))
  const linked = []
  for (const place of ['personal', 'company'] as const) {
    const ids = idsIn(place)
    if (ids.length > 0) linked.push(...(await disk.link(place, ids)))
  }
  return [...lying, ...linked]
}

const onlineOf = ({ id, name, sizeBytes, contentType, expiresAt = 0 }: DiskEntry): OnlineFile => ({
  ...{ id, name, sizeBytes, contentType },
  online: { expiresAt },
})
