import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

export const composerContainer = createContainer()

export const composer = style({
  containerName: composerContainer,
  containerType: 'inline-size',
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

export const inner = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minBlockSize: vars.size.toolbar,
  padding: `${vars.space[6]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const keeping = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  selectors: { '&[data-kind="failed"]': { color: vars.color.danger } },
})

export const fault = style({
  padding: `${vars.space[8]} ${vars.space[16]}`,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const subjectLine = style({
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const subject = style({
  inlineSize: '100%',
  blockSize: '40px',
  padding: 0,
  border: 'none',
  borderRadius: 0,
  fontWeight: vars.weight.medium,
  backgroundColor: 'transparent',
})

export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: vars.space[24],
})

export const dropHint = style({
  position: 'absolute',
  inset: vars.space[8],
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.panel,
  border: `2px dashed ${vars.color.accent}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  opacity: 0.95,
  pointerEvents: 'none',
  zIndex: vars.zIndex.floating,
})
