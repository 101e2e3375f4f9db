// What is used once the list is there. Icons of the first view stand apart, so that it brings no others along
import { createIcon } from './createIcon'

/** Star */
export const StarIcon = /* @__PURE__ */ createIcon(
  'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z',
)
/** Star filled */
export const StarFilledIcon = /* @__PURE__ */ createIcon(
  '',
  'm10 2.2 2.45 4.95 5.45.8-3.95 3.85.95 5.45L10 14.7l-4.9 2.55.95-5.45L2.1 7.95l5.45-.8z',
)
/** Reply all */
export const ReplyAllIcon = /* @__PURE__ */ createIcon(
  'M10 5 5.5 9.5 10 14M6.5 5 2 9.5 6.5 14M5.5 9.5h7a5 5 0 0 1 5 5V16',
)
/** At */
export const AtIcon = /* @__PURE__ */ createIcon(
  'M7 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M13 7v4a2.25 2.25 0 0 0 4.5 0v-1a7.5 7.5 0 1 0-3 6',
)
/** Print */
export const PrintIcon = /* @__PURE__ */ createIcon(
  'M5.5 7.5v-4A.5.5 0 0 1 6 3h8a.5.5 0 0 1 .5.5v4M5.5 14H4a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 4 7.5h12A1.5 1.5 0 0 1 17.5 9v3.5A1.5 1.5 0 0 1 16 14h-1.5M5.5 11.5h9V17h-9z',
)
/** Sun */
export const SunIcon = /* @__PURE__ */ createIcon(
  'M6.75 10a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
)
/** Moon */
export const MoonIcon = /* @__PURE__ */ createIcon('M16.8 11.7A7 7 0 1 1 8.3 3.2a5.6 5.6 0 0 0 8.5 8.5')
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
/** Plus */
export const PlusIcon = /* @__PURE__ */ createIcon('M10 4v12M4 10h12')
/** Chevron up */
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m5.5 12 4.5-4.5 4.5 4.5')
/** Chevrons left */
export const ChevronsLeftIcon = /* @__PURE__ */ createIcon('M10 5.5 5.5 10l4.5 4.5M15 5.5 10.5 10l4.5 4.5')
/** Chevrons right */
export const ChevronsRightIcon = /* @__PURE__ */ createIcon('m10 5.5 4.5 4.5-4.5 4.5M5 5.5 9.5 10 5 14.5')
/** Arrow left */
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M16.5 10h-13M9 4.5 3.5 10 9 15.5')
/** Arrow right */
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5')
/** Arrow up */
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M10 16.5v-13M4.5 9 10 3.5 15.5 9')
/** Arrow down */
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M10 3.5v13M4.5 11l5.5 5.5 5.5-5.5')
/** Upload */
export const UploadIcon = /* @__PURE__ */ createIcon('M10 13.5v-10M5.5 8 10 3.5 14.5 8M3.5 16.5h13')
/** Copy */
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5zM13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7',
)
/** Info */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M10 9.3v4.5',
  'M9.1 6.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** Offline */
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'M3 3l14 14M2.5 8.5A11 11 0 0 1 6.3 6M9.3 5a11 11 0 0 1 8.2 3.5M5.3 11.7a7 7 0 0 1 3.4-1.9M12.8 10.5a7 7 0 0 1 1.9 1.2',
  'M8.8 15.3a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
)
/** Drag handle */
export const DragHandleIcon = /* @__PURE__ */ createIcon(
  '',
  'M6.3 5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M11.3 5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M6.3 10a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M11.3 10a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M6.3 15a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M11.3 15a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
)
/** Pause */
export const PauseIcon = /* @__PURE__ */ createIcon('M7 4.5v11M13 4.5v11')
/** Play */
export const PlayIcon = /* @__PURE__ */ createIcon('M6 3.8v12.4L16 10z')
/** Somebody who helps themselves */
export const SelfServiceIcon = /* @__PURE__ */ createIcon(
  'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c0-2.8 2.7-4.5 6-4.5M13.2 16.5h3.3v-3.3M16.5 16.5l-4-4',
)
/** Drive */
export const DriveIcon = /* @__PURE__ */ createIcon(
  'M3 11.5 5.2 5A1.5 1.5 0 0 1 6.6 4h6.8a1.5 1.5 0 0 1 1.4 1L17 11.5M4.5 10.5h11A1.5 1.5 0 0 1 17 12v2.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5V12a1.5 1.5 0 0 1 1.5-1.5zM10.5 13.25h3.5',
  'M5.4 13.25a.8.8 0 1 0 1.6 0a.8.8 0 1 0 -1.6 0',
)
/** Building */
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M4.5 17V4.5A1.5 1.5 0 0 1 6 3h5.5A1.5 1.5 0 0 1 13 4.5V17M13 8.5h1.5A1.5 1.5 0 0 1 16 10v7M2.5 17h15M7.25 6.5h0M10.25 6.5h0M7.25 9.5h0M10.25 9.5h0M7.5 17v-3.5h2.5V17',
)
/** Folder move */
export const FolderMoveIcon = /* @__PURE__ */ createIcon(
  'M2.5 5.5A1.5 1.5 0 0 1 4 4h3.4a1.5 1.5 0 0 1 1.1.5L10 6h6a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 16H4a1.5 1.5 0 0 1-1.5-1.5zM7.3 11h5.4M10.6 8.9l2.1 2.1-2.1 2.1',
)
