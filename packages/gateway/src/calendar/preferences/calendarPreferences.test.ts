import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestCalendars, type TestCalendars } from '../testing/openTestCalendars'

let own: TestCalendars
beforeEach(async () => {
  own = await openTestCalendars()
})
afterEach(() => own.close())

it('[CA-06] preferences are those of everybody until somebody chooses, and refused when they make no sense', async () => {
  const before = await own.service.preferences(own.alice)
  const { reminderMinutes: _minutes, ...none } = {
    ...before,
    view: 'month' as const,
    hidden: [own.calendarId, 987_654],
  }
  await own.service.savePreferences(own.alice, none)
  expect(await own.service.preferences(own.alice)).toEqual({ ...none, hidden: [own.calendarId] })
  expect(await own.service.preferences(own.bob)).toEqual(before)
  await expect(
    own.service.savePreferences(own.alice, { ...before, dayStartsHour: 18, dayEndsHour: 9 }),
  ).rejects.toMatchObject({ kind: 'invalid', details: { fields: { day_start: ['fieldInvalid'] } } })
})
