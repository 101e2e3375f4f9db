import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, size, radius, text, weight, motion } = vars

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  flex: 'none',
  minBlockSize: size.control,
  maxInlineSize: '100%',
  paddingInline: space[12],
  borderRadius: radius.control,
  border: '1px solid transparent',
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  fontWeight: weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-size="small"]': { minBlockSize: size.controlSmall, paddingInline: space[8], gap: space[4] },
    '&[data-size="large"]': {
      minBlockSize: size.controlLarge,
      paddingInline: space[16],
      fontSize: text.body.size,
      lineHeight: text.body.line,
    },
    // Its words stand in the middle; the room beside them is there for long ones.
    '&[data-wide]': { display: 'flex', inlineSize: '100%', paddingInline: space[6] },
    '&[data-variant="primary"]': { background: color.accent, color: color.onAccent },
    '&[data-variant="primary"]:hover': { background: color.accentHover },
    '&[data-variant="danger"]': { background: color.danger, color: color.onDanger },
    '&[data-variant="danger"]:hover': { background: color.dangerHover },
    '&[data-variant="secondary"]': {
      background: color.surface,
      borderColor: color.line,
      boxShadow: vars.shadow.resting,
      color: color.text,
    },
    '&[data-variant="secondary"]:hover': { background: color.hover },
    '&[data-variant="ghost"]': { color: color.text },
    '&[data-variant="ghost"]:hover': { background: color.hover },
    '&[data-variant="secondary"][aria-expanded="true"], &[data-variant="ghost"][aria-expanded="true"]': {
      background: color.selected,
    },
    // A disabled button keeps its place and its words; it only steps back.
    '&:disabled, &[aria-disabled]:not([aria-busy])': { opacity: 0.5 },
    '&:disabled': { pointerEvents: 'none' },
  },
  '@container': { [narrow]: { minBlockSize: size.touch } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
