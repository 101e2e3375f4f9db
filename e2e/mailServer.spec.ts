import { mkdir, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Gateway } from './product/Gateway'
import { button, editor, folder, row } from './product/mailbox'
import { ann, type MailCompany, openMailCompany, type OtherProgram } from './product/MailCompany'
import { expect, signIn, test as base } from './product/test'

interface World {
  company: MailCompany
  /** What Ann reads her mail with besides. */
  other: OtherProgram
}

const test = base.extend<{}, World>({
  company: [
    async ({}, use) => {
      const company = await openMailCompany()
      await use(company)
      await company.close()
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ company }, use) => {
      const gateway = await company.install()
      await gateway.start()
      await use(gateway)
      await gateway.remove()
    },
    { scope: 'worker' },
  ],
  other: [
    async ({ company }, use) => {
      const other = await company.otherProgram()
      await use(other)
      other.close()
    },
    { scope: 'worker' },
  ],
})

const letter = (subject: string, text = `Text of ${subject}`) =>
  [
    'From: Lina <lina@partner.test>',
    `To: ${ann.user}`,
    `Subject: ${subject}`,
    `Message-ID: <${subject}@partner.test>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')

/** What the mail server holds in a folder, asked for by the other program: flags by subject. */
async function onServer(other: OtherProgram, path: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found: [string, readonly string[]][] = []
  await other.mailboxOpen(path)
  for await (const { envelope, flags } of other.fetch('1:*', { envelope: true, flags: true })) {
    // Between its answers the server tells of flags that others change.
    if (envelope) found.push([envelope.subject ?? '', [...(flags ?? [])]])
  }
  return new Map(found)
}

const opened = (page: Page) => page.getByRole('article', { name: '邮件' })

const signInAsAnn = (page: Page) => signIn(page, 'ann', ann.password)

/** What the gateway still has to do, by its own figures. */
const waitingJobs = async ({ url }: Gateway) =>
  /mailroom_waiting_jobs (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]

async function moreEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '更多' }).last().click()
  await page.getByRole('menuitem', { name }).click()
}

test('[GW-03] [SE-01] reads with the password of the IMAP server, and hears at once what another program does', async ({
  page,
  company,
  other,
}) => {
  await company.dovecot.deliver(ann.user, letter('before'))
  await page.goto('/mailbox/innerbox/INBOX')
  await page.getByLabel('邮箱账号或工号').fill('ann')
  await page.getByLabel('密码', { exact: true }).fill('not-hers')
  await button(page, '登录').click()
  await expect(page.getByRole('alert')).toHaveText(/用户名或密码错误/)
  await signInAsAnn(page)
  await expect(row(page, /^未读.*before/)).toBeVisible()

  // It appears without a reload.
  await other.append('INBOX', letter('appended'))
  await expect(row(page, /^未读.*appended/)).toBeVisible()

  // What is done on the page is done on the server.
  await row(page, /appended/).click()
  await expect(opened(page).getByText('Text of appended')).toBeVisible()
  await expect.poll(async () => (await onServer(other, 'INBOX')).get('appended')).toContain('\\Seen')
  await page.goto('/mailbox/innerbox/INBOX')
  const select = (subject: string) => page.getByRole('checkbox', { name: `选择“${subject}”` }).check()
  await select('before')
  const toolbar = page.getByRole('toolbar', { name: '邮件操作' }).first()
  await toolbar.getByRole('button', { name: '标记为', exact: true }).click()
  await page.getByRole('menuitem', { name: '红旗', exact: true }).click()
  await expect(row(page, /before.*红旗/)).toBeVisible()
  await expect.poll(async () => (await onServer(other, 'INBOX')).get('before')).toContain('\\Flagged')
  await page.keyboard.press('Delete')
  await expect(row(page, /before/)).toHaveCount(0)
  await expect.poll(async () => [...(await onServer(other, 'INBOX')).keys()]).toEqual(['appended'])
  await expect.poll(async () => [...(await onServer(other, 'Trash')).keys()]).toEqual(['before'])

  // And what is done on the server is seen on the page.
  await other.mailboxOpen('INBOX')
  await other.messageFlagsRemove('1:*', ['\\Seen'])
  await expect(row(page, /^未读.*appended/)).toBeVisible()
  await other.messageDelete('1:*')
  await expect(row(page, /appended/)).toHaveCount(0)
})

test('[GW-03] [CO-12] answers with a file through the SMTP server, and files the copy once', async ({
  page,
  company,
  other,
  gateway,
}) => {
  const atRest = await waitingJobs(gateway)
  await company.dovecot.deliver(ann.user, letter('question'))
  await signInAsAnn(page)
  await row(page, /question/).click()
  await page.getByRole('button', { name: '回复', exact: true }).click()
  await expect(editor(page)).toBeVisible()
  await editor(page).click()
  await page.keyboard.type('收到，见附件。')
  const uploaded = page.waitForResponse((answer) => answer.url().includes('/api/mail/attach/'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '批复.txt', mimeType: 'text/plain', buffer: Buffer.from('同意') })
  await uploaded
  // It is there, and not on its way any more.
  await expect(page.getByRole('button', { name: '移除 批复.txt' })).toBeVisible()
  const arrived = company.smtp.nextMail()
  await button(page, '发送').click()

  const mail = await arrived
  expect([mail.user, mail.mailFrom, mail.recipients]).toEqual([ann.user, ann.user, ['lina@partner.test']])
  expect(mail.raw).toContain('In-Reply-To: <question@partner.test>')
  expect(mail.raw).toContain(Buffer.from('同意').toString('base64'))
  // The same bytes lie in Sent, once, when everything that was to be done is done.
  await expect.poll(() => waitingJobs(gateway)).toBe(atRest)
  await other.mailboxOpen('Sent')
  const copies = await other.fetchAll('1:*', { source: true, flags: true })
  expect(copies).toHaveLength(1)
  expect(copies[0]!.flags).toContain('\\Seen')
  expect(copies[0]!.source!.toString()).toContain(Buffer.from('同意').toString('base64'))
  expect(company.smtp.mails).toHaveLength(1)
  await expect.poll(async () => (await onServer(other, 'INBOX')).get('question')).toContain('\\Answered')
  await folder(page, /^已发送/).click()
  await expect(row(page, /question/)).toBeVisible()
})

test('[GW-03] [ER-03] loses nothing with its data folder, and nothing with its database', async ({
  page,
  company,
  other,
  gateway,
}) => {
  // Long enough to lie in the folder.
  const text = `${'长长的一段话。\r\n'.repeat(30_000)}结尾`
  await company.dovecot.deliver(ann.user, letter('long', text))
  await signInAsAnn(page)
  await row(page, /long/).click()
  await expect(opened(page).getByText('结尾')).toBeAttached()
  await expect.poll(async () => (await onServer(other, 'INBOX')).get('long')).toContain('\\Seen')
  const before = await onServer(other, 'INBOX')

  await page.goto('about:blank')
  await gateway.stop()
  await rm(gateway.folder, { recursive: true })
  await mkdir(gateway.folder)
  await gateway.start()
  // The key that kept her password is gone, so she is asked for it once: at once, or over the list that is known without it.
  await page.goto('/mailbox/innerbox/INBOX')
  const again = button(page, '重新登录')
  await expect(again.or(page.getByLabel('邮箱账号或工号'))).toBeVisible()
  if (await again.isVisible()) await again.click()
  await signInAsAnn(page)
  await row(page, /long/).click()
  await expect(opened(page).getByText('结尾')).toBeAttached()

  await page.goto('about:blank')
  await gateway.stop()
  await company.emptyDatabase()
  await gateway.start()
  await signInAsAnn(page)
  await row(page, /long/).click()
  await expect(opened(page).getByText('结尾')).toBeAttached()
  expect(await onServer(other, 'INBOX')).toEqual(before)
})

test('[ER-03] [R6] says that the mail server does not answer, and goes on when it is back', async ({
  page,
  company,
}) => {
  await company.dovecot.deliver(ann.user, letter('silence'))
  await signInAsAnn(page)
  await row(page, /silence/).click()
  await expect(opened(page).getByText('Text of silence')).toBeVisible()
  company.dovecot.pause()
  try {
    await moreEntry(page, '查看源代码')
    await expect(page.getByText('邮件服务器暂时没有响应，请稍后再试', { exact: true })).toBeVisible({
      timeout: 20_000,
    })
  } finally {
    company.dovecot.resume()
  }
  await expect(async () => {
    await button(page, '重试').click({ timeout: 1_000 })
    await expect(page.getByText('Subject: silence')).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
