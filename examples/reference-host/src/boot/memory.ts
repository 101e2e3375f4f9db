import { locales, type Locale } from '@mailroom/core'
import { read, write } from './storage'

/** The name of who is signed in here, as far as this browser knows. The server decides. @source SE-13 */
export const signedInName = {
  get: () => read('name'),
  set: (name: string | undefined) => write('name', name),
}

/** Set while the screen is locked. @source SE-14 */
export const lockedFlag = {
  get: () => read('locked') === '1',
  set: () => write('locked', '1'),
  clear: () => write('locked', undefined),
}

/** Where this window is to go once somebody has signed in or unlocked. */
export const wantedPath = {
  set: (path: string) => sessionStorage.setItem('mailroom.wanted', path),
  /** Tells it once. */
  take(): string | null {
    const path = sessionStorage.getItem('mailroom.wanted')
    sessionStorage.removeItem('mailroom.wanted')
    return path
  },
}

/** The user name to fill in at the next visit, when the person asked for that. @source SE-03 */
export const rememberedName = {
  get: () => read('username'),
  set: (name: string | undefined) => write('username', name),
}

/** The language chosen on this machine, for the sign-in page. @source SH-03 */
export const chosenLocale = {
  get: (): Locale | undefined => locales.find((each) => each === read('locale')),
  set: (locale: Locale) => write('locale', locale),
}

/** The skin and scheme seen last, so that the next visit begins in them. */
export const chosenLook = {
  get: () => ({ skin: read('skin'), scheme: read('scheme') }),
  set: (skin: string, scheme: string) => {
    write('skin', skin)
    write('scheme', scheme)
  },
}
