import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, size, radius, motion } = vars

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: radius.control,
  color: color.textMuted,
  touchAction: 'manipulation',
  transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-size="small"]': { inlineSize: 24, blockSize: 24 },
    '&[data-size="large"]': { inlineSize: size.controlLarge, blockSize: size.controlLarge },
    '&:hover': { background: color.hover, color: color.text },
    '&:active, &[aria-expanded="true"]': { background: color.selected, color: color.text },
    '&[aria-pressed="true"]': { background: color.accentSoft, color: color.onAccentSoft },
    '&[data-tone="accent"]': { color: color.accent },
    '&[data-tone="danger"]:hover': { background: color.dangerSoft, color: color.danger },
    '&[data-tone="rail"]': { color: color.onRail },
    '&[data-tone="rail"]:hover, &[data-tone="rail"][aria-pressed="true"], &[data-tone="rail"][aria-current]':
      {
        background: color.railSelected,
        color: color.onRail,
      },
    '&[data-tone="rail"]:focus-visible': { outlineColor: color.onRail },
    '&:disabled, &[aria-disabled]': { opacity: 0.4 },
    '&:disabled': { pointerEvents: 'none' },
  },
  '@container': { [narrow]: { minInlineSize: size.touch, minBlockSize: size.touch } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})
