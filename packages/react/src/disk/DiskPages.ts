import type { DiskPlace, UploadId } from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import { ShownAnswers } from '../shown/ShownAnswers'

/** The pages of disks that were read, while something on a disk changes. */
export class DiskPages extends ShownAnswers<'disk'> {
  constructor(cache: MailCache, account: string) {
    super(cache, account, 'disk', ['disk', 'fileLinks', 'fileShares'])
  }

  /** As `after`, of what leaves the folder that it lies in: it is gone at once, and there again when that failed. */
  async without<Answer>(
    place: DiskPlace,
    ids: readonly UploadId[],
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.as(
      (page) => {
        const entries = page.entries.filter(({ id }) => !ids.includes(id))
        return { ...page, entries, total: page.total - (page.entries.length - entries.length) }
      },
      act,
      ([, , what]) => String(what).startsWith(`${place} `),
    )
  }
}
