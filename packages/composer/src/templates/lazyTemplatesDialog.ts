import { lazyPart, persistently } from '@mailroom/ui'

const loadDialog = persistently(() => import('./TemplatesDialog'))

/** The window with the templates; its code comes when somebody opens it. */
export const TemplatesDialog = lazyPart(() =>
  loadDialog().then((parts) => ({ default: parts.TemplatesDialog })),
)
