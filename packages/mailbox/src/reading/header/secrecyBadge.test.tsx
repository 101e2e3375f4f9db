import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'

it('[CO-12] an open mail says how secret it is', async () => {
  await open({ mail: { ...plainAnswer, state: { secrecy: 'topSecret' } } })
  await expect.element(page.getByText('Top secret')).toBeVisible()
})
