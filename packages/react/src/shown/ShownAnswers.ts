import type { Area, Cached, Key } from '../data/keys'
import type { MailCache } from '../data/MailCache'

/** What of an area was read, while something changes it. */
export class ShownAnswers<A extends Area> {
  /** @param touched all that may be another afterwards */
  constructor(
    private readonly cache: MailCache,
    private readonly account: string,
    private readonly area: A,
    private readonly touched: readonly Area[],
  ) {}

  /** Does something, and asks anew for what is shown, also when it failed: a part of it may be done. */
  async after<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act()
    } finally {
      this.cache.refreshAreas(this.account, ...this.touched)
    }
  }

  /**
   * The same with what it will come to seen at once, and as it was when that failed.
   *
   * @param change  what an answer will be
   * @param isMeant whether one is changed; all of them without it
   */
  async as<Answer>(
    change: (data: Cached[A]) => Cached[A],
    act: () => Promise<Answer>,
    isMeant: (key: Key<A>) => boolean = () => true,
  ): Promise<Answer> {
    return this.after(async () => {
      const before = this.cache
        .keys(this.area, this.account)
        .filter(isMeant)
        .flatMap((key) => {
          const data = this.cache.read(key)
          return data === undefined ? [] : [[key, data] as const]
        })
      for (const [key, data] of before) this.cache.write(key, change(data))
      this.cache.beginWrite()
      try {
        return await act()
      } catch (error) {
        for (const [key, data] of before) this.cache.write(key, data)
        throw error
      } finally {
        this.cache.endWrite()
      }
    })
  }
}
