import { destinationToPath, pathToDestination, resolveRedirect, type Destination } from '@mailroom/core'
import type { Navigation } from '@mailroom/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { printed } from '../boot/printed'
import { settingsPages } from '../boot/settingsPages'

/** Destinations as addresses of the browser, with its back and forward. @source SH-14, SH-15, SH-16 */
export function useBrowserNavigation(): Navigation {
  const [destination, setDestination] = useState(readAddress)

  useEffect(() => {
    const follow = () => setDestination(readAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const navigate = useCallback<Navigation['navigate']>((next, { replace = false } = {}) => {
    const path = destinationToPath(next)
    const isSame = path === location.pathname + location.search
    if (replace || isSame) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    setDestination(next)
  }, [])
  return useMemo(() => ({ destination, navigate, href: destinationToPath, print }), [destination, navigate])
}

const print = (html: string) => printed.open(html)

/** Where the address leads; one that leads elsewhere is turned into that. */
export function readAddress(): Destination {
  const target = resolveRedirect(location.pathname, location.search, { isSignedIn: true, settingsPages })
  if (target !== undefined) history.replaceState(null, '', target)
  return pathToDestination(location.pathname, location.search)
}
