import { lazyPart, persistently } from '@mailroom/ui'

const loadDialog = persistently(() => import('./SmsDialog'))

/** The window that asks for mobile numbers; its code comes when some are missing. */
export const SmsDialog = lazyPart(() => loadDialog().then((parts) => ({ default: parts.SmsDialog })))
