import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

const { color, text } = vars

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: 6,
  borderRadius: 9,
  fontSize: text.meta.size,
  lineHeight: '18px',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  background: color.hover,
  color: color.textMuted,
  selectors: {
    '&[data-tone="accent"]': { background: color.accentSoft, color: color.onAccentSoft },
    '&[data-tone="danger"]': { background: color.dangerSoft, color: color.danger },
    '&[data-tone="warning"]': { background: color.warningSoft, color: color.warning },
    '&[data-tone="success"]': { background: color.successSoft, color: color.success },
    '&[data-tone="neutral"][data-variant="solid"]': { background: color.textMuted, color: color.surface },
    '&[data-tone="accent"][data-variant="solid"]': { background: color.accent, color: color.onAccent },
    '&[data-tone="danger"][data-variant="solid"]': { background: color.danger, color: color.onDanger },
    '&[data-tone="warning"][data-variant="solid"]': { background: color.warning, color: color.surface },
    '&[data-tone="success"][data-variant="solid"]': { background: color.success, color: color.surface },
  },
})
