import type { Browser, Page } from '@playwright/test'
import { asker } from './product/asker'
import { layoutFaults } from './product/layoutFaults'
import { button, folder, mailText, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'
import { ranIn, watch } from './product/watchAttacks'

/** In a product of its own: its organisation has such names for good. */
test.use({ settings: {} })

/** Markup that runs, in names of any length and in those of twenty characters. */
const markup = '"><img src=x onerror="window.pwned=1">{{7*7}}$t(x)'
const short = '<svg onload=pwned=1>'
/** Reads from right to left, and nothing breaks it. */
const turning = 'بغداد'
const long = `${turning}(1)${'W'.repeat(50)}`

/** Calls everything that has a name so. */
async function fill(page: Page) {
  const { post, put } = await asker(page)
  for (const name of [short, `${turning}(1)WWWWWWWWWW`]) {
    await post('/api/mail/tag/', { name, color: '#ff0000' })
    await post('/api/netdisk/folders/', { disk: 'personal', name: name.replaceAll(/[<>/]/g, '(') })
  }
  const start = new Date().toISOString()
  for (const [index, name] of [short, `${turning}(1)WWWWWWWWWW`].entries()) {
    const { id } = await post('/api/schedule/calendars/', { name, color: 'red', sharees: [] })
    await post('/api/schedule/events/', {
      ...{ request_id: crypto.randomUUID(), calendar_id: id, start, end: start, is_all_day: false },
      ...{ title: [markup, long][index], place: long, remark: markup, timezone: 'Asia/Shanghai' },
      ...{ recurrence: null, color: null, reminder: null, participants: [] },
    })
  }
  for (const name of [markup.replaceAll('/', ''), long.slice(0, 60)])
    await post('/api/mail/folder/', { name })
  for (const name of [markup, long]) {
    await post('/api/mail/search/', { name: name.slice(0, 20), query: name })
    await post('/api/setting/signature/', { caption: name.slice(0, 20), content: `<p>${name}</p>` })
    await post('/api/setting/template/', { caption: name, content: `<p>${name}</p>` })
    await post('/api/admin/department/', { name: name.slice(0, 40), parent_id: null })
    const email = `c${name.length}@partner.test`
    await post('/api/mail/message/ppab/', { email, fullname: name })
  }
  await put('/api/admin/organisation/', {
    ...{ title: markup, name: long, system_name: markup, icp_no: long, agreement: markup },
    welcome_links: [
      { title: markup, links: [{ title: long, desc: markup, icon: '', url: 'https://intranet.example/' }] },
    ],
  })
}

/** A colleague with such a name writes a mail that has to be reviewed. */
async function holdMail(browser: Browser, url: string, colleague: string) {
  const page = await openAs(browser, url, colleague)
  const { post } = await asker(page)
  await post('/api/mail/message/sent/', {
    ...{ action: 'send', draft_id: crypto.randomUUID(), is_html: true },
    ...{ subject: `held ${markup} ${long}`, html_text: '<p>canary</p>', plain_text: '' },
    to: [['lina@partner.test', long]],
    cc: [['cc@partner.test', markup]],
    ...{ bcc: [], attachments: [] },
  })
  await page.context().close()
}

const pages = [
  ...['/mailbox/welcome', '/appcenter', '/mailbox/innerbox/Drafts', '/mailbox/innerbox/INBOX?composeMail=1'],
  ...['user', 'skin', 'param', 'template', 'signature', 'tag', 'password', 'twofactor', 'certificate'].map(
    (name) => `/setting/${name}`,
  ),
  ...['blacklist', 'relatelist', 'accountcancel'].map((name) => `/setting/${name}`),
  ...['/contact/pab', '/file/pfile', '/calendar/set'],
  ...['month', 'day', 'agenda'].map((view) => `/calendar/index?view=${view}`),
  ...['accounts', 'departments', 'look', 'functions', 'rules', 'approvals', 'audit'].map(
    (name) => `/admin/${name}`,
  ),
]

/** Pages in whose midst such a name has to stand before they are looked at. */
const named = new Set([
  '/mailbox/welcome',
  '/setting/tag',
  '/setting/template',
  '/setting/signature',
  '/admin/accounts',
  '/admin/departments',
  '/contact/pab',
  '/file/pfile',
  '/calendar/set',
  '/calendar/index?view=month',
  '/calendar/index?view=agenda',
])

/** Narrow pages have less room for what is long; wide ones come with the long tests. */
const widths = process.env.MAILROOM_LONG ? [1280, 390] : [390]

for (const width of widths)
  test(`[X3] [X8] an account full of hostile names is toured at ${width} px: nothing runs, reaches out or turns`, async ({
    browser,
    gateway,
  }) => {
    const name = await gateway.newcomer(long)
    const colleague = await gateway.newcomer(markup)
    await gateway.command('account', 'admin', `${name}@example.com`, 'on')
    await gateway.command(
      ...['review', 'add', '--reviewer', `${name}@example.com`],
      ...['--from', `${colleague}@example.com`, '--words', 'canary'],
    )
    await holdMail(browser, gateway.url, colleague)
    const page = await openAs(browser, gateway.url, name)
    const { seen } = watch(page.context(), gateway.url)
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) seen.push(message.text())
    })
    await page.setViewportSize({ width, height: 800 })
    await fill(page)
    for (const [index, words] of [markup, long, `\u202E${turning} fdp.exe`].entries())
      await gateway.deliver({
        to: `${name}@example.com`,
        from: { name: words, address: `sender${index}@partner.test` },
        subject: `${index} ${words}`,
        html: '<p>canary</p>',
        attachments: [{ filename: `${words}.txt`, content: 'x' }],
      })
    const faults: string[] = []
    const check = async (what: string) => {
      if ((await ranIn(page)).includes(true)) faults.push(`${what}: a script ran`)
      faults.push(...(await layoutFaults(page, turning)).map((fault) => `${what}: ${fault}`))
    }

    await page.goto('/mailbox/innerbox/INBOX')
    for (const index of [0, 1, 2]) {
      await expect(row(page, new RegExp(`\\b${index} `))).toBeVisible()
      await check('list')
      await row(page, new RegExp(`\\b${index} `)).click()
      await expect(mailText(page).locator('body')).toContainText('canary')
      await check(`mail ${index}`)
      await page.goto('/mailbox/innerbox/INBOX')
    }
    await expect(row(page, /\b0 /)).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: '前往或执行' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await check('palette')
    await page.keyboard.press('Escape')
    await page.goto(`/mailbox/innerbox/INBOX?searchmail=${encodeURIComponent(markup)}`)
    await expect(page.getByRole('combobox', { name: '搜索邮件' })).toHaveValue(/onerror/)
    await check('search')
    await page.goto('/mailbox/review')
    await expect(page.getByRole('button', { name: /held/ })).toBeVisible()
    await check('mails in review')
    await page.getByRole('button', { name: /held/ }).click()
    await expect(mailText(page).locator('body')).toContainText('canary')
    await check('a mail in review')
    for (const address of pages) {
      await page.goto(address)
      await expect(page.locator('main, [role=main], [role=tabpanel]').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      if (named.has(address))
        await expect(page.locator('main').getByText(turning).filter({ visible: true }).first()).toBeVisible()
      await check(address)
    }
    if (width > 1_000) {
      await page.goto('/mailbox/innerbox/INBOX')
      await folder(page, /onerror/).click({ button: 'right' })
      await page.getByRole('menuitem', { name: '删除' }).click()
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
      await check('dialog')
      await button(page, '取消').click()
    }
    expect(faults).toEqual([])
    expect(seen).toEqual([])
    await page.context().close()
  })

test('[X3] [X8] what looks at the layout sees names that widen a page or turn a line', async ({ page }) => {
  await page.setContent(
    `<p>from <span>${turning}</span> (1)</p><p>from <bdi>${turning}</bdi> (1)</p><p>${turning}</p>`,
  )
  expect(await layoutFaults(page, turning)).toEqual([`P lets a name turn it: from ${turning} (1)`])
  await page.setContent(`<p style="inline-size: 3000px">${turning}</p>`)
  expect(await layoutFaults(page, turning)).toEqual([
    expect.stringContaining('the page is'),
    expect.stringContaining('P reaches to'),
  ])
})
