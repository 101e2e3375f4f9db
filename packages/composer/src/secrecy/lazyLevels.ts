import { partOf } from '@mailroom/ui'

const load = () => import('./LevelSelects')

/** The level of the mail; its code comes where the organisation has levels. */
export const MailLevel = partOf(load, 'MailLevel')

/** The level of a file. */
export const FileLevel = partOf(load, 'FileLevel')
