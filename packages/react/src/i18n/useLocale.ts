import type { Locale } from '@mailroom/core'
import { useMemo } from 'react'
import { useI18n } from './i18nContext'

/** The language that is spoken, and a way to change it for this provider. @source SH-03 */
export function useLocale(): { readonly locale: Locale; readonly setLocale: (locale: Locale) => void } {
  const { locale, setLocale } = useI18n()
  return useMemo(() => ({ locale, setLocale }), [locale, setLocale])
}
