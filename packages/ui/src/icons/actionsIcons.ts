// Signs of actions and states
import { createIcon } from './createIcon'

/** Close */
export const CloseIcon = /* @__PURE__ */ createIcon('m5 5 10 10M15 5 5 15')
/** Check */
export const CheckIcon = /* @__PURE__ */ createIcon('m4 10.5 4 4 8-9')
/** Plus */
export const PlusIcon = /* @__PURE__ */ createIcon('M10 4v12M4 10h12')
/** Minus */
export const MinusIcon = /* @__PURE__ */ createIcon('M4 10h12')
/** Chevron down */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m5.5 8 4.5 4.5L14.5 8')
/** Chevron up */
export const ChevronUpIcon = /* @__PURE__ */ createIcon('m5.5 12 4.5-4.5 4.5 4.5')
/** Chevron left */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M12 5.5 7.5 10l4.5 4.5')
/** Chevron right */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m8 5.5 4.5 4.5L8 14.5')
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
/** More */
export const MoreIcon = /* @__PURE__ */ createIcon(
  '',
  'M3.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M8.7 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M14.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0',
)
/** Refresh */
export const RefreshIcon = /* @__PURE__ */ createIcon('M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3v4h-4')
/** Download */
export const DownloadIcon = /* @__PURE__ */ createIcon('M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 16.5h13')
/** Upload */
export const UploadIcon = /* @__PURE__ */ createIcon('M10 13.5v-10M5.5 8 10 3.5 14.5 8M3.5 16.5h13')
/** Copy */
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M8.5 7h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5zM13 7V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13H7',
)
/** Sort */
export const SortIcon = /* @__PURE__ */ createIcon('M6 4v12M3 13l3 3 3-3M11.5 5.5h6M11.5 10h4.5M11.5 14.5h3')
/** Filter */
export const FilterIcon = /* @__PURE__ */ createIcon('M3 5.5h14M5.5 10h9M8 14.5h4')
/** Warning */
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M8.7 3.7 2.4 14.5A1.5 1.5 0 0 0 3.7 16.7h12.6a1.5 1.5 0 0 0 1.3-2.2L11.3 3.7a1.5 1.5 0 0 0-2.6 0M10 8v3.7',
  'M9.1 14a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** Info */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M10 9.3v4.5',
  'M9.1 6.6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** Success */
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6.7 10.3l2.3 2.3 4.3-4.9',
)
/** Blocked */
export const BlockedIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M4.8 4.8l10.4 10.4',
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
