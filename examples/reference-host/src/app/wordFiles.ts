/** The words of the host; a build puts those of the first list into the same file. */
export const wordFiles = {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
}
