// Time: what comes up again
import { createIcon } from './createIcon'

/** Bell */
export const BellIcon = /* @__PURE__ */ createIcon(
  'M10 2.5a5 5 0 0 0-5 5v3.2L3.5 14h13L15 10.7V7.5a5 5 0 0 0-5-5M8 16.2a2.1 2.1 0 0 0 4 0',
)
