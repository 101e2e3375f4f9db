import { lazyPart, persistently } from '@mailroom/ui'

/** The code that a camera reads; comes when an authenticator is set up. */
export const QrCode = lazyPart(persistently(() => import('./QrCode')))
