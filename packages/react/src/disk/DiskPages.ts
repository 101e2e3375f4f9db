import type { DiskPage, DiskPlace, UploadId } from '@mailroom/core'
import type { Key } from '../data/keys'
import type { MailCache } from '../data/MailCache'

/** The pages of disks that were read, while something on a disk changes. */
export class DiskPages {
  constructor(
    private readonly cache: MailCache,
    private readonly account: string,
  ) {}

  /** Does something, and asks anew for what is shown, also when it failed: a part of it may be done. */
  async after<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act()
    } finally {
      this.cache.refreshAreas(this.account, 'disk', 'fileLinks', 'fileShares')
    }
  }

  /** The same for what leaves the folder that it lies in: it is gone at once, and there again when that failed. */
  async without<Answer>(
    place: DiskPlace,
    ids: readonly UploadId[],
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.after(async () => {
      const before = this.#pagesOf(place)
      for (const [key, page] of before) {
        const entries = page.entries.filter(({ id }) => !ids.includes(id))
        const goneCount = page.entries.length - entries.length
        if (goneCount > 0) this.cache.write(key, { ...page, entries, total: page.total - goneCount })
      }
      this.cache.beginWrite()
      try {
        return await act()
      } catch (error) {
        for (const [key, page] of before) this.cache.write(key, page)
        throw error
      } finally {
        this.cache.endWrite()
      }
    })
  }

  #pagesOf(place: DiskPlace): (readonly [Key<'disk'>, DiskPage])[] {
    return this.cache
      .keys('disk', this.account)
      .filter(([, , what]) => String(what).startsWith(`${place} `))
      .flatMap((key) => {
        const page = this.cache.read(key)
        return page ? [[key, page] as const] : []
      })
  }
}
