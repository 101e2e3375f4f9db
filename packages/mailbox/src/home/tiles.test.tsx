import type { BackOffice, Session } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMemoryAdmin } from '../admin/stage/memoryAdmin'
import { HomeStage } from './stage/HomeStage'

const tile = (name: RegExp) => page.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name })

/** The organisation has a self-service, or has none. */
const withBackOffice = (backOffice: BackOffice) => (adapter: MemoryAdapter) =>
  Object.assign(adapter, { admin: { ...createMemoryAdmin(), backOffice: async () => backOffice } })

it('[HO-07] leads to the inbox, to a new mail and to the settings', async () => {
  const onNavigate = vi.fn()
  await render(<HomeStage onNavigate={onNavigate} />)
  for (const name of [/^Inbox/, /^New message/, /^Settings/]) await tile(name).click()
  expect(onNavigate.mock.calls.flat()).toEqual([
    { kind: 'folder', folder: 'INBOX' },
    { kind: 'compose', to: [] },
    { kind: 'settings', page: 'user' },
  ])
  await expect.element(tile(/^Self-service/)).not.toBeInTheDocument()
})

it.each([
  ['https://intranet.example.com/mail', '_blank'],
  ['/setting/password', null],
])('[HO-07] [SH-05] leads to the self-service of the organisation at %s', async (address, window) => {
  await render(<HomeStage prepare={withBackOffice({ isAdmin: false, selfServiceUrl: address })} />)
  await expect.element(tile(/^Self-service/)).toHaveAttribute('href', address)
  expect(
    tile(/^Self-service/)
      .element()
      .getAttribute('target'),
  ).toBe(window)
})

it('[HO-07] [CO-17] has no way to a new mail where nothing may be written', async () => {
  const readOnly = (session: Session): Session => ({
    ...session,
    features: { ...session.features, compose: false },
  })
  const prepare = ({ session }: MemoryAdapter) => {
    const current = session.current.bind(session)
    vi.spyOn(session, 'current').mockImplementation(async () => {
      const known = await current()
      return known && readOnly(known)
    })
  }
  await render(<HomeStage prepare={prepare} />)
  await expect.element(tile(/^Inbox/)).toBeVisible()
  await expect.element(tile(/^New message/)).not.toBeInTheDocument()
})
