import type { Browser, Locator } from 'playwright'
import { type Painted, pressed } from '../paint'
import { followNetwork } from '../../e2e/product/followNetwork'
import { type Addressed, openSignIn, signIn } from '../signIn'
import { PageTourist } from './PageTourist'
import type { Field, Marked, Tourist } from './Tourist'
import { followWrite, noteLongTasks } from './watchPage'

/**
 * Where the controls are. By selectors, as at everybody else's page: looking for a role and a name goes through all that a
 * page has, in its own thread, and would count as a task of the page.
 */
const controls = {
  perPage: 'select[aria-label="Per page"]',
  page: 'input[inputmode=numeric]',
  next: 'button[aria-label="Next page"]',
  nextMail: 'button[aria-label="Next message"]',
  tab: 'button[role=tab]',
  closeAll: '[role=tablist] ~ button',
  folder: '[role=treeitem]',
  row: '[role=row]:has([role=gridcell])',
  selected: '[role=status]',
  search: 'input[role=combobox][aria-label="Search mail"]',
  all: 'input[type=checkbox][aria-label="Select all on this page"]',
  markAs: 'button[aria-label="Mark as"]',
  moveTo: 'button[aria-label="Move to"]',
  check: '[role=row]:has([role=gridcell]) input[type=checkbox]',
  entry: '[role=menuitem]',
} as const

/** What is found stands here. */
const results = '[role=tabpanel][aria-label="Search results"]'

/** Questions, and how large their answers were on the way. */
export interface Asked {
  readonly questions: number
  readonly kilobytes: number
}

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
    await page.locator(controls.perPage).selectOption('50')
    await page.locator(controls.row).nth(40).waitFor()
    await rest()
    return new ProductTourist(page, rest)
  }

  override reload(): Promise<Painted> {
    this.#mail = undefined
    return super.reload()
  }

  async jump(page: number): Promise<Painted> {
    await this.#seen(controls.page).fill(String(page))
    return this.seen(this.entered({ kind: 'list', notRow: this.row }))
  }

  next(): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () => this.#seen(controls.next).click())
  }

  folder(name: string): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () =>
      this.page.locator(controls.folder, { hasText: name }).click(),
    )
  }

  inbox(): Promise<Painted> {
    return this.folder('Inbox')
  }

  async open(place: number): Promise<Painted> {
    return this.#opened(
      () =>
        this.#seen(controls.row)
          .nth(place)
          .click({ position: { x: 400, y: 12 } }),
      this.#mail?.heading,
    )
  }

  /** Goes on to the mail beside the open one, which may have the same subject. */
  neighbour(): Promise<Painted> {
    return this.#opened(() => this.#seen(controls.nextMail).click())
  }

  async toList(): Promise<void> {
    await this.#seen(controls.tab).first().click()
  }

  async closeAll(): Promise<void> {
    await this.page.locator(controls.closeAll, { hasText: 'Close all' }).click()
  }

  async search(field: Field, word: string): Promise<Painted> {
    await this.page.locator(controls.search).fill(`${field}:${word} `)
    // The list behind it stays the one before.
    return this.entered({ kind: 'list', within: results })
  }

  async markUnread(isUnread: boolean): Promise<Marked> {
    await this.#seen(controls.all).check()
    await this.page.locator(controls.selected, { hasText: '50 selected' }).waitFor()
    await this.#seen(controls.markAs).click()
    const entry = this.page.locator(controls.entry, { hasText: isUnread ? /^Unread$/ : /^Read$/ })
    return followWrite(this.page, this.rest, async () => {
      const marked = this.painted({ kind: 'unread', count: isUnread ? 50 : 0 }, 'click')
      await entry.click()
      return marked
    })
  }

  /** Opens the menu of the folders that a mail can go to, and closes it again. */
  async moveMenu(): Promise<Painted> {
    await this.#seen(controls.check).first().check()
    await this.#seen(controls.moveTo).waitFor()
    const opened = this.painted({ kind: 'element', selector: '[role=menu]', text: 'Archive' }, 'click')
    await this.#seen(controls.moveTo).click()
    const seen = await opened
    await this.page.keyboard.press('Escape')
    await this.#seen(controls.check).first().uncheck()
    return seen
  }

  /** Asks for everything by its name, and for a folder by its own. */
  async palette(folder: string): Promise<{ readonly opened: Painted; readonly found: Painted }> {
    const option = '[role=dialog] [role=option]'
    const opened = await pressed(this.page, 'Control+k', { kind: 'element', selector: option, text: '' })
    await this.rest()
    await this.page.keyboard.type(folder.slice(0, -1))
    const chosen = { kind: 'element', selector: `${option}[aria-selected=true]`, text: folder } as const
    const found = await pressed(this.page, folder.slice(-1), chosen)
    await this.page.keyboard.press('Escape')
    return { opened, found }
  }

  /** What has been asked of the gateway since the page was loaded, the document among it. */
  asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const answers = [
        ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
        ...resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/')),
      ]
      const bytes = answers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return { questions: answers.length, kilobytes: bytes / 1000 }
    })
  }

  /** What a selector finds and somebody sees: a list that stands behind a tab has the same. */
  #seen(selector: string): Locator {
    return this.page.locator(selector).filter({ visible: true })
  }

  async #opened(act: () => Promise<void>, notHeading?: string): Promise<Painted> {
    const mail = this.painted({ kind: 'mail', notHeading, notBody: this.#mail?.body }, 'click')
    await act()
    return (this.#mail = await mail)
  }
}
