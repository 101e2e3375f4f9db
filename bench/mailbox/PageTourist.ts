import type { Page } from 'playwright'
import { ours, painted, type Painted, type Places, pressed, reloaded, type Scene } from '../paint'
import type { Held } from './Tourist'
import { heldBy, longTasksAfter } from './watchPage'

/** What everybody does who goes through a mailbox in a page, whoever made the page. */
export abstract class PageTourist {
  /** The first row that was seen last. */
  protected row = ''
  #since = 0

  constructor(
    protected readonly page: Page,
    readonly rest: () => Promise<void>,
    private readonly places: Places = ours,
  ) {}

  async reload(): Promise<Painted> {
    const seen = await this.seen(reloaded(this.page, { kind: 'list' }, this.places))
    await this.rest()
    this.#since = await this.page.evaluate(() => performance.now())
    return { ...seen, ms: seen.at }
  }

  longTasksMs(): Promise<number> {
    return longTasksAfter(this.page, this.#since)
  }

  held(): Promise<Held> {
    return heldBy(this.page)
  }

  /** Waits for a scene. @see painted */
  protected painted(scene: Scene, from: 'click' | 'now'): Promise<Painted> {
    return painted(this.page, scene, from, this.places)
  }

  /** Presses Enter, and waits for a scene. @see pressed */
  protected entered(scene: Scene): Promise<Painted> {
    return pressed(this.page, 'Enter', scene, this.places)
  }

  /** Acts by a click, and waits for another list. */
  protected async clicked(scene: Scene, act: () => Promise<void>): Promise<Painted> {
    const seen = this.painted(scene, 'click')
    await act()
    return this.seen(seen)
  }

  /** Notes what is shown. */
  protected async seen(scene: Promise<Painted>): Promise<Painted> {
    const seen = await scene
    this.row = seen.row
    return seen
  }
}
