import { expect, it, vi } from 'vitest'
import { SessionAge } from './SessionAge'

async function minutes(age: SessionAge, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) await age.count(60)
}

it('[SE-18] refreshes the session when 300 seconds remain, and then counts from 1800', async () => {
  const refresh = vi.fn(async () => undefined)
  const age = new SessionAge(3600, refresh)
  await minutes(age, 54)
  expect(refresh).not.toHaveBeenCalled()
  await minutes(age, 1)
  expect(refresh).toHaveBeenCalledTimes(1)
  await minutes(age, 24)
  expect(refresh).toHaveBeenCalledTimes(1)
  await minutes(age, 1)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('[SE-18] tries again a minute later when the mail system was not reached, and never counts on more than there is', async () => {
  const refresh = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined)
  const age = new SessionAge(600, refresh)
  await minutes(age, 5)
  expect(refresh).toHaveBeenCalledTimes(1)
  await minutes(age, 1)
  expect(refresh).toHaveBeenCalledTimes(2)
  await minutes(age, 5)
  expect(refresh).toHaveBeenCalledTimes(3)
})
