import type { Browser, Page } from 'playwright'
import type { MailFloor } from '../mail-floor/openMailFloor'
import { openElsewhere } from '../elsewhere'
import { painted, type Painted } from '../paint'
import { followNetwork } from '../../e2e/product/followNetwork'
import { PageTourist } from './PageTourist'
import type { Field, Marked, Tourist } from './Tourist'
import { followWrite, noteLongTasks } from './watchPage'

/** Who looks at the floor: nobody else's page hears of their marks. */
export const floorPerson = 'floor'

/** A browser that has seen nothing yet, at the smallest mail client. */
export async function openFloorSignIn(browser: Browser, { url }: MailFloor) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await openElsewhere(context)
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
export class FloorTourist extends PageTourist implements Tourist {
  #mail: Painted | undefined

  override reload(): Promise<Painted> {
    this.#mail = undefined
    return super.reload()
  }

  async jump(page: number): Promise<Painted> {
    await this.page.getByLabel('Go to page').fill(String(page))
    return this.seen(this.entered({ kind: 'list', notRow: this.row }))
  }

  next(): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () => this.#press('Next page'))
  }

  folder(name: string): Promise<Painted> {
    return this.clicked({ kind: 'list', within: `[data-view="${name}"]` }, () => this.#press(name))
  }

  inbox(): Promise<Painted> {
    return this.folder('INBOX')
  }

  async open(place: number): Promise<Painted> {
    const { heading, body } = this.#mail ?? {}
    const mail = this.painted({ kind: 'mail', notHeading: heading, notBody: body }, 'click')
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
    return this.seen(this.entered({ kind: 'list', within: '[data-view=search]' }))
  }

  markUnread(isUnread: boolean): Promise<Marked> {
    return followWrite(this.page, this.rest, async () => {
      const marked = this.painted({ kind: 'unread', count: isUnread ? 50 : 0 }, 'click')
      await this.#press(isUnread ? 'Mark unread' : 'Mark read')
      return marked
    })
  }

  #press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }
}
