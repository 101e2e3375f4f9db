import { vars } from '@mailroom/theme'
import { frameContainer, narrow, style } from '@mailroom/theme/css'

/** Controls inside answer to the width of the composer, not to that of the page. */
export const composer = style({
  containerName: frameContainer,
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

/** The mail, and what helps to write it beside it. */
export const desk = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  minBlockSize: 0,
  selectors: { '&[inert]': { opacity: 0.6 } },
})

export const mail = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: vars.space[8],
  minBlockSize: vars.size.toolbar,
  padding: `${vars.space[6]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
})

/** When a mail leaves that waits for its time. */
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: '1 1 240px',
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const keeping = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  textAlign: 'end',
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  selectors: {
    '&:empty': { flexBasis: 0 },
    '&[data-kind="failed"]': { color: vars.color.danger, textAlign: 'start' },
  },
})

export const fault = style({
  flexShrink: 0,
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

/** The mail waits for its files. */
export const awaiting = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: vars.space[12],
  padding: `${vars.space[6]} ${vars.space[16]}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
})

export const subject = style({
  inlineSize: '100%',
  blockSize: '40px',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  // The line under the field shows where typing goes, as it does for the recipients.
  selectors: { '&:focus, &:focus-visible': { outline: 'none' } },
})

/** In place of a mail that is not there. */
export const face = style({ display: 'grid', blockSize: '100%', alignContent: 'center' })

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
