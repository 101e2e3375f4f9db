import type { Locator, Page } from '@playwright/test'
import { expect, test as product } from './product/test'
import { Gateway } from './product/Gateway'
import { Portal, signTicket, ticketSecret } from './product/Portal'

const test = product.extend<object, { portal: Portal }>({
  gateway: [
    async ({ outside }, use) => {
      const gateway = await Gateway.install(outside.port, {
        MAILROOM_TICKET_ISSUER: 'portal',
        MAILROOM_TICKET_SECRET: ticketSecret,
      })
      await gateway.addAccount({ name: 'emma', realName: 'Emma Clarke', jobNumber: '3001' })
      await gateway.addAccount({ name: 'zhangwei', realName: '张伟', jobNumber: '3002' })
      await gateway.start()
      await use(gateway)
      await gateway.remove()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ gateway }, use) => {
      const portal = await Portal.start(gateway.url)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
})

const mailbox = (page: Page) => page.locator('#mailbox')
const mailText = (page: Page) => page.frameLocator('#mailbox iframe[title^=邮件正文]')

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Signed on as').selectOption(name)
  await page.getByRole('button', { name: 'Change' }).click()
}

async function signOn(page: Page, name = 'Emma Clarke'): Promise<void> {
  await choose(page, name)
  await expect(mailbox(page).getByRole('treeitem', { name: /收件箱/ })).toBeVisible()
}

/** Every value of an element's style, as the browser has worked it out. */
const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node)
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
  })

/** Elements on which a rule of the portal's style sheet shows, with what shows. */
const portalLooks = (elements: Locator) =>
  elements.evaluateAll((nodes) => {
    const grounds = ['pink', 'hotpink', 'lightyellow', '#ece2c6', '#ffe9a8'].map((color) => {
      const sample = document.createElement('i')
      sample.style.color = color
      document.body.append(sample)
      const { color: computed } = getComputedStyle(sample)
      sample.remove()
      return computed
    })
    return nodes.flatMap((node) => {
      // What has made way for something else since it was found has no style at all.
      if (!node.isConnected) return []
      const style = getComputedStyle(node)
      const marks = {
        font: style.fontFamily.includes('Georgia'),
        ground: grounds.includes(style.backgroundColor),
        letters: style.letterSpacing !== 'normal',
        capitals: style.textTransform === 'uppercase' || style.fontVariantCaps === 'small-caps',
        italics: style.fontStyle === 'italic',
        border: ['outset', 'dashed', 'double'].includes(style.borderTopStyle),
        wave: style.textDecorationStyle === 'wavy',
        bullet: style.listStyleType === 'square',
        pale: node instanceof SVGSVGElement && style.opacity === '0.9',
      }
      const shown = Object.entries(marks).flatMap(([mark, isShown]) => (isShown ? [mark] : []))
      return shown.length > 0 ? [`${node.tagName} ${node.getAttribute('class')} ${shown.join(' ')}`] : []
    })
  })

test('[EM-01] [SE-27] a person of the portal reads their mail in its page without signing in again', async ({
  page,
  gateway,
}) => {
  await signOn(page)
  await gateway.deliver({
    to: 'emma@example.com',
    subject: 'The east gate opens',
    html: '<p>On <b>Monday</b> at six.</p>',
  })
  await mailbox(page)
    .getByRole('row', { name: /The east gate opens/ })
    .click()
  await expect(mailText(page).getByText('Monday')).toBeVisible()
})

test('[SE-27] another person of the portal gets their own mailbox, and nobody gets none', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ to: 'emma@example.com', subject: 'For Emma alone', text: 'x' })
  await signOn(page)
  await expect(mailbox(page).getByRole('row', { name: /For Emma alone/ })).toBeVisible()
  await signOn(page, '张伟')
  await expect(mailbox(page).getByRole('row', { name: /For Emma alone/ })).toHaveCount(0)
  await choose(page, 'nobody')
  await expect(page.getByLabel('Signed on as')).toHaveValue('')
  await expect(mailbox(page)).toBeEmpty()
  const calls = ['/api/core/login-after/', '/api/mail/message/?folder=INBOX&limit=20&offset=0']
  for (const path of calls)
    await expect.poll(async () => (await page.request.get(path)).status(), { message: path }).toBe(401)
  expect((await page.request.post('/portal/ticket')).status()).toBe(401)
})

