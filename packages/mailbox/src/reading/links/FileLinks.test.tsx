import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, open } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'
import { sendLinking } from '../stage/sendLinking'

const region = () => page.getByRole('region', { name: 'Online attachments' })

it('[AT-03] shows the sender what a mail links to, and ends a link when it is confirmed', async () => {
  const { adapter, ref } = await open({
    mail: plainAnswer,
    prepare: (system) => sendLinking(system, ['plan.zip', 'film.mp4']),
  })
  await expect
    .element(
      region()
        .getByText(/· 0 downloads/)
        .first(),
    )
    .toBeVisible()
  await button('Withdraw the link to plan.zip…').click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  adapter.control.fail({ call: 'disk.withdraw', kind: 'server' })
  await button('Withdraw link').click()
  await expect.element(page.getByText('The mail system reported an in', { exact: false })).toBeVisible()
  await button('Withdraw link').click()
  await expect.element(region().getByText('withdrawn', { exact: true })).toBeVisible()
  const { messageId } = await adapter.messages.read(ref)
  expect((await adapter.disk.links(messageId)).map(({ state }) => state)).toEqual(['withdrawn', 'open'])
})
