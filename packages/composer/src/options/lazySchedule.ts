import { lazyPart, persistently } from '@mailroom/ui'

const loadFields = persistently(() => import('./ScheduleFields'))
const loadDialog = persistently(() => import('./ScheduleDialog'))

/** When a mail leaves; its code comes when somebody wants that. */
export const ScheduleFields = lazyPart(() =>
  loadFields().then((parts) => ({ default: parts.ScheduleFields })),
)

/** Another time for a mail that waits. */
export const ScheduleDialog = lazyPart(() =>
  loadDialog().then((parts) => ({ default: parts.ScheduleDialog })),
)
