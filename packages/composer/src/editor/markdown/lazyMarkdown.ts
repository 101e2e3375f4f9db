import { partOf } from '@mailroom/ui'

const load = () => import('./MarkdownEditor')

/** The editor of Markdown; its code comes when somebody writes so. */
export const MarkdownEditor = partOf(load, 'MarkdownEditor')
