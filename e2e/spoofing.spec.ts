import type { Locator, Page } from '@playwright/test'
import { button, editor, mailText, openAs, row } from './product/mailbox'
import { encodedWord, rawMail, type RawMail } from './product/rawMail'
import type { Gateway } from './product/Gateway'
import { expect, test } from './product/test'

/** Mails reach somebody at example.com, whom these senders would like to deceive. */
const from = (name: string, address: string): string => `From: ${encodedWord(name)} <${address}>`

/** What is wrong with a sender, and the header lines that say who it is: one of each kind, and each that is read otherwise. */
const kinds: readonly (readonly [trick: string, ...header: readonly string[]])[] = [
  ['another address as the name', from('boss@example.com', 'x@evil.test')],
  ['another address as the name, quoted', 'From: "boss@example.com" <x@evil.test>'],
  ['another address as a whole mailbox', 'From: "Boss <boss@example.com>" <x@evil.test>'],
  ['a name turned around', from('boss\u202Emoc.elpmaxe', 'x@evil.test')],
  ['an embedding that is never closed', from('Boss \u202B', 'x@evil.test')],
  ['a zero-width space', from('Bo\u200Bss', 'x@evil.test')],
  ['a zero-width space in the address', `From: Boss <bo\u200Bss@evil.test>`],
  ['a Cyrillic letter in a Latin name', from('Pаypal', 'x@evil.test')],
  ['a Cyrillic letter in the domain', `From: Boss <boss@exаmple.com>`],
  ['the same in punycode', 'From: Boss <boss@xn--exmple-4nf.com>'],
  ['a full-width domain', `From: Boss <x@ｅｘａｍｐｌｅ.com>`],
  ['a digit for a letter', 'From: Boss <boss@examp1e.com>'],
  ['the domain in front of the true one', 'From: Boss <boss@example.com.evil.test>'],
  ['the domain in the local part', 'From: Boss <"boss@example.com"@evil.test>'],
  ['two senders, ours first', 'From: Boss <boss@example.com>', 'From: x@evil.test'],
  ['two senders, ours last', 'From: x@evil.test', 'From: Boss <boss@example.com>'],
  ['two addresses in one line', 'From: Boss <boss@example.com>, x@evil.test'],
]

/** More of the same kinds, which the rule itself is tested with: these go through the product with the long tests. */
const variants: typeof kinds = [
  ['another address behind the name', from('王总 boss@example.com', 'x@evil.test')],
  ['another address in brackets', from('Boss (boss@example.com)', 'x@evil.test')],
  ['another address in full-width brackets', from('王总（boss@example.com）', 'x@evil.test')],
  ['another address with a full-width sign', from('boss＠example.com', 'x@evil.test')],
  ['another address with an ideographic full stop', from('boss@example。com', 'x@evil.test')],
  ['another address with a zero-width space', from('boss@exam\u200Bple.com', 'x@evil.test')],
  ['a name forced to one side', from('\u202Dboss', 'x@evil.test')],
  ['an isolate', from('Bo\u2066ss\u2069', 'x@evil.test')],
  ['a right-to-left mark', from('\u200FBoss', 'x@evil.test')],
  ['a zero-width non-joiner', from('Bo\u200Css', 'x@evil.test')],
  ['a zero-width joiner', from('Bo\u200Dss', 'x@evil.test')],
  ['a word joiner', from('Bo\u2060ss', 'x@evil.test')],
  ['a soft hyphen', from('Bo\u00ADss', 'x@evil.test')],
  ['a Hangul filler', from('Boss\u3164', 'x@evil.test')],
  ['an empty braille cell', from('Boss\u2800', 'x@evil.test')],
  ['a tag character', from('Boss\u{E0041}', 'x@evil.test')],
  ['two Cyrillic letters in a Latin name', from('Gооgle Support', 'x@evil.test')],
  ['a Greek letter in a Latin name', from('Αlice', 'x@evil.test')],
  ['a Cyrillic letter in the address', `From: Boss <bоss@evil.test>`],
  ['a domain all in Cyrillic that reads as Latin', 'From: Boss <x@xn--80ak6aa92e.com>'],
  ['an accent', 'From: Boss <x@xn--xample-9ua.com>'],
  ['two letters that look like one', 'From: Boss <boss@exarnple.com>'],
  ['a capital i for an l', 'From: Boss <boss@exampIe.com>'],
  ['two letters swapped', 'From: Boss <boss@exampel.com>'],
  ['a letter twice', 'From: Boss <boss@examplle.com>'],
  ['a letter left out', 'From: Boss <boss@exmple.com>'],
  ['another top level', 'From: Boss <boss@example.co>'],
  ['the domain with a hyphen', 'From: Boss <boss@example-com.net>'],
  ['the domain in another one with hyphens', 'From: Boss <boss@login-example-com.net>'],
]

