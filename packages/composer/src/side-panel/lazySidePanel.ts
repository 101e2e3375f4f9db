import { partOf } from '@mailroom/ui'

const loadPanel = () => import('./SidePanel')

/** The panel beside a mail that is written; its code comes when somebody opens it. */
export const SidePanel = partOf(loadPanel, 'SidePanel')
