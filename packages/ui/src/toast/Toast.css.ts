import { vars } from '@mailroom/theme'
import { keyframes, narrow, style } from '@mailroom/theme/css'

const { color, space, text, motion } = vars

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const region = style({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInline: space[16],
  zIndex: vars.zIndex.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // Above the bottom bar of a narrow frame.
  '@container': { [narrow]: { insetBlockEnd: 72 } },
})

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 40,
  maxInlineSize: 'min(560px, 100%)',
  paddingBlock: space[4],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
  borderRadius: vars.radius.panel,
  background: color.tooltip,
  color: color.onTooltip,
  boxShadow: vars.shadow.floating,
  fontSize: text.dense.size,
  lineHeight: text.dense.line,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.normal} ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const sign = style({ display: 'inline-flex', flex: 'none', marginInlineStart: -4 })

export const message = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: 4,
})

const onToast = {
  color: 'inherit',
  selectors: {
    '&&&:hover': {
      background: `color-mix(in srgb, ${color.onTooltip} 16%, transparent)`,
      color: color.onTooltip,
    },
    '&&&:focus-visible': { outlineColor: color.onTooltip },
  },
} as const

export const action = style({
  ...onToast,
  selectors: {
    ...onToast.selectors,
    '&&&': {
      color: 'inherit',
      fontWeight: vars.weight.strong,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
  },
})

export const close = style({ ...onToast, selectors: { ...onToast.selectors, '&&&': { color: 'inherit' } } })
