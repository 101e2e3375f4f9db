// The frame: navigation, account, looks
import { createIcon } from './createIcon'

/** Search */
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M3.5 8.75a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0 -10.5 0M12.7 12.7 17 17',
)
/** Settings */
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.7 2.5h2.6l.4 2 1.300.7 1.9-.7 1.3 2.3-1.5 1.4v1.6l1.5 1.4-1.3 2.3-1.9-.7-1.300.7-.4 2H8.7l-.4-2-1.3-.7-1.900.7-1.3-2.3 1.5-1.4V8.2L3.8 6.8l1.3-2.3 1.900.7 1.3-.7z',
)
/** Sun */
export const SunIcon = /* @__PURE__ */ createIcon(
  'M6.75 10a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
)
/** Moon */
export const MoonIcon = /* @__PURE__ */ createIcon('M16.8 11.7A7 7 0 1 1 8.3 3.2a5.6 5.6 0 0 0 8.5 8.5')
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
/** Eye */
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2 10s2.8-5.5 8-5.5S18 10 18 10s-2.8 5.5-8 5.5S2 10 2 10M7.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
)
/** Eye off */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M8.2 4.7A8 8 0 0 1 10 4.5c5.2 0 8 5.5 8 5.5a13 13 0 0 1-2.2 2.9M12.9 14.9a8 8 0 0 1-2.900.6c-5.2 0-8-5.5-8-5.5a13 13 0 0 1 4-4.2M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14',
)
/** User */
export const UserIcon = /* @__PURE__ */ createIcon(
  'M6.75 6.5a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
)
/** Users */
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M4.75 7a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0M2 16.5c.5-2.7 2.7-4 5.5-4s5 1.3 5.5 4M12.5 4.6a2.75 2.75 0 0 1 0 4.9M14.8 12.9c1.700.5 2.9 1.7 3.2 3.6',
)
/** Menu */
export const MenuIcon = /* @__PURE__ */ createIcon('M3 5.5h14M3 10h14M3 14.5h14')
/** Panel */
export const PanelIcon = /* @__PURE__ */ createIcon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM7.5 3.5v13',
)
/** Columns */
export const ColumnsIcon = /* @__PURE__ */ createIcon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM7.5 3.5v13M12.5 3.5v13',
)
/** Keyboard */
export const KeyboardIcon = /* @__PURE__ */ createIcon(
  'M3.5 5h13a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1 -1.5 1.5h-13a1.5 1.5 0 0 1 -1.5 -1.5v-7.5a1.5 1.5 0 0 1 1.5 -1.5zM7 12.5h6',
  'M4.6 7.6h1.3v1.3H4.6zM7.8 7.6h1.3v1.3H7.8zM11 7.6h1.3v1.3H11zM14.2 7.6h1.3v1.3h-1.3z',
)
/** Help */
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M7.8 7.8a2.25 2.25 0 1 1 3.3 2c-.7.4-1.100.8-1.1 1.6',
  'M9.1 14a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** External */
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'M8.5 4H5A1.5 1.5 0 0 0 3.5 5.5V15A1.5 1.5 0 0 0 5 16.5h9.5A1.5 1.5 0 0 0 16 15v-3.5M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
)
/** Calendar */
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M4.5 4h11a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM3 8h14M7 2.5v3M13 2.5v3',
)
/** Clock */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M10 5.5V10l3 2',
)
