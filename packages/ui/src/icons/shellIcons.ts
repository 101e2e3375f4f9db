// The frame: navigation, account, looks
import { createIcon } from './createIcon'

/** Home */
export const HomeIcon = /* @__PURE__ */ createIcon('M3 9.5 10 3.5l7 6M5 8v8.5h10V8')
/** Search */
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M3.5 8.75a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0M12.7 12.7 17 17',
)
/** Settings */
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.7 2.5h2.6l.4 2 1.300.7 1.9-.7 1.3 2.3-1.5 1.4v1.6l1.5 1.4-1.3 2.3-1.9-.7-1.300.7-.4 2H8.7l-.4-2-1.3-.7-1.900.7-1.3-2.3 1.5-1.4V8.2L3.8 6.8l1.3-2.3 1.900.7 1.3-.7z',
)
/** Globe */
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M2.5 10h15M10 2.5c2 2 3 4.6 3 7.5s-1 5.5-3 7.5c-2-2-3-4.6-3-7.5s1-5.5 3-7.5',
)
/** Palette */
export const PaletteIcon = /* @__PURE__ */ createIcon(
  'M10 2.5a7.5 7.5 0 0 0 0 15c1.4 0 2-.8 2-1.7 0-1.1-.9-1.4-.9-2.4 0-.8.6-1.4 1.5-1.4h1.9a3 3 0 0 0 3-3C17.5 5.3 14.1 2.5 10 2.5',
  'M5.2 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M7.6 5.9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11.4 5.9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
)
/** Logout */
export const LogoutIcon = /* @__PURE__ */ createIcon(
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M13 6.5l3.5 3.5-3.5 3.5M16.5 10H8',
)
/** Lock */
export const LockIcon = /* @__PURE__ */ createIcon(
  'M5.5 9h9a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-5.5a1.5 1.5 0 0 1 1.5 -1.5zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
)
/** Columns */
export const ColumnsIcon = /* @__PURE__ */ createIcon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM7.5 3.5v13M12.5 3.5v13',
)
/** Clock */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M10 5.5V10l3 2',
)