test('[EM-03] the mailbox changes nothing of the portal’s own look', async ({ page }) => {
  const own = [
    page.getByRole('button', { name: 'Change' }),
    page.getByRole('heading', { name: 'Canteen' }),
    page.getByRole('link', { name: 'Canteen' }),
    page.getByRole('cell', { name: 'Fish pie' }),
    page.getByRole('listitem').first(),
    page.getByLabel('Signed on as'),
    page.locator('body > header'),
    page.locator('html'),
  ]
  await choose(page, 'nobody')
  await expect(page.getByLabel('Signed on as')).toHaveValue('')
  await page.mouse.move(0, 0)
  const before = await Promise.all(own.map(styleOf))
  await signOn(page)
  await page.mouse.move(0, 0)
  // The name in the list of people is a longer one now, and whoever was clicked has the focus.
  await page.getByLabel('Signed on as').selectOption('nobody')
  for (const [index, element] of own.entries()) expect(await styleOf(element)).toEqual(before[index])
  const link = page.getByRole('link', { name: 'Canteen' })
  await link.hover()
  await expect(link).toHaveCSS('background-color', 'rgb(255, 233, 168)')
})

test('[EM-03] [EM-10] the portal’s rules for bare elements do not reach the mailbox', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ to: 'emma@example.com', subject: 'Looks', html: '<p>Good looks.</p>' })
  await signOn(page)
  const parts = mailbox(page).locator('*')
  expect(await portalLooks(page.locator('body > header *')), 'the portal has its own look').not.toEqual([])

  await mailbox(page).getByRole('row', { name: /Looks/ }).hover()
  expect(await portalLooks(parts), 'the list').toEqual([])
  await mailbox(page).getByRole('row', { name: /Looks/ }).click()
  await expect(mailText(page).getByText('Good looks.')).toBeVisible()
  expect(await portalLooks(parts), 'the open mail').toEqual([])
  const compose = mailbox(page).getByRole('button', { name: '写信', exact: true })
  await compose.click()
  await expect(mailbox(page).getByRole('toolbar').last()).toBeVisible()
  expect(await portalLooks(parts), 'the new mail').toEqual([])
  // The skin is the portal's own: nearly square corners.
  await expect(compose).toHaveCSS('border-radius', '2px')
})

test('[SE-27] a ticket that is forged, stale or used opens nothing', async ({ page }) => {
  const now = Math.floor(Date.now() / 1000)
  const bring = (ticket: string) => page.request.post('/api/ticket-login/', { data: { ticket } })
  const bad: Readonly<Record<string, string>> = {
    'signed by somebody else': signTicket({ jti: 'a1' }, { secret: 'another secret, just as long as ours' }),
    'not signed': signTicket({ jti: 'a2' }, { alg: 'none' }),
    expired: signTicket({ jti: 'a3', iat: now - 600, exp: now - 540 }),
    'good for a year': signTicket({ jti: 'a4', exp: now + 31_536_000 }),
    'of another issuer': signTicket({ jti: 'a5', iss: 'elsewhere' }),
    'for another audience': signTicket({ jti: 'a6', aud: 'files' }),
    'without an id': signTicket({}),
    'for nobody we know': signTicket({ jti: 'a7', sub: 'mallory@example.com' }),
    'no ticket at all': 'a.b.c',
  }
  const answers = new Set<string>()
  for (const [name, ticket] of Object.entries(bad)) {
    const answer = await bring(ticket)
    expect(answer.status(), name).toBe(400)
    expect(answer.headers()['set-cookie'], name).toBeUndefined()
    answers.add(await answer.text())
  }
  expect(answers.size, 'the answer tells what was wrong').toBe(1)
  const once = signTicket({ jti: 'a8' })
  expect((await bring(once)).status()).toBe(200)
  expect((await bring(once)).status()).toBe(400)
})
