import { vars } from '@mailroom/theme'
import { keyframes, style } from '@mailroom/theme/css'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.zIndex.tooltip,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: 280,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.floating,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const shortcut = style({ opacity: 0.75, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
