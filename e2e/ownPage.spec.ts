import type { Page } from '@playwright/test'
import { button, editor, row, startMail } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/**
 * What would look otherwise if the page were one of others, whose rules are taken back: element, property, value here and
 * there. Elements that an editor fills are its own.
 */
const otherwise = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const guardingClass = () => {
      for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
          if (rule instanceof CSSStyleRule && rule.selectorText.includes('[data-mr-content]'))
            if (rule.style.position === 'revert') return /^\.([\w-]+)/.exec(rule.selectorText)![1]!
      throw new Error('No rule takes back what a page does.')
    }
    const guarding = guardingClass()
    const isGuarded = document.querySelector(`.${guarding}`)
    if (isGuarded) throw new Error('This page is taken for one of others already.')
    const root = document.body.querySelector('[lang]')!
    const seen = new Set<string>()
    // Of those that are made alike the first.
    const elements = [root, ...root.querySelectorAll('*')].filter((element) => {
      if (element.matches('[data-mr-content] *')) return false
      const kind = `${element.tagName} ${element.getAttribute('class')} ${element.parentElement?.getAttribute('class')}`
      const isFirst = !seen.has(kind)
      seen.add(kind)
      return isFirst
    })
    // By the one left out browsers look for faces, which are named for each language here.
    const names = [...getComputedStyle(root)].filter((name) => name !== '-webkit-locale')
    const looks = () =>
      elements.map((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo && ['none', 'normal'].includes(style.content)) return undefined
          return names.map((name) => [name, style.getPropertyValue(name)] as const)
        }),
      )
    const here = looks()
    root.classList.add(guarding)
    const there = looks()
    root.classList.remove(guarding)
    return elements.flatMap((element, at) =>
      here[at]!.flatMap((style, kind) => {
        const other = there[at]![kind]
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${['', '::before', '::after'][kind]}`
        if (!style || !other) return style === other ? [] : [`${name} is there or not`]
        return style.flatMap(([property, value], place) =>
          other[place]![1] === value ? [] : [`${name} ${property}: ${value} | ${other[place]![1]}`],
        )
      }),
    )
  })

test('[EM-03] the host, which takes nothing back of a page, looks as its parts do in one of others', async ({
  page,
  gateway,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(button(page, '登录')).toBeVisible()
  const found: Record<string, readonly string[]> = {}
  const look = async (what: string) => {
    const different = await otherwise(page)
    if (different.length > 0) found[what] = different
  }
  await look('sign-in')
  const name = await gateway.newcomer('孟瑶')
  await gateway.deliver({
    to: `${name}@example.com`,
    subject: '同样的外观',
    text: '您好。',
    attachments: [{ filename: '说明.txt', content: '说明' }],
  })
  await signIn(page, name)
  await expect(row(page, '同样的外观')).toBeVisible()
  await page.getByRole('checkbox', { name: '选择本页全部邮件' }).check()
  await look('list')
  await page.getByRole('checkbox', { name: '选择本页全部邮件' }).uncheck()
  await row(page, '同样的外观').click()
  await expect(page.getByRole('heading', { name: '同样的外观' })).toBeVisible()
  await look('reading')
  await startMail(page)
  await expect(editor(page)).toBeVisible()
  await look('composer')
  for (const path of ['/mailbox/welcome', '/search/login', '/setting/param', '/setting/sign']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await look(path)
  }
  expect(found).toEqual({})
})
