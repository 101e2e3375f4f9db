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

it('[HO-07] leads to the inbox, to a new mail, to the file center, to the contacts and to the settings', async () => {
  const onNavigate = vi.fn()
  await render(<HomeStage onNavigate={onNavigate} />)
  for (const name of [/^Inbox/, /^New message/, /^File center/, /^Contacts/, /^Settings/])
    await tile(name).click()
  expect(onNavigate.mock.calls.flat()).toEqual([
    { kind: 'folder', folder: 'INBOX' },
    { kind: 'compose', to: [] },
    { kind: 'files', place: 'personal' },
    { kind: 'contacts', book: 'personal' },
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

/** The session says otherwise what may be used. */
const withFeatures = (features: Partial<Session['features']>) => {
  return ({ session }: MemoryAdapter) => {
    const current = session.current.bind(session)
    vi.spyOn(session, 'current').mockImplementation(async () => {
      const known = await current()
      return known && { ...known, features: { ...known.features, ...features } }
    })
  }
}

it.each([
  ['[CO-17] has no way to a new mail where nothing may be written', /^New message/, { compose: false }],
  ['[SH-01] has no way to the file center where it is turned off', /^File center/, { files: false }],
])('[HO-07] %s', async (_sentence, name, features) => {
  await render(<HomeStage prepare={withFeatures(features)} />)
  await expect.element(tile(/^Inbox/)).toBeVisible()
  await expect.element(tile(name)).not.toBeInTheDocument()
})

it.each([
  ['file center', 'disk', /^File center/],
  ['contacts', 'contacts', /^Contacts/],
] as const)('[HO-07] has no way to the %s where the mail system has none', async (_area, port, name) => {
  await render(<HomeStage prepare={(adapter) => void Object.assign(adapter, { [port]: undefined })} />)
  await expect.element(tile(/^Inbox/)).toBeVisible()
  await expect.element(tile(name)).not.toBeInTheDocument()
})
