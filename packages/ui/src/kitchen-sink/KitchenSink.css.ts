import { vars } from '@mailroom/theme'
import { medium, narrow, style } from '@mailroom/theme/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})

export const heading = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 28px)',
  gap: vars.space[4],
  color: vars.color.textMuted,
})

export const icon = style({ display: 'grid', placeItems: 'center', blockSize: 28 })

export const split = style({ blockSize: 120, boxShadow: `inset 0 0 0 1px ${vars.color.line}` })