const deceivers = process.env.MAILROOM_LONG ? [...kinds, ...variants] : kinds

/** Links whose text says something else than their address. */
const links: readonly (readonly [text: string, href: string])[] = [
  ['https://bank.example/login', 'https://evil.test/login'],
  ['bank.example', 'https://evil.test/'],
  ['www.bank.example', 'https://bank.example.evil.test/'],
  ['bank.example', 'https://notbank.example/'],
  ['Sign in', 'https://bank.example@evil.test/'],
  ['ba\u200Bnk.example', 'https://evil.test/'],
  ['bank．example', 'https://evil.test/'],
  ['bank。example', 'https://evil.test/'],
  ['bаnk.example', 'https://bank.example/'],
  ['\u202Eelpmaxe.knab', 'https://evil.test/'],
  ['https://bank.example', 'https://bank.example.evil.test:8443/'],
  ['银行 https://bank.example', 'https://evil.test/'],
]

/** Names of programs that would like to pass for papers. */
const fileNames = [
  'invoice\u202Efdp.exe',
  '\u202Egpj.a.scr',
  'report\u2066fdp\u2069.exe',
  'bill.pdf\u200B.exe',
  `contract.pdf${' '.repeat(120)}.exe`,
  `photo.png${'\u3000'.repeat(60)}.scr`,
  'list.xlsx\u3164\u3164.exe',
  'a'.repeat(90) + '.pdf.exe',
  'minutes.doc\u00AD.js',
  'photo\u202Egpj.html',
  'plan.pdf\u200B.html',
  'b'.repeat(90) + '.pdf.html',
]

async function deliver(gateway: Gateway, to: string, mail: RawMail): Promise<void> {
  await gateway.deliver({ envelope: { from: 'x@evil.test', to }, raw: rawMail(mail) })
}

/** Turns to the mail of that subject and waits until it is there. */
async function open(page: Page, subject: string): Promise<Locator> {
  await row(page, new RegExp(`${subject}，`)).click()
  const mail = page.getByRole('article')
  await expect(mail.getByRole('heading', { name: subject, exact: true })).toBeVisible()
  return mail
}

test('[X8] says of a sender who may not be who they seem to be', async ({ browser, gateway }) => {
  test.slow()
  const name = await gateway.newcomer('方敏')
  const to = `${name}@example.com`
  await deliver(gateway, to, { header: ['From: Lin <lin@partner.test>', 'Subject: honest'], text: 'x' })
  for (const [index, [, ...header]] of deceivers.entries())
    await deliver(gateway, to, { header: [...header, `To: ${to}`, `Subject: case ${index}.`], text: 'x' })
  const page = await openAs(browser, gateway.url, name)
  await page.getByRole('combobox', { name: '每页' }).selectOption('50')
  await expect(row(page, 'honest')).toBeVisible()

  const unmarked: string[] = []
  for (const [index, [trick]] of deceivers.entries()) {
    const mail = await open(page, `case ${index}.`)
    if ((await mail.getByRole('note').count()) === 0) unmarked.push(trick)
    await button(page, '全部关闭').click()
  }
  expect(unmarked).toEqual([])
  const honest = await open(page, 'honest')
  await expect(honest.getByRole('note')).toHaveCount(0)
  await page.context().close()
})

