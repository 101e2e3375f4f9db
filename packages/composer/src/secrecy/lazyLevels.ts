import { lazyPart, persistently } from '@mailroom/ui'

const load = persistently(() => import('./LevelSelects'))

/** The level of the mail; its code comes where the organisation has levels. */
export const MailLevel = lazyPart(() => load().then((parts) => ({ default: parts.MailLevel })))

/** The level of a file. */
export const FileLevel = lazyPart(() => load().then((parts) => ({ default: parts.FileLevel })))
