import { MailroomError } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordsStage } from './stage/RecordsStage'
import { filter, rowsOf } from './stage/shownRecords'

beforeEach(() => page.viewport(1000, 720))

const words = (count: number) => rowsOf('Sent messages', count)

it('[LG-01] says of each sent mail whom it went to and what became of it', async () => {
  await render(<RecordsStage page="send" />)
  const [several, one] = await words(2)
  expect(several).toMatch(/^第三季度预算，请过目.*王莉 and 2 more3 delivered/)
  expect(one).toMatch(/^Budget for the third quarter.*Bob Tandelivered/)
})

it('[LG-01] finds by a word of the subject or by a recipient', async () => {
  await render(<RecordsStage page="send" />)
  await words(2)
  const text = filter.getByRole('textbox', { name: 'Subject or recipient' })
  await text.fill('  budget ')
  await filter.getByRole('button', { name: 'Show' }).click()
  expect((await words(1))[0]).toMatch(/^Budget/)
  await text.fill('purchasing')
  await filter.getByRole('button', { name: 'Show' }).click()
  await expect.poll(async () => (await words(1))[0]).toMatch(/^第三季度/)
  await text.fill('nothing like it')
  await filter.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('Nothing was recorded that fits')).toBeVisible()
})

it('[LG-01] asks for no year that cannot travel', async () => {
  const { container } = await render(<RecordsStage page="send" />)
  await words(2)
  const days = [...container.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  expect(days).toHaveLength(2)
  for (const day of days) {
    day.value = '20266-11-27'
    expect(day.checkValidity()).toBe(false)
  }
})

it('[LG-02] tells of each recipient what their server said, and asks again when that failed', async () => {
  const prepare = ({ sending }: MemoryAdapter) => {
    const status = sending.status.bind(sending)
    vi.spyOn(sending, 'status')
      .mockRejectedValueOnce(new MailroomError('server', 'Not now.'))
      .mockImplementation(async (id, options) =>
        (await status(id, options)).map((line, place) =>
          place === 2 ? { ...line, state: 'failed' as const, info: '550 5.1.1 No such mailbox' } : line,
        ),
      )
  }
  await render(<RecordsStage page="send" prepare={prepare} />)
  await page.getByRole('button', { name: '第三季度预算，请过目' }).click()
  const details = page.getByRole('dialog', { name: 'Delivery of “第三季度预算，请过目”' })
  await details.getByRole('button', { name: 'Try again' }).click()
  const lines = details.getByRole('listitem')
  await expect.poll(() => lines.elements().length).toBe(3)
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    '王莉delivered',
    'Bob Tandelivered',
    expect.stringMatching(/^Purchasing, Northfailed.*550 5\.1\.1 No such mailbox$/),
  ])
  await details.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: '第三季度预算，请过目' })).toHaveFocus()
})

it('[LG-01] [IX-03] goes from one page of records to the other', async () => {
  await render(<RecordsStage />)
  const pages = page.getByRole('navigation', { name: 'Self-service' })
  await expect.element(pages.getByRole('link', { name: 'Sign-ins' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Sent messages' }).click()
  await words(2)
  await expect
    .element(pages.getByRole('link', { name: 'Sent messages' }))
    .toHaveAttribute('href', '/search/send')
})
