// The words of an editor's toolbar
import { createIcon } from './createIcon'

/** Bold */
export const BoldIcon = /* @__PURE__ */ createIcon(
  'M6 3.5h4.7a3.2 3.2 0 0 1 0 6.4H6zM6 9.9h5.5a3.3 3.3 0 0 1 0 6.6H6z',
)
/** Italic */
export const ItalicIcon = /* @__PURE__ */ createIcon('M8 3.5h6.5M5.5 16.5H12M11.5 3.5l-3 13')
/** Underline */
export const UnderlineIcon = /* @__PURE__ */ createIcon('M5.5 3v6a4.5 4.5 0 0 0 9 0V3M4.5 17h11')
/** Strike */
export const StrikeIcon = /* @__PURE__ */ createIcon(
  'M3 10h14M14.5 6A3.5 3.5 0 0 0 11 3.5H9.5A3.25 3.25 0 0 0 7 8.8M5.5 13.5A3.5 3.5 0 0 0 9 16.5h2a3.25 3.25 0 0 0 2.8-4.9',
)
/** List ordered */
export const ListOrderedIcon = /* @__PURE__ */ createIcon(
  'M9 5h8M9 10h8M9 15h8M3.5 3.5 4.8 3v4M3.3 13.3a1.2 1.2 0 1 1 2.100.9L3.3 17h2.3',
)
/** List bullet */
export const ListBulletIcon = /* @__PURE__ */ createIcon(
  'M8 5h9M8 10h9M8 15h9',
  'M2.8 5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M2.8 10a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M2.8 15a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
)
/** Indent */
export const IndentIcon = /* @__PURE__ */ createIcon(
  'M3 4h14M9.5 8h7.5M9.5 12h7.5M3 16h14M3.5 7.5 6 10l-2.5 2.5',
)
/** Outdent */
export const OutdentIcon = /* @__PURE__ */ createIcon(
  'M3 4h14M9.5 8h7.5M9.5 12h7.5M3 16h14M6 7.5 3.5 10 6 12.5',
)
/** Align left */
export const AlignLeftIcon = /* @__PURE__ */ createIcon('M3 4.5h14M3 8.2h9M3 11.8h14M3 15.5h9')
/** Align center */
export const AlignCenterIcon = /* @__PURE__ */ createIcon('M3 4.5h14M5.5 8.2h9M3 11.8h14M5.5 15.5h9')
/** Align right */
export const AlignRightIcon = /* @__PURE__ */ createIcon('M3 4.5h14M8 8.2h9M3 11.8h14M8 15.5h9')
/** Quote */
export const QuoteIcon = /* @__PURE__ */ createIcon(
  'M8.5 6.5H4v5h4.5zM8.5 11.5c0 2-1 3.2-3 3.5M16.5 6.5H12v5h4.5zM16.5 11.5c0 2-1 3.2-3 3.5',
)
/** Code */
export const CodeIcon = /* @__PURE__ */ createIcon(
  'm6.5 5.5-4.5 4.5 4.5 4.5M13.5 5.5 18 10l-4.5 4.5M11.5 4l-3 12',
)
/** Table */
export const TableIcon = /* @__PURE__ */ createIcon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM2.5 8h15M2.5 12.3h15M10 8v8.5',
)
/** Undo */
export const UndoIcon = /* @__PURE__ */ createIcon('M7.5 4 3.5 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8')
/** Redo */
export const RedoIcon = /* @__PURE__ */ createIcon('m12.5 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4')
/** Eraser */
export const EraserIcon = /* @__PURE__ */ createIcon(
  'm8 16.5-4.6-4.6a1.5 1.5 0 0 1 0-2.1l6.4-6.4a1.5 1.5 0 0 1 2.1 0l4.7 4.7a1.5 1.5 0 0 1 0 2.1L10.3 16.5zM6.5 6.7l6.8 6.8M5.5 16.5H17',
)
/** Text color */
export const TextColorIcon = /* @__PURE__ */ createIcon('M5.5 12.5 10 3l4.5 9.5M7 9.5h6M4 16.5h12')
/** Highlight */
export const HighlightIcon = /* @__PURE__ */ createIcon(
  'm6.5 10.5 6-6.5a1.4 1.4 0 0 1 2 0l1.5 1.5a1.4 1.4 0 0 1 0 2l-6.5 6zM6.5 10.5 6 13.5l.5.5 3-.5M6 13.5l-2.5 3H8l.7-1',
)
/** Link */
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.25 3.25 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-3 3a3.25 3.25 0 0 0 4.6 4.6l1.2-1.2',
)
/** Image */
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-10a1.5 1.5 0 0 1 1.5 -1.5zM5.5 7.75a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M3 14.5l3.7-3.5a1.5 1.5 0 0 1 2.1 0l1.7 1.7 1.7-1.7a1.5 1.5 0 0 1 2.1 0L17 13.7',
)
/** Font size */
export const FontSizeIcon = /* @__PURE__ */ createIcon(
  'M2.5 16 7 5l4.5 11M4 12.5h6M12.5 16l2.75-7L18 16M13.4 13.8h3.7',
)
/** Emoji */
export const EmojiIcon = /* @__PURE__ */ createIcon(
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6.5 11.5c.8 1.7 2 2.5 3.5 2.5s2.7-.8 3.5-2.5',
  'M6.4 7.8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11.6 7.8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
)
/** Signature */
export const SignatureIcon = /* @__PURE__ */ createIcon(
  'M3 14.5c3-1 6.5-6 6.5-9 0-1.3-.5-2-1.3-2C6.5 3.5 6 7 6 10c0 3 .7 4.5 2 4.5 2 0 2.5-4 4-4 1.2 0 .5 3 2 3 .8 0 1.5-.5 2.5-1.5M3 17.5h14',
)
/** Resize */
export const ResizeIcon = /* @__PURE__ */ createIcon('M11 3.5h5.5V9M9 16.5H3.5V11M16.5 3.5l-5 5M3.5 16.5l5-5')