test('[X8] names the true host behind a link that says another', async ({ browser, gateway }) => {
  const name = await gateway.newcomer('秦岚')
  const html = links.map(([text, href]) => `<p><a href="${href}">${text}</a></p>`).join('')
  const honest = '<p><a href="https://example.org/a">https://example.org/a</a></p>'
  await deliver(gateway, `${name}@example.com`, {
    header: ['From: Lin <lin@partner.test>', 'Subject: links'],
    html: html + honest,
  })
  const page = await openAs(browser, gateway.url, name)
  await open(page, 'links')
  const lines = mailText(page).locator('p')
  await expect(lines).toHaveCount(links.length + 1)
  const shown = await lines.allInnerTexts()
  const unmarked = links.filter(([, href], index) => !shown[index]!.includes(`⚠ ${new URL(href).host}`))
  expect(unmarked).toEqual([])
  expect(shown.at(-1)).toBe('https://example.org/a')
  await page.context().close()
})

test('[X8] shows every file with its true extension, in the mail, on disk and when it is forwarded', async ({
  browser,
  gateway,
}) => {
  const name = await gateway.newcomer('沈括')
  await deliver(gateway, `${name}@example.com`, {
    header: ['From: Lin <lin@partner.test>', 'Subject: files'],
    text: 'x',
    files: fileNames.map((fileName) => ({ name: fileName, content: 'MZ' })),
  })
  const page = await openAs(browser, gateway.url, name)
  await page.setViewportSize({ width: 900, height: 900 })
  const mail = await open(page, 'files')
  const saving = mail.getByRole('button', { name: /^下载 / })
  const cards = mail.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^下载 / }) })
  for (const [index, fileName] of fileNames.entries()) {
    // Chromium lets a page begin ten downloads within a second and drops the next one without a word.
    if (index === 6) await page.reload()
    await expect(saving).toHaveCount(fileNames.length)
    const extension = fileName.slice(fileName.lastIndexOf('.'))
    await expectEnding(cards.nth(index), extension)
    const download = page.waitForEvent('download')
    await saving.nth(index).click()
    expect((await download).suggestedFilename()).toMatch(endingIn(extension))
  }

  await button(page, '转发').click()
  await expect(editor(page)).toBeVisible()
  const files = page.getByRole('list', { name: /个附件$/ }).getByRole('listitem')
  // Programs are left behind.
  const forwarded = fileNames.filter((fileName) => fileName.endsWith('.html'))
  await expect(files).toHaveCount(forwarded.length)
  for (const [index, fileName] of forwarded.entries())
    await expectEnding(files.nth(index), fileName.slice(fileName.lastIndexOf('.')))
  await page.context().close()
})

/** Nothing in the text may turn it, and its extension stands where a person sees it. */
async function expectEnding(place: Locator, extension: string): Promise<void> {
  const text = await place.innerText()
  expect(text).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00ad\u3164]/)
  expect(text).toContain(extension)
  const isCut = await place.evaluate((element, ending) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      const at = node.textContent!.lastIndexOf(ending)
      const holder = node.parentElement!
      // Words for screen readers are no picture of the name.
      if (at < 0 || holder.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + ending.length)
      const { right } = range.getBoundingClientRect()
      return right > holder.getBoundingClientRect().right + 1
    }
    return true
  }, extension)
  expect(isCut, `${extension} is cut off in ${text}`).toBe(false)
}

/** Ends in it, with nothing in the name that turns or hides a part. */
const endingIn = (extension: string) =>
  new RegExp(`^[^\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069]*\\${extension}$`)

test('[X8] a subject that turns text around turns nothing beside it', async ({ browser, gateway }) => {
  const name = await gateway.newcomer('苏轼')
  await deliver(gateway, `${name}@example.com`, {
    header: [from('Lin', 'lin@partner.test'), `Subject: ${encodedWord('plan \u202Eabc')}`],
    text: 'second words',
  })
  const page = await openAs(browser, gateway.url, name)
  const words = row(page, /plan/).getByText('second words')
  await expect(words).toBeVisible()
  // In a line that is turned around, the first letter stands right of the last.
  const isTurned = await words.evaluate((element) => {
    const [text] = element.childNodes
    const left = (at: number) => {
      const range = document.createRange()
      range.setStart(text!, at)
      range.setEnd(text!, at + 1)
      return range.getBoundingClientRect().left
    }
    return left(0) > left(6)
  })
  expect(isTurned).toBe(false)
  await page.context().close()
})
