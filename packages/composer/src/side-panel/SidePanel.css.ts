import { vars } from '@mailroom/theme'
import { frameContainer, style } from '@mailroom/theme/css'

const { color, space } = vars

/** Too narrow for a panel beside the mail: it lies over it. */
const sheet = `${frameContainer} (width < 760px)`

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '304px',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@container': {
    [sheet]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      borderInlineStart: 'none',
      zIndex: vars.zIndex.floating,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  gap: space[8],
  paddingBlockStart: space[4],
  paddingInline: `${space[16]} ${space[8]}`,
})

export const heading = style({
  margin: 0,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
})

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInlineStart: space[16],
})
