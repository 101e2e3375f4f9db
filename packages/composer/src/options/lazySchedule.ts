import { partOf } from '@mailroom/ui'

const loadFields = () => import('./ScheduleFields')
const loadDialog = () => import('./ScheduleDialog')

/** When a mail leaves; its code comes when somebody wants that. */
export const ScheduleFields = partOf(loadFields, 'ScheduleFields')

/** Another time for a mail that waits. */
export const ScheduleDialog = partOf(loadDialog, 'ScheduleDialog')
