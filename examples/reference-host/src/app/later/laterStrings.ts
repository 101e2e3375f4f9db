import { defineStrings } from '@mailroom/react'
import { persistently } from '@mailroom/ui'

/** Words of the host that nobody reads before the list is there. They are asked for again: the page goes on without them meanwhile. */
export const laterStrings = defineStrings('host-later', {
  en: persistently(() => import('./strings/en')),
  'zh-hans': persistently(() => import('./strings/zh-hans')),
  'zh-tw': persistently(() => import('./strings/zh-tw')),
})
