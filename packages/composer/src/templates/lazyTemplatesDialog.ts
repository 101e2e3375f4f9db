import { partOf } from '@mailroom/ui'

const loadDialog = () => import('./TemplatesDialog')

/** The window with the templates; its code comes when somebody opens it. */
export const TemplatesDialog = partOf(loadDialog, 'TemplatesDialog')
