import type { FlagColor } from '@mailroom/core'
import { vars } from '@mailroom/theme'
import { FlagFilledIcon } from '@mailroom/ui'

/** A flag in its colour; the word beside it names the colour. */
export function FlagDot({ color }: { color: FlagColor }) {
  return (
    <span style={{ color: vars.flag[color], display: 'inline-flex' }}>
      <FlagFilledIcon />
    </span>
  )
}
