import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordsStage } from './stage/RecordsStage'
import { filter, rowsOf } from './stage/shownRecords'

beforeEach(() => page.viewport(1000, 720))

const words = (count: number) => rowsOf('Sign-ins', count)

it('[LG-01] [HO-03] says of each sign-in what came of it, from where and with what', async () => {
  await render(<RecordsStage />)
  const [now, before, code, password, phone] = await words(6)
  expect(now).toMatch(/Signed inThis session127\.0\.0\.1/)
  expect(before).toMatch(/Signed in上海办公室 \(10\.20\.3\.7\)Chrome on Windows$/)
  expect(code).toMatch(/Wrong code203\.0\.113\.9$/)
  expect(password).toMatch(/Wrong password203\.0\.113\.9$/)
  expect(phone).toMatch(/2001:db8:85a3::8a2e:370:7334Safari on iPhone$/)
})

it('[LG-01] shows what was refused alone, and what lies between two days', async () => {
  await render(<RecordsStage />)
  await words(6)
  await userEvent.selectOptions(filter.getByRole('combobox', { name: 'Result' }), 'Refused')
  await filter.getByRole('button', { name: 'Show' }).click()
  expect((await words(2)).join()).toMatch(/Wrong code.*Wrong password/)
  await filter.getByLabelText('To', { exact: true }).fill('2001-01-01')
  await filter.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('Nothing was recorded that fits')).toBeVisible()
  // What was chosen stays.
  await expect.element(filter.getByRole('combobox', { name: 'Result' })).toHaveValue('refused')
})

it('[LG-01] turns to older pages and back, and begins anew with another filter', async () => {
  const signIns = Array.from({ length: 119 }, (_, count) => ({
    minutesAgo: 200 - count,
    address: `192.0.2.${count}`,
    userAgent: '',
  }))
  await render(<RecordsStage signIns={signIns} />)
  const [older, newer] = ['Older', 'Newer'].map((name) => page.getByRole('button', { name }))
  expect((await words(50))[1]).toContain('192.0.2.118')
  await expect.element(newer!).toBeDisabled()
  await older!.click()
  await expect.poll(async () => (await words(50))[0]).toContain('192.0.2.69')
  await older!.click()
  expect((await words(20)).at(-1)).toContain('192.0.2.0')
  await expect.element(older!).toBeDisabled()
  await newer!.click()
  await expect.poll(async () => (await words(50))[0]).toContain('192.0.2.69')
  await userEvent.selectOptions(filter.getByRole('combobox', { name: 'Result' }), 'Signed in')
  await filter.getByRole('button', { name: 'Show' }).click()
  await expect.poll(async () => (await words(50))[0]).toContain('This session')
})

it('[LG-01] [ER-02] says why there is nothing, and asks again', async () => {
  await render(
    <RecordsStage
      prepare={({ control }) => control.fail({ kind: 'server', call: 'records.signIns', times: 99 })}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

it('[SE-25] leads to where the password is changed', async () => {
  const onNavigate = vi.fn()
  await render(<RecordsStage onNavigate={onNavigate} />)
  await page.getByRole('link', { name: 'Change your password' }).click()
  expect(onNavigate).toHaveBeenCalledWith({ kind: 'settings', page: 'password' })
})

it('[A3] says in the mailbox of somebody else whose records they are', async () => {
  await render(
    <RecordsStage
      prepare={(adapter) => {
        const current = adapter.session.current.bind(adapter.session)
        vi.spyOn(adapter.session, 'current').mockImplementation(async (options) => {
          const session = await current(options)
          return session && { ...session, isShared: true }
        })
      }}
    />,
  )
  await expect.element(page.getByText(/^These records are for the owner/)).toBeVisible()
})
