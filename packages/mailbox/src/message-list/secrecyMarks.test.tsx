import { expect, it } from 'vitest'
import { row, showMailbox } from '../stage/elements'

it('[CO-12] a row says how secret its mail is, in words; what is normal says nothing', async () => {
  await showMailbox({}, [
    { subject: 'Plan', text: 'A plan.', state: { secrecy: 'confidential' } },
    { subject: 'Canteen', text: 'Soup.', state: { secrecy: 'normal' } },
  ])
  await expect.element(row(/Plan/).getByText('Confidential')).toBeVisible()
  await expect.element(row(/Canteen/)).toBeVisible()
  await expect.element(row(/Canteen/).getByText('Normal')).not.toBeInTheDocument()
  await expect.element(row(/Plan/)).toHaveAccessibleDescription('Confidential')
})
