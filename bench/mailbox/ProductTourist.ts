import type { Browser } from 'playwright'
import type { Painted } from '../paint'
import { followNetwork } from '../../e2e/product/followNetwork'
import { type Addressed, openSignIn, signIn } from '../signIn'
import { PageTourist } from './PageTourist'
import type { Field, Marked, Tourist } from './Tourist'
import { followWrite, noteLongTasks } from './watchPage'

/** What is found stands here. */
const results = '[role=tabpanel][aria-label="Search results"]'

/** Goes through the mailbox with Mailroom. */
export class ProductTourist extends PageTourist implements Tourist {
  #mail: Painted | undefined

  /** Signs in and chooses 50 rows a page. */
  static async arrive(browser: Browser, gateway: Addressed): Promise<ProductTourist> {
    const { page } = await openSignIn(browser, gateway)
    await noteLongTasks(page)
    const rest = followNetwork(page)
    await signIn(page)
    await rest()
    await page.getByLabel('Per page').selectOption('50')
    await page.getByRole('row').nth(40).waitFor()
    await rest()
    return new ProductTourist(page, rest)
  }

  override reload(): Promise<Painted> {
    this.#mail = undefined
    return super.reload()
  }

  async jump(page: number): Promise<Painted> {
    await this.page.getByLabel('Go to page').fill(String(page))
    return this.seen(this.entered({ kind: 'list', notRow: this.row }))
  }

  next(): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () =>
      this.page.getByRole('button', { name: 'Next page' }).click(),
    )
  }

  folder(name: string): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () =>
      this.page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click(),
    )
  }

  inbox(): Promise<Painted> {
    return this.folder('Inbox')
  }

  async open(place: number): Promise<Painted> {
    const rows = this.page.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
    return this.#opened(() => rows.nth(place).click({ position: { x: 400, y: 12 } }), this.#mail?.heading)
  }

  /** Goes on to the mail beside the open one, which may have the same subject. */
  neighbour(): Promise<Painted> {
    return this.#opened(() => this.page.getByRole('button', { name: 'Next message' }).click())
  }

  async toList(): Promise<void> {
    await this.page.getByRole('tab').first().click()
  }

  async closeAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close all' }).click()
  }

  async search(field: Field, word: string): Promise<Painted> {
    await this.page.getByRole('combobox', { name: 'Search mail' }).fill(`${field}:${word} `)
    // The list behind it stays the one before.
    return this.entered({ kind: 'list', within: results })
  }

  async markUnread(isUnread: boolean): Promise<Marked> {
    await this.page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await this.page.getByText('50 selected').waitFor()
    await this.page.getByRole('button', { name: 'Mark as' }).click()
    const entry = this.page.getByRole('menuitem', { name: isUnread ? 'Unread' : 'Read', exact: true })
    return followWrite(this.page, this.rest, async () => {
      const marked = this.painted({ kind: 'unread', count: isUnread ? 50 : 0 }, 'click')
      await entry.click()
      return marked
    })
  }

  async #opened(act: () => Promise<void>, notHeading?: string): Promise<Painted> {
    const mail = this.painted({ kind: 'mail', notHeading, notBody: this.#mail?.body }, 'click')
    await act()
    return (this.#mail = await mail)
  }
}
