import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

/** What a mail or a conversation is about, above it; what can be done with it stands at the end of the line. */
export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] })

export const subject = style({
  flex: 1,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
