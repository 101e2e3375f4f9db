import type { EventChange, EventId, EventRecurrence, OccurrenceId } from '@mailroom/core'

/** Every week, on the day of the event itself. */
export const weekly = (more: Partial<EventRecurrence> = {}): EventRecurrence => ({
  ...{ every: 'week', interval: 1, weekdays: [], monthDays: [] },
  ...more,
})

/** Every day. */
export const daily = (more: Partial<EventRecurrence> = {}): EventRecurrence => ({
  ...weekly(more),
  every: 'day',
})

/** All of a series. */
export const all = (id: EventId, occurrence?: OccurrenceId): EventChange => ({
  ...{ id, reach: { kind: 'all', ...(occurrence !== undefined && { occurrence }) } },
})

/** One of a series. */
export const one = (id: EventId, occurrence: OccurrenceId): EventChange => ({
  ...{ id, reach: { kind: 'one', occurrence } },
})

/** One of a series and all after it. */
export const following = (id: EventId, occurrence: OccurrenceId): EventChange => ({
  ...{ id, reach: { kind: 'following', occurrence } },
})
