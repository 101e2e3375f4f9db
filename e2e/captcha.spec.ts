import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Gateway, password } from './product/Gateway'
import { button } from './product/mailbox'
import { expect, test } from './product/test'

/** The product of a company that asks everybody for a captcha. */
test.use({ settings: { MAILROOM_CAPTCHA_WHEN: 'always' } })

const box = (page: Page) => page.getByRole('group', { name: '请完成验证' })
const piece = (page: Page) => page.getByRole('slider', { name: '拖动滑块，将拼图移入缺口' })

/** What the server alone knows: where the gap is. */
function gapOf(gateway: Gateway): number {
  const database = new DatabaseSync(join(gateway.folder, 'mailroom.db'), { readOnly: true })
  const row = database
    .prepare('select solution from captchas where is_solved = 0 order by expires_at desc limit 1')
    .get()
  database.close()
  return (JSON.parse(String(row?.solution)) as { left: number }).left
}

async function open(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(piece(page)).toBeVisible()
  await page.getByLabel('邮箱账号或工号').fill('alice')
  await page.getByLabel('密码', { exact: true }).fill(password)
}

test('[SE-04, SE-07] a piece is moved into its gap by keys, and only then somebody is let in', async ({
  page,
  gateway,
}) => {
  await open(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await button(page, '登录').click()
  await expect(box(page)).toContainText('请完成验证')
  await expect(piece(page)).toBeFocused()

  const before = await box(page).locator('img').first().getAttribute('src')
  await piece(page).press('End')
  await piece(page).press('Enter')
  await expect(box(page)).toContainText('验证码校验失败，请重新验证！')
  await expect(box(page).locator('img').first()).not.toHaveAttribute('src', before!)
  await expect(piece(page)).toBeFocused()

  await piece(page).fill(String(gapOf(gateway) + 5))
  await piece(page).press('Enter')
  await expect(box(page)).toContainText('验证成功')
  await button(page, '登录').click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('[SE-04] a piece is dragged, and a wrong password wants another puzzle', async ({ page, gateway }) => {
  await open(page)
  const drag = async () => {
    const track = (await piece(page).boundingBox())!
    const [most, thumb] = [272, 40]
    const x = (left: number) => track.x + thumb / 2 + ((track.width - thumb) * left) / most
    await page.mouse.move(x(0), track.y + track.height / 2)
    await page.mouse.down()
    await page.mouse.move(x(gapOf(gateway)), track.y + track.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(box(page)).toContainText('验证成功')
  }
  await drag()
  await page.getByLabel('密码', { exact: true }).fill('not-the-password')
  await button(page, '登录').click()
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误')
  await expect(box(page)).not.toContainText('验证成功')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await drag()
  await button(page, '登录').click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('[SE-06, SE-07] whoever cannot see the picture reckons', async ({ page }) => {
  await open(page)
  await button(page, '看不到图片？').click()
  const answer = page.getByRole('textbox', { name: /^请输入计算结果/ })
  await expect(answer).toBeFocused()
  await answer.fill('-1')
  await answer.press('Enter')
  await expect(box(page)).toContainText('验证码校验失败，请重新验证！')
  await expect(answer).toHaveValue('')
  const [, left, sign, right] = /(\d+) ([+−×]) (\d+)/.exec(await box(page).innerText())!
  const [a, b] = [Number(left), Number(right)]
  await answer.fill(String({ '+': a + b, '−': a - b, '×': a * b }[sign!]))
  await answer.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('[SE-05] characters are clicked in order, or marked with the keys', async ({ page }) => {
  // Where characters lie is for the server; what is clicked is for the page.
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const shown = { captcha_type: 'click', image: picture, width: 320, height: 320, order: ['K', '7', 'A'] }
  const none = { piece: '', piece_size: 0, piece_top: 0, question: '', has_readable: false }
  const answers: unknown[] = []
  await page.route('**/api/captcha/?*', (route) => route.fulfill({ json: { id: 'one', ...shown, ...none } }))
  await page.route('**/api/captcha/check/?*', (route) => {
    answers.push(route.request().postDataJSON())
    return route.fulfill({ json: { msg: 'success' } })
  })
  await page.goto('/login')
  const area = page.getByRole('application', { name: '请依次点击： K 7 A' })
  const { width } = (await area.boundingBox())!
  for (const [x, y] of [
    [80, 40],
    [160, 200],
    [280, 120],
  ] as const)
    await area.click({ position: { x: (x * width) / 320, y: (y * width) / 320 } })
  await expect(box(page)).toContainText('验证成功')
  await page.reload()
  await area.focus()
  for (const key of ['ArrowLeft', ' ', 'Backspace', ' ', 'ArrowUp', ' ', 'ArrowRight', 'Enter'])
    await area.press(key)
  await expect(box(page)).toContainText('验证成功')
  // The pointer lands between the picture's own points.
  const near = (value: number) => expect.closeTo(value, -0.5)
  const clicked = [
    [80, 40],
    [160, 200],
    [280, 120],
  ].map(([x, y]) => ({ x: near(x!), y: near(y!) }))
  expect(answers).toEqual([
    { id: 'one', points: clicked },
    {
      id: 'one',
      points: [
        { x: 152, y: 160 },
        { x: 152, y: 152 },
        { x: 160, y: 152 },
      ],
    },
  ])
})
