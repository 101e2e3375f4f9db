// Signs of actions and states
import { createIcon } from './createIcon'

/** Close */
export const CloseIcon = /* @__PURE__ */ createIcon('m5 5 10 10M15 5 5 15')
/** Check */
export const CheckIcon = /* @__PURE__ */ createIcon('m4 10.5 4 4 8-9')
/** Minus */
export const MinusIcon = /* @__PURE__ */ createIcon('M4 10h12')
/** Chevron down */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m5.5 8 4.5 4.5L14.5 8')
/** Chevron left */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M12 5.5 7.5 10l4.5 4.5')
/** Chevron right */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m8 5.5 4.5 4.5L8 14.5')
/** More */
export const MoreIcon = /* @__PURE__ */ createIcon(
  '',
  'M3.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M8.7 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M14.2 10a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0',
)
/** Refresh */
export const RefreshIcon = /* @__PURE__ */ createIcon('M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3v4h-4')
/** Download */
export const DownloadIcon = /* @__PURE__ */ createIcon('M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 16.5h13')
/** Sort */
export const SortIcon = /* @__PURE__ */ createIcon('M6 4v12M3 13l3 3 3-3M11.5 5.5h6M11.5 10h4.5M11.5 14.5h3')
/** Filter */
export const FilterIcon = /* @__PURE__ */ createIcon('M3 5.5h14M5.5 10h9M8 14.5h4')
/** Warning */
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M8.7 3.7 2.4 14.5A1.5 1.5 0 0 0 3.7 16.7h12.6a1.5 1.5 0 0 0 1.3-2.2L11.3 3.7a1.5 1.5 0 0 0-2.6 0M10 8v3.7',
  'M9.1 14a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** Success */
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6.7 10.3l2.3 2.3 4.3-4.9',
)
/** Blocked */
export const BlockedIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M4.8 4.8l10.4 10.4',
)
