/** Browser and system of a sign-in, by the names that their makers gave them; absent when they are not known. */
export interface Device {
  readonly browser?: string
  readonly system?: string
}

/** The first that fits counts: browsers name the others that they take after. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:QQBrowser|MQQBrowser)\//, 'QQ Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  // Also without a window, where the name begins with `Headless`.
  [/(?:Chrome|\bCriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What a browser says of itself, in words that people know. Only names of ours come out, whatever was said.
 *
 * @source SE-25, SE-28, RFC 9110 10.1.5
 */
export function deviceOf(userAgent: string): Device {
  const find = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) }
}
