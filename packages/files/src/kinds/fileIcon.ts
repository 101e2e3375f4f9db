import { fileExtension } from '@mailroom/core'
import {
  FileArchiveIcon,
  FileAudioIcon,
  FileCalendarIcon,
  FileCodeIcon,
  FileContactIcon,
  FileDocIcon,
  FileIcon,
  FileImageIcon,
  FileMailIcon,
  FilePdfIcon,
  FileSheetIcon,
  FileSlidesIcon,
  FileTextIcon,
  FileVideoIcon,
  type IconComponent,
} from '@mailroom/ui'

const byExtension: readonly (readonly [icon: IconComponent, extensions: string])[] = [
  [FileImageIcon, 'png jpg jpeg gif webp bmp svg ico tif tiff heic avif'],
  [FilePdfIcon, 'pdf'],
  [FileDocIcon, 'doc docx odt rtf wps pages'],
  [FileSheetIcon, 'xls xlsx ods csv et numbers'],
  [FileSlidesIcon, 'ppt pptx odp dps key'],
  [FileArchiveIcon, 'zip rar 7z tar gz tgz bz2 xz'],
  [FileMailIcon, 'eml msg mbox'],
  [FileCalendarIcon, 'ics'],
  [FileContactIcon, 'vcf'],
  [FileAudioIcon, 'mp3 wav m4a ogg flac aac'],
  [FileVideoIcon, 'mp4 mov avi mkv webm wmv'],
  [FileCodeIcon, 'html htm xml json js ts css py java c cpp sh sql yml yaml'],
  [FileTextIcon, 'txt md log'],
]

const icons = new Map(
  byExtension.flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon] as const)),
)

const byType: readonly (readonly [icon: IconComponent, type: RegExp])[] = [
  [FileImageIcon, /^image\//],
  [FileAudioIcon, /^audio\//],
  [FileVideoIcon, /^video\//],
  [FileMailIcon, /^message\//],
  [FileTextIcon, /^text\//],
]

/**
 * The icon of a file: its true extension decides, then what is said about it.
 *
 * @internal
 */
export function fileIcon(name: string, contentType: string): IconComponent {
  return icons.get(fileExtension(name)) ?? byType.find(([, type]) => type.test(contentType))?.[0] ?? FileIcon
}
