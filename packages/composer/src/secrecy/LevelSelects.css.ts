import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const tone = {
  '&[data-level="internal"]': { color: vars.color.accent },
  '&[data-level="secret"]': { color: vars.color.warning },
  '&[data-level="confidential"]': { color: vars.color.danger },
  '&[data-level="topSecret"]': { color: vars.color.danger },
}

/** Beside the subject. */
export const mail = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: '6px',
  selectors: tone,
})

export const name = style({
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'none' } },
})

export const file = style({ display: 'inline-flex', flex: 'none', selectors: tone })
