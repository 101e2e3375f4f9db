import type { FolderId } from '@mailroom/core'

/** So many are offered again. */
const most = 5

let latest: readonly FolderId[] = []

/** Where mail was moved to lately from this page, the last first. They may be gone since. */
export const latestTargets = (): readonly FolderId[] => latest

/** Notes a folder that was chosen among many, so that the next mail goes there without looking for it. */
export function noteTarget(id: FolderId): void {
  latest = [id, ...latest.filter((each) => each !== id)].slice(0, most)
}
