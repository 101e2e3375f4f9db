import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const load = persistently(() => import('./MarkdownEditor'))

/** The editor of Markdown; its code comes when somebody writes so. */
export const MarkdownEditor = lazy(() => load().then((parts) => ({ default: parts.MarkdownEditor })))
