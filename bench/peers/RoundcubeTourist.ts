import type { Browser, Page } from 'playwright'
import { openElsewhere } from '../elsewhere'
import { askedBefore, type Loaded } from '../mailbox/firstLoad'
import { PageTourist } from '../mailbox/PageTourist'
import type { Field, Marked, Tourist } from '../mailbox/Tourist'
import { followWrite, noteLongTasks } from '../mailbox/watchPage'
import { painted, type Painted, type Places } from '../paint'
import { followNetwork } from '../../e2e/product/followNetwork'
import type { Addressed } from '../signIn'

const places: Places = {
  row: 'tr.message',
  unread: 'tr.message.unread',
  heading: 'tr.message.selected span.subject',
  body: '#messagebody',
}

/** Who signs in. */
interface Person {
  readonly user: string
  readonly password: string
}

/** Somebody at its sign-in page, with a browser that has seen nothing yet. */
export async function openRoundcubeSignIn(browser: Browser, { url }: Addressed) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const page = await openElsewhere(context)
  await noteLongTasks(page)
  const rest = followNetwork(page)
  await page.goto(url, { waitUntil: 'commit' })
  const { at: usable } = await painted(page, { kind: 'signIn' }, 'now', places)
  return { page, rest, usable }
}

/** Signs in there, as somebody who types as long as the page needs to come to rest. */
export async function signInAtRoundcube(
  page: Page,
  rest: () => Promise<void>,
  person: Person,
): Promise<Painted> {
  await rest()
  await page.locator('#rcmloginuser').fill(person.user)
  await page.locator('#rcmloginpwd').fill(person.password)
  await page.locator('#rcmloginsubmit').click({ noWaitAfter: true })
  // The list stands in a page of its own, whose time begins with the press.
  await page.waitForURL(/_task=mail/, { waitUntil: 'commit' })
  return painted(page, { kind: 'list' }, 'now', places)
}

/** Signs in there once. What is counted is what the page of the list asks for. */
export async function loadRoundcube(browser: Browser, at: Addressed, person: Person): Promise<Loaded> {
  const { page, rest, usable } = await openRoundcubeSignIn(browser, at)
  const list = await signInAtRoundcube(page, rest, person)
  const costs = await askedBefore(page, list.at)
  await page.context().close()
  return { usable, list: list.at, ...costs }
}

/** Goes through the mailbox with Roundcube. */
export class RoundcubeTourist extends PageTourist implements Tourist {
  #body: string | undefined

  constructor(page: Page, rest: () => Promise<void>) {
    super(page, rest, places)
  }

  override reload(): Promise<Painted> {
    this.#body = undefined
    return super.reload()
  }

  async jump(page: number): Promise<Painted> {
    await this.page.locator('input.rcpagejumper').fill(String(page))
    return this.#entered()
  }

  next(): Promise<Painted> {
    return this.#click('.pagenav a.nextpage')
  }

  folder(name: string): Promise<Painted> {
    return this.#click(`#mailboxlist a[rel="${name}"]`)
  }

  inbox(): Promise<Painted> {
    return this.folder('INBOX')
  }

  async open(place: number): Promise<Painted> {
    const mail = this.painted({ kind: 'mail', notBody: this.#body }, 'click')
    await this.page.locator('tr.message').nth(place).locator('td.subject').click({ noWaitAfter: true })
    const seen = await mail
    this.#body = seen.body
    return seen
  }

  async toList(): Promise<void> {
    // It stands beside the mail.
  }

  async closeAll(): Promise<void> {
    // What was found is all that covers the list.
    if ((await this.page.locator('#mailsearchform').inputValue()) === '') return
    await this.#click('.searchbar a.reset')
  }

  async search(field: Field, word: string): Promise<Painted> {
    const options = this.page.locator('#searchmenu')
    if (!(await options.isVisible())) await this.page.locator('.searchbar a.options').click()
    await options.waitFor()
    await this.page.evaluate((chosen) => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[name="s_mods[]"]'))
        if (box.checked !== (box.value === chosen)) box.click()
    }, field)
    await this.page.locator('#mailsearchform').fill(word)
    return this.#entered()
  }

  async markUnread(isUnread: boolean): Promise<Marked> {
    await this.page.locator('#messagelist-content').focus()
    await this.page.locator('tr.message td.subject').first().click()
    await this.page.keyboard.press('Control+a')
    await this.page.locator('#markmessagemenulink').click()
    const entry = this.page.locator(`#markmessage-menu a.${isUnread ? 'unread' : 'read'}.active`)
    return followWrite(this.page, this.rest, async () => {
      const marked = this.painted({ kind: 'unread', count: isUnread ? 50 : 0 }, 'click')
      await entry.click()
      return marked
    })
  }

  #entered(): Promise<Painted> {
    return this.seen(this.entered({ kind: 'list', notRow: this.row }))
  }

  #click(query: string): Promise<Painted> {
    return this.clicked({ kind: 'list', notRow: this.row }, () =>
      this.page.locator(query).click({ noWaitAfter: true }),
    )
  }
}
