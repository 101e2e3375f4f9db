import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  selectors: { '&[hidden]': { display: 'none' } },
})

/** A word on a line. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})

export const way = style({
  minBlockSize: '40px',
  padding: `0 ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 } },
})
