import { destinationToPath, pathToDestination, resolveRedirect, type Destination } from '@mailroom/core'
import type { Navigation } from '@mailroom/react'
import { useEffect, useMemo, useState } from 'react'
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

  return useMemo(
    () => ({
      destination,
      navigate(next: Destination, { replace = false } = {}) {
        const path = destinationToPath(next)
        const isSame = path === location.pathname + location.search
        if (replace || isSame) history.replaceState(null, '', path)
        else history.pushState(null, '', path)
        setDestination(next)
      },
      href: destinationToPath,
      print: (html) => printed.open(html),
    }),
    [destination],
  )
}

function readAddress(): Destination {
  const target = resolveRedirect(location.pathname, location.search, { isSignedIn: true, settingsPages })
  if (target !== undefined) history.replaceState(null, '', target)
  return pathToDestination(location.pathname, location.search)
}
