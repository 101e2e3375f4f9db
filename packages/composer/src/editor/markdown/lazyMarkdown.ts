import { lazyPart, persistently } from '@mailroom/ui'

const load = persistently(() => import('./MarkdownEditor'))

/** The editor of Markdown; its code comes when somebody writes so. */
export const MarkdownEditor = lazyPart(() => load().then((parts) => ({ default: parts.MarkdownEditor })))
