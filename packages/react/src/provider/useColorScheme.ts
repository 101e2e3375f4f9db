import type { ColorScheme, ColorSchemePreference } from '@mailroom/theme'
import { useSyncExternalStore } from 'react'

const darkQuery = '(prefers-color-scheme: dark)'

/** Light or dark; `auto` follows the system, and is light on a server. */
export function useColorScheme(preference: ColorSchemePreference): ColorScheme {
  const system = useSyncExternalStore(subscribe, readSystem, () => 'light' as const)
  return preference === 'auto' ? system : preference
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const readSystem = (): ColorScheme => (window.matchMedia(darkQuery).matches ? 'dark' : 'light')
