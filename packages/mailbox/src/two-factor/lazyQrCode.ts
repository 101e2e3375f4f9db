import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

/** The code that a camera reads; comes when an authenticator is set up. */
export const QrCode = lazy(persistently(() => import('./QrCode')))
