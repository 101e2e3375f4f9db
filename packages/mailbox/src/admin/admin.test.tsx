import { MailroomError } from '@mailroom/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AdminStage, type AdminStageProps } from './stage/AdminStage'
import type { MemoryAdmin } from './stage/memoryAdmin'

async function show(props: Omit<AdminStageProps, 'prepare'> = {}, prepare?: (admin: MemoryAdmin) => void) {
  let admin: MemoryAdmin | undefined
  await render(
    <AdminStage
      {...props}
      prepare={(made) => {
        prepare?.(made)
        admin = made
      }}
    />,
  )
  return admin!
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const field = (name: string) => page.getByRole('textbox', { name })

it('[SH-05] finds an account, and asks before it is blocked', async () => {
  const admin = await show()
  await page.getByRole('searchbox').fill('li na')
  await expect.element(row('王小明')).not.toBeInTheDocument()
  await button('Li Na').click()
  await button('Block').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(admin.done).toEqual([])
  await button('Block').click()
  await question.getByRole('button', { name: 'Block' }).click()
  await expect.element(button('Unblock')).toBeVisible()
  expect(admin.done).toEqual([[1, 'block']])
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Li Na').getByText('Blocked')).toBeVisible()
  await expect.element(button('Li Na')).toHaveFocus()
})

it('[SH-05] offers to clear only what is there, and tells a new password once', async () => {
  const admin = await show()
  await button('王小明').click()
  for (const name of ['Clear the second step', 'Clear the keys', 'Cancel the locks'])
    await expect.element(button(name)).toBeVisible()
  await button('Clear the lock').click()
  await expect.poll(() => admin.done).toEqual([[2, 'clear-attempts']])
  await button('Set a new password').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set a new password' }).click()
  await expect.element(page.getByText('abcd-EFGH-3467')).toBeVisible()
  await button('I have noted it').click()
  await expect.element(page.getByText('abcd-EFGH-3467')).not.toBeInTheDocument()
})

it('[SH-05] [HO-01] shows the picture of somebody, and asks before it is taken away', async () => {
  const admin = await show()
  await button('Li Na').click()
  await expect.element(button('Block')).toBeVisible()
  expect(button('Remove the picture').elements()).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await button('王小明').click()
  await expect.element(page.getByText('Everybody sees it', { exact: true })).toBeVisible()
  await button('Remove the picture').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the picture' }).click()
  await expect.element(page.getByText('The picture is removed')).toBeVisible()
  await expect.element(button('Remove the picture')).not.toBeInTheDocument()
  expect(admin.done).toEqual([[2, 'remove-picture']])
})

it('[SH-05] says by the field why no account was made, and keeps what was typed', async () => {
  await show({}, (admin) =>
    admin.refuse(
      'addAccount',
      new MailroomError('invalid', 'Taken.', { fields: { address: ['Somebody has this already'] } }),
    ),
  )
  await button('Add account').click()
  await field('Address').fill('li@example.com')
  await field('Name').fill('Li')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Somebody has this already')).toBeVisible()
  await expect.element(field('Address')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('Li')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('abcd-EFGH-3467')).toBeVisible()
})

it('[SH-05] goes from page to page of the record and back', async () => {
  await show({ page: 'audit' })
  await button('Older').click()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(10)
  await expect.element(button('Older')).toBeDisabled()
  await button('Newer').click()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(50)
  await page.getByRole('combobox', { name: 'What' }).selectOptions('Account changed')
  await button('Show').click()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(15)
  await expect.element(row('王小明').first()).toBeVisible()
})

it('[SH-05] makes a department below another, and says why one cannot be deleted', async () => {
  await show({ page: 'departments' }, (admin) =>
    admin.refuse(
      'deleteDepartment',
      new MailroomError('conflict', 'Full.', { detail: 'There are still people in it' }),
    ),
  )
  await button('Add department').click()
  await field('Name').fill('Ceramics')
  await page.getByRole('combobox', { name: 'Belongs to' }).selectOptions('Research')
  await button('Save').click()
  await expect.element(row('Ceramics')).toBeVisible()
  await button('Delete Research').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('There are still people in it')).toBeVisible()
  await button('Cancel').click()
  await button('Delete Ceramics').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(row('Ceramics')).not.toBeInTheDocument()
})

it('[SH-05] turns a function off, and back on its own when that came to nothing', async () => {
  const admin = await show({ page: 'functions' })
  const forward = page.getByRole('switch', { name: 'Forward mail' })
  await forward.click()
  await expect.poll(async () => (await admin.organisation()).switches.forward).toBe(false)
  await expect.element(forward).toBeEnabled()
  admin.refuse('setSwitches', new MailroomError('offline', 'Away.'))
  await forward.click()
  await expect.element(page.getByText(/cannot be reached/)).toBeVisible()
  await expect.element(forward).not.toBeChecked()
})

it('[SH-05, HO-04] sets what people see, keeps what was refused, and goes back to the configuration', async () => {
  const admin = await show({ page: 'look' }, (made) =>
    made.refuse(
      'setLook',
      new MailroomError('invalid', 'Row.', { fields: { links: ['Row 1: please enter a title'] } }),
    ),
  )
  await field('Name of the mail').fill('Acme')
  await button('Add to Links on the home page').click()
  await field('Address 1').fill('https://intranet.example')
  await button('Save').click()
  await expect.element(page.getByText('Row 1: please enter a title')).toBeVisible()
  await field('Title 1').fill('Intranet')
  await button('Save').click()
  await expect.poll(async () => (await admin.organisation()).look.links[0]?.title).toBe('Intranet')
  expect((await admin.organisation()).look).toMatchObject({ title: 'Acme', noticeHtml: '' })
  await button('Back to the configuration').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the configuration' }).click()
  await expect.element(field('Name of the mail')).toHaveValue('Mailroom')
})

it('[SH-05] tells who may not come here', async () => {
  await show({}, (admin) => Object.assign(admin, { backOffice: async () => ({ isAdmin: false }) }))
  await expect.element(page.getByText('Only administrators may come here')).toBeVisible()
})

it('[SE-11, SH-05] permits a new account with what was put right, and refuses another with a reason', async () => {
  const admin = await show({ page: 'approvals' })
  await expect.element(row('zhao.min@example.com').getByText(/Min Zhao/)).toBeVisible()
  await button('Permit the request of zhao.min@example.com').click()
  await expect.element(field('Job number')).toHaveValue('2031')
  await field('Name').fill('赵 敏')
  await page.getByRole('dialog').getByRole('button', { name: 'Permit' }).click()
  await expect.element(row('zhao.min@example.com')).not.toBeInTheDocument()
  await button('Refuse the request of person3@example.com').click()
  await field('Reason').fill('Please hand over first')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect.element(row('person3@example.com')).not.toBeInTheDocument()
  const decided = await admin.approvals({ isWaiting: false, offset: 0, limit: 10 })
  expect(decided.approvals).toMatchObject([
    { id: 1, state: 'accepted', name: '赵 敏' },
    { id: 3, state: 'refused', answer: 'Please hand over first' },
  ])
  await page.getByRole('radio', { name: 'Decided' }).click()
  await expect.element(row('person3@example.com').getByText(/hand over first/)).toBeVisible()
})

it('[SE-11, SH-05] says that somebody was quicker, and keeps the question open', async () => {
  await show({ page: 'approvals' }, (admin) =>
    admin.refuse('acceptApproval', new MailroomError('conflict', 'Decided.', { detail: 'It was decided' })),
  )
  await button('Permit the request of person2@example.com').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Permit' }).click()
  await expect.element(page.getByText('It was decided')).toBeVisible()
})
