import { lazyPart, persistently } from '@mailroom/ui'

const loadPanel = persistently(() => import('./SidePanel'))

/** The panel beside a mail that is written; its code comes when somebody opens it. */
export const SidePanel = lazyPart(() => loadPanel().then((parts) => ({ default: parts.SidePanel })))
