import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** The dialogs about folders; their code comes when the first is asked for. */
export const FolderDialogs = lazy(persistently(() => import('./FolderDialogs')))
