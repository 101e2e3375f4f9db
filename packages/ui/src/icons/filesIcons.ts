// Kinds of files
import { createIcon } from './createIcon'

/** File */
export const FileIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4',
)
/** File pdf */
export const FilePdfIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 14.5c2-1 3.5-3.5 3.5-5.2 0-.8-1.2-.8-1.2 0 0 2 2 4 4 4 .9 0 .9-1.1 0-1.1-2 0-4.300.8-5.5 2',
)
/** File doc */
export const FileDocIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7.3 9.8l1.1 4.7 1.6-4 1.6 4 1.1-4.7',
)
/** File sheet */
export const FileSheetIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 9.8h6v4.7H7zM7 12.1h6M10 9.8v4.7',
)
/** File slides */
export const FileSlidesIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 9.5h6v3.8H7zM10 13.3v1.7',
)
/** File archive */
export const FileArchiveIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M8.5 4.5h0M8.5 6.5h0M8.5 8.5h0M7.7 10.8h1.6v3.4H7.7z',
)
/** File image */
export const FileImageIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 14.3l1.9-2.3 1.4 1.300.9-1 1.8 2M7.4 9.6a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0',
)
/** File audio */
export const FileAudioIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M8.7 13.7V9.5l3.3-.8v4M6.7 13.7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M10 12.7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
)
/** File video */
export const FileVideoIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M8.3 9.7l4 2.3-4 2.3z',
)
/** File text */
export const FileTextIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7.3 10h5.4M7.3 12.3h5.4M7.3 14.6h3.2',
)
/** File code */
export const FileCodeIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M8.5 10l-1.7 2 1.7 2M11.5 10l1.7 2-1.7 2',
)
/** File mail */
export const FileMailIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 9.8h6v4.4H7zM7 10l3 2.3 3-2.3',
)
/** File calendar */
export const FileCalendarIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M7 9.8h6v4.7H7zM7 11.3h6',
)
/** File contact */
export const FileContactIcon = /* @__PURE__ */ createIcon(
  'M11.5 2.5H6A1.5 1.5 0 0 0 4.5 4v12A1.5 1.5 0 0 0 6 17.5h8a1.5 1.5 0 0 0 1.5-1.5V6.5zM11.5 2.5v4h4M8.8 10.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M7.5 14.7c.3-1.3 1.2-2 2.5-2s2.200.7 2.5 2',
)
