// Mail: folders, letters and what is done with them
import { createIcon } from './createIcon'

/** Inbox */
export const InboxIcon = /* @__PURE__ */ createIcon(
  'M2.5 11.5 5 4.4a1.5 1.5 0 0 1 1.4-.9h7.2a1.5 1.5 0 0 1 1.4.9l2.5 7.1V15A1.5 1.5 0 0 1 16 16.5H4A1.5 1.5 0 0 1 2.5 15zM2.5 11.5h4l1 2h5l1-2h4',
)
/** Pin */
export const PinIcon = /* @__PURE__ */ createIcon('M7 2.5h6M8 2.5v5.2L5 11.5h10l-3-3.8V2.5M10 11.5v6')
/** Send */
export const SendIcon = /* @__PURE__ */ createIcon('M17 3 9 11M17 3l-5 14-3-6-6-3z')
/** Draft */
export const DraftIcon = /* @__PURE__ */ createIcon(
  'M10.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h3M15.5 8V7l-4.5-4.5V7h4.5M11.5 17.5l.5-2.3 3.8-3.8a1.27 1.27 0 0 1 1.8 1.8L13.8 17z',
)
/** Trash */
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M3.5 5.5h13M7.5 5.5V4A1.5 1.5 0 0 1 9 2.5h2A1.5 1.5 0 0 1 12.5 4v1.5M5 5.5l.7 10.6a1.5 1.5 0 0 0 1.5 1.4h5.6a1.5 1.5 0 0 0 1.5-1.4L15 5.5M8.3 9v5M11.7 9v5',
)
/** Spam */
export const SpamIcon = /* @__PURE__ */ createIcon(
  'M6.7 2.5h6.6l4.2 4.2v6.6l-4.2 4.2H6.7l-4.2-4.2V6.7zM10 6.5v4.3',
  'M9.1 13.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
)
/** Folder */
export const FolderIcon = /* @__PURE__ */ createIcon(
  'M2.5 5.5A1.5 1.5 0 0 1 4 4h3.4a1.5 1.5 0 0 1 1.1.5L10 6h6a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 16H4a1.5 1.5 0 0 1-1.5-1.5z',
)
/** Folder open */
export const FolderOpenIcon = /* @__PURE__ */ createIcon(
  'M2.5 14.5v-9A1.5 1.5 0 0 1 4 4h3.4a1.5 1.5 0 0 1 1.1.5L10 6h5A1.5 1.5 0 0 1 16.5 7.5V9M4.2 16h10.6a1.5 1.5 0 0 0 1.4-1l1.6-4.6A1 1 0 0 0 16.9 9H6.6a1.5 1.5 0 0 0-1.4 1L3.4 15.2A1 1 0 0 0 4.2 16',
)
/** Folder plus */
export const FolderPlusIcon = /* @__PURE__ */ createIcon(
  'M2.5 5.5A1.5 1.5 0 0 1 4 4h3.4a1.5 1.5 0 0 1 1.1.5L10 6h6a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 16H4a1.5 1.5 0 0 1-1.5-1.5zM10 8.7v4.6M7.7 11h4.6',
)
/** Flag */
export const FlagIcon = /* @__PURE__ */ createIcon(
  'M4.5 17.5v-14M4.5 4s1-1 3.5-1 4 1.5 6 1.5 2-.5 2-.5v7.5s0 .5-2 .5-3.5-1.5-6-1.5-3.5 1-3.5 1',
)
/** Flag filled */
export const FlagFilledIcon = /* @__PURE__ */ createIcon(
  'M4.5 17.5v-14',
  'M4.5 3.9S5.5 2.8 8 2.8s4 1.5 6 1.5 2.3-.7 2.3-.7v8.2s-.300.7-2.300.7-3.5-1.5-6-1.5-3.5 1.1-3.5 1.1z',
)
/** Reply */
export const ReplyIcon = /* @__PURE__ */ createIcon('M7.5 5 3 9.5l4.5 4.5M3 9.5h8.5a5 5 0 0 1 5 5V16')
/** Forward */
export const ForwardIcon = /* @__PURE__ */ createIcon('M12.5 5 17 9.5 12.5 14M17 9.5H8.5a5 5 0 0 0-5 5V16')
/** Attachment */
export const AttachmentIcon = /* @__PURE__ */ createIcon(
  'm16.5 9.5-6.6 6.6a4 4 0 0 1-5.7-5.7l6.7-6.7a2.7 2.7 0 0 1 3.8 3.8l-6.6 6.6a1.3 1.3 0 0 1-1.9-1.9l6-6',
)
/** Mail */
export const MailIcon = /* @__PURE__ */ createIcon(
  'M4 4h12a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM3 5l6 5.2a1.5 1.5 0 0 0 2 0L17 5',
)
/** Mail open */
export const MailOpenIcon = /* @__PURE__ */ createIcon(
  'M2.5 8.3v6.7A1.5 1.5 0 0 0 4 16.5h12a1.5 1.5 0 0 0 1.5-1.5V8.3a1.5 1.5 0 0 0-.7-1.3l-6-3.7a1.5 1.5 0 0 0-1.6 0l-6 3.7a1.5 1.5 0 0 0-.7 1.3M3 7.8l6.2 4.4a1.5 1.5 0 0 0 1.7 0L17 7.8',
)
/** Compose */
export const ComposeIcon = /* @__PURE__ */ createIcon(
  'M9 4H4.5A1.5 1.5 0 0 0 3 5.5v10A1.5 1.5 0 0 0 4.5 17h10a1.5 1.5 0 0 0 1.5-1.5V11M7.5 12.5l.6-2.7 6.9-6.9a1.48 1.48 0 0 1 2.1 2.1l-6.9 6.9z',
)
/** Pencil */
export const PencilIcon = /* @__PURE__ */ createIcon(
  'm3 17 .9-3.9L13.6 3.4a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L6.9 16.1zM12 5l3 3',
)
/** Archive */
export const ArchiveIcon = /* @__PURE__ */ createIcon(
  'M3 3.5h14a.5.5 0 0 1 .5.5v3a.5.5 0 0 1-.5.5H3a.5.5 0 0 1-.5-.5V4a.5.5 0 0 1 .5-.5M4 7.5V15A1.5 1.5 0 0 0 5.5 16.5h9A1.5 1.5 0 0 0 16 15V7.5M8 10.5h4',
)
/** Tag */
export const TagIcon = /* @__PURE__ */ createIcon(
  'M3 4.5v5a1.5 1.5 0 0 0 .4 1l6.1 6.1a1.5 1.5 0 0 0 2.1 0l5-5a1.5 1.5 0 0 0 0-2.1l-6.1-6.1a1.5 1.5 0 0 0-1-.4h-5A1.5 1.5 0 0 0 3 4.5',
  'M5.65 6.75a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0',
)
