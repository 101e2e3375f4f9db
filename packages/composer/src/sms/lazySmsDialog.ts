import { partOf } from '@mailroom/ui'

const loadDialog = () => import('./SmsDialog')

/** The window that asks for mobile numbers; its code comes when some are missing. */
export const SmsDialog = partOf(loadDialog, 'SmsDialog')
