import { vars } from '@mailroom/theme'
import { medium, narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  minInlineSize: 0,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { gap: space[4] } },
})

export const total = style({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' })

export const sizes = style({
  selectors: { '&&&': { inlineSize: 'auto' } },
})

export const steps = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [narrow]: { gap: 0 } },
})

export const position = style({
  minInlineSize: 48,
  textAlign: 'center',
  color: color.text,
  whiteSpace: 'nowrap',
})

export const jumper = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  '@container': { [narrow]: { display: 'none' }, [medium]: { display: 'none' } },
})

export const jumpLabel = style({ whiteSpace: 'nowrap' })

export const jumpField = style({
  selectors: { '&&&': { inlineSize: 48, minBlockSize: 0, blockSize: vars.size.controlSmall } },
})
