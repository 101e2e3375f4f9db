import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const segments = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 2,
  gap: 2,
  borderRadius: vars.radius.control,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
})

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minInlineSize: 28,
  minBlockSize: 28,
  paddingInline: space[8],
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.raised,
      color: color.text,
      fontWeight: vars.weight.medium,
      boxShadow: `0 0 0 1px ${color.line}, ${vars.shadow.resting}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.5 },
  },
  '@container': { [narrow]: { minBlockSize: 36, minInlineSize: 40 } },
})

export const segmentInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  appearance: 'none',
  cursor: 'default',
})

export const segmentIcon = style({ display: 'inline-flex' })
