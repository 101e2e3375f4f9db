import { localeFromBrowser, type Locale } from '@mailroom/core'
import { useSyncExternalStore } from 'react'

/** The browser's language; on a server, and while its page wakes up, simplified Chinese. @source SH-03 */
export function useBrowserLocale(): Locale {
  return useSyncExternalStore(subscribe, readBrowser, () => localeFromBrowser([]))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange)
  return () => window.removeEventListener('languagechange', onChange)
}

const readBrowser = () => localeFromBrowser(navigator.languages)
