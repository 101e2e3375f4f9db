import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '312px',
  maxInlineSize: '100%',
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '280px',
  overflowY: 'auto',
})

export const group = style({
  margin: 0,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})

export const signs = style({ display: 'flex', flexWrap: 'wrap' })

export const sign = style({
  inlineSize: '36px',
  blockSize: '36px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontSize: '20px',
  lineHeight: '36px',
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@container': { [narrow]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
})

export const none = style({
  margin: 0,
  paddingBlock: vars.space[16],
  textAlign: 'center',
  color: vars.color.textMuted,
})
