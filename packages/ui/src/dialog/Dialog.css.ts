import { vars } from '@mailroom/theme'
import { keyframes, narrow, style } from '@mailroom/theme/css'

const { color, space, text, motion } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } })
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } }

export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[16],
  background: color.overlay,
  animation: `${fade} ${motion.fast} ${motion.ease}`,
  '@media': still,
  '@container': { [narrow]: { selectors: { '&:has(> [data-fills])': { padding: 0 } } } },
})

export const window = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 560,
  maxBlockSize: '100%',
  borderRadius: vars.radius.dialog,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  animation: `${rise} ${motion.normal} ${motion.ease}`,
  selectors: {
    '&[data-size="small"]': { maxInlineSize: 400 },
    '&[data-size="large"]': { maxInlineSize: 800 },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': still,
  '@container': {
    [narrow]: {
      selectors: { '&[data-fills]': { maxInlineSize: 'none', blockSize: '100%', borderRadius: 0 } },
    },
  },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlockStart: space[16],
  paddingBlockEnd: space[12],
  paddingInlineStart: space[24],
  paddingInlineEnd: space[16],
  '@container': { [narrow]: { paddingInlineStart: space[16] } },
})

/** Its first line stands in the middle of the button beside it. */
export const headings = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlockStart: 4,
  '@container': { [narrow]: { paddingBlockStart: space[8] } },
})

export const title = style({
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const description = style({
  marginBlockStart: space[4],
  color: color.textMuted,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockStart: space[4],
  paddingBlockEnd: space[16],
  paddingInline: space[24],
  '@container': { [narrow]: { paddingInline: space[16] } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: space[12],
  paddingInline: space[24],
  borderBlockStart: `1px solid ${color.line}`,
  '@container': { [narrow]: { paddingInline: space[16] } },
})
