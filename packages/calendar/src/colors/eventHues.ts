import type { EventColor } from '@mailroom/core'
import { vars } from '@mailroom/theme'

const { flag } = vars

/** The ten colours as CSS writes them, in light and in dark; they stand out of every surface. Flags know no indigo. @source CA-02 */
export const eventHues: Record<EventColor, string> = {
  red: flag.red,
  orange: flag.orange,
  yellow: flag.yellow,
  green: flag.green,
  teal: flag.cyan,
  blue: flag.blue,
  indigo: `color-mix(in oklab, ${flag.blue} 45%, ${flag.purple})`,
  purple: flag.purple,
  pink: flag.pink,
  gray: flag.gray,
}
