import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillBook } from '../stage/sampleContacts'
import { button, dialog, field, line, place, row } from '../test/elements'
import { mountContacts } from '../test/mountContacts'

async function book() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const people = await fillBook(adapter)
  return { ...(await mountContacts({ adapter })), people }
}

const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' })

it('[CT-02] adds somebody with all that is known of them, into the group that is shown', async () => {
  const { adapter } = await book()
  await place(/Friends/).click()
  await button('New contact').click()
  await expect.element(page.getByRole('checkbox', { name: 'Friends' })).toBeChecked()
  const texts = {
    ...{ Name: '周琳', Email: 'zhoulin@example.cn', Mobile: '13700137000', Company: '云帆科技' },
    ...{
      Department: '市场部',
      'Job title': '经理',
      'Work phone': '010-1',
      Fax: '010-2',
      'Home phone': '010-3',
    },
    ...{
      Birthday: '1990年4月23日',
      Website: 'yunfan.example',
      QQ: '10002',
      MSN: 'z@msn',
      Family: '两个孩子',
      Notes: '一\n二',
    },
  }
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text)
  const home = page.getByRole('group', { name: 'Home address' })
  await home.getByLabelText('City').fill('杭州')
  await button('Another email address').click()
  await field('Email 2').fill('lin@private.example')
  await save().click()
  await expect.element(page.getByText('周琳 added to your contacts')).toBeVisible()
  await expect.element(row(/周琳/)).toBeVisible()
  expect(await adapter.addressBook.find('zhoulin@example.cn')).toMatchObject({
    ...{ name: '周琳', mobile: '13700137000', company: '云帆科技', department: '市场部', jobTitle: '经理' },
    ...{ workPhone: '010-1', fax: '010-2', homePhone: '010-3', birthday: '1990-04-23', qq: '10002' },
    ...{ homepage: 'https://yunfan.example', msn: 'z@msn', family: '两个孩子', remark: '一\n二' },
    ...{ moreAddresses: ['lin@private.example'], homeAddress: { city: '杭州' } },
    groups: [expect.any(Number)],
  })
})

it('[CT-02] says under the field what is wrong, goes there, and keeps what was typed', async () => {
  await book()
  await button('New contact').click()
  await field('Name').fill('周琳')
  await save().click()
  await expect.element(page.getByText('Please enter an email address.')).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  await field('Email').fill('nobody')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('This is no email address.')).toBeVisible()
  await field('Email').fill('zhou@x.example')
  await field('Birthday').fill('1990-02-30')
  await field('Website').fill('javascript:alert(1)')
  await save().click()
  await expect.element(page.getByText('There is no such day.')).toBeVisible()
  await expect.element(page.getByText('This is no web address.')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('周琳')
})

it('[CT-02] says that another contact has the address', async () => {
  await book()
  await button('New contact').click()
  await field('Email').fill('Zhao.Min@hengtong.example')
  await save().click()
  await expect.element(page.getByText('Another of your contacts has this address.')).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
})

it('[CT-02] changes a contact, and loses nothing of what it was not about', async () => {
  const { adapter } = await book()
  await button('What can be done with 赵敏').click()
  await line('Edit').click()
  await expect
    .element(dialog('Edit contact').getByLabelText('Notes'))
    .toHaveValue('合同到期前一个月联系。\n喜欢喝龙井。')
  await field('Company').fill('恒通集团')
  await save().click()
  await expect.element(page.getByText('赵敏 saved')).toBeVisible()
  await expect.element(row(/恒通集团/)).toBeVisible()
  expect(await adapter.addressBook.find('zhao.min@hengtong.example')).toMatchObject({
    ...{ company: '恒通集团', birthday: '1986-04-23', workAddress: { city: '苏州市' } },
  })
})

it('[CT-02] [ER-03] keeps what was typed when saving fails', async () => {
  const { adapter } = await book()
  await button('New contact').click()
  await field('Email').fill('zhou@x.example')
  adapter.control.fail({ kind: 'offline', call: 'addressBook.save' })
  await save().click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect.element(field('Email')).toHaveValue('zhou@x.example')
  await save().click()
  await expect.element(page.getByText('zhou@x.example added to your contacts')).toBeVisible()
})
