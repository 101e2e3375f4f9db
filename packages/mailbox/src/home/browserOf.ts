/** A browser as its own words give it away. */
export interface BrowserWords {
  readonly browser: string
  readonly system?: string
}

// Browsers name those that they want to be taken for as well: the one that adds a name stands first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and its system, for a reader to recognise; undefined for what is no browser known to us. */
export function browserOf(userAgent: string): BrowserWords | undefined {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  return browser === undefined ? undefined : { browser, ...(system !== undefined && { system }) }
}
