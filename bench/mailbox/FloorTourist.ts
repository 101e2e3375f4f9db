import type { Browser, Page } from 'playwright'
import type { MailFloor } from '../mail-floor/openMailFloor'
import { painted, type Painted, pressed, type Scene } from '../paint'
import { followNetwork } from '../quiet'
import type { Field, Marked, Tourist } from './Tourist'
import { followWrite, heldBy, longTasksAfter, noteLongTasks } from './watchPage'

/** Who looks at the floor: nobody else's page hears of their marks. */
export const floorPerson = 'floor'

/** A browser that has seen nothing yet, at the smallest mail client. */
export async function openFloorSignIn(browser: Browser, { url }: MailFloor) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await noteLongTasks(page)
  const rest = followNetwork(page)
  await page.goto(url, { waitUntil: 'commit' })
  const { at: usable } = await painted(page, { kind: 'signIn' }, 'now')
  return { page, rest, usable }
}

/** Signs in there, as somebody who types as long as the page needs to come to rest. */
export async function signInAtFloor(page: Page, rest: () => Promise<void>): Promise<Painted> {
  await rest()
  await page.locator('#user').fill(floorPerson)
  const list = painted(page, { kind: 'list' }, 'click')
  await page.getByRole('button', { name: 'Sign in' }).click()
  return list
}

/** Goes through the mailbox with the smallest mail client. */
export class FloorTourist implements Tourist {
  #row = ''
  #mail: Painted | undefined
  #since = 0

  constructor(
    private readonly page: Page,
    readonly rest: () => Promise<void>,
  ) {}

  async reload(): Promise<Painted> {
    await this.page.reload({ waitUntil: 'commit' })
    const seen = await this.#seen(painted(this.page, { kind: 'list' }, 'now'))
    await this.rest()
    this.#since = seen.at
    this.#mail = undefined
    return { ...seen, ms: seen.at }
  }

  async jump(page: number): Promise<Painted> {
    await this.page.getByLabel('Go to page').fill(String(page))
    return this.#seen(pressed(this.page, 'Enter', { kind: 'list', notRow: this.#row }))
  }

  next(): Promise<Painted> {
    return this.#click('Next page', { kind: 'list', notRow: this.#row })
  }

  folder(name: string): Promise<Painted> {
    return this.#click(name, { kind: 'list', within: `[data-view="${name}"]` })
  }

  inbox(): Promise<Painted> {
    return this.folder('INBOX')
  }

  async open(place: number): Promise<Painted> {
    const { heading, body } = this.#mail ?? {}
    const mail = painted(this.page, { kind: 'mail', notHeading: heading, notBody: body }, 'click')
    await this.page.getByRole('row').nth(place).click()
    return (this.#mail = await mail)
  }

  async toList(): Promise<void> {
    // It stands beside the mail.
  }

  async closeAll(): Promise<void> {
    await this.inbox()
  }

  async search(field: Field, word: string): Promise<Painted> {
    await this.page.locator('#field').selectOption(field)
    await this.page.getByLabel('Search mail').fill(word)
    return this.#seen(pressed(this.page, 'Enter', { kind: 'list', within: '[data-view=search]' }))
  }

  markUnread(isUnread: boolean): Promise<Marked> {
    return followWrite(this.page, this.rest, async () => {
      const marked = painted(this.page, { kind: 'unread', count: isUnread ? 50 : 0 }, 'click')
      await this.page.getByRole('button', { name: isUnread ? 'Mark unread' : 'Mark read' }).click()
      return marked
    })
  }

  longTasksMs(): Promise<number> {
    return longTasksAfter(this.page, this.#since)
  }

  held() {
    return heldBy(this.page)
  }

  async #click(name: string, scene: Scene): Promise<Painted> {
    const seen = painted(this.page, scene, 'click')
    await this.page.getByRole('button', { name, exact: true }).click()
    return this.#seen(seen)
  }

  async #seen(scene: Promise<Painted>): Promise<Painted> {
    const seen = await scene
    this.#row = seen.row
    return seen
  }
}
