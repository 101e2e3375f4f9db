import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export { textButton as action } from '../textButton.css'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  selectors: { '&[data-state="success"]': { borderColor: vars.color.success } },
})

export const face = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const hint = style({ fontSize: vars.text.dense.size, lineHeight: vars.text.dense.line })

export const order = style({ fontWeight: vars.weight.strong, letterSpacing: '0.2em' })

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
})

export const clickable = style({
  cursor: 'crosshair',
  touchAction: 'manipulation',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const picture = style({ display: 'block', inlineSize: '100%', userSelect: 'none' })

/** For texts, which are read and not aimed at. */
export const small = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
})

export const piece = style({
  position: 'absolute',
  insetInlineStart: 0,
  pointerEvents: 'none',
  userSelect: 'none',
  filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.5))',
})

const thumb = {
  appearance: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  cursor: 'grab',
} as const

export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '40px',
  margin: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  touchAction: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
})

const pin = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
} as const

export const mark = style({
  ...pin,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  border: `2px solid ${vars.color.onAccent}`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.meta.size,
  lineHeight: '1',
  fontWeight: vars.weight.strong,
})

/** Two lines that cross, light around dark, so that they are seen on every picture; only while keys can move them. */
export const cross = style({
  ...pin,
  display: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  background:
    'linear-gradient(#000, #000) center / 2px 100% no-repeat, linear-gradient(#000, #000) center / 100% 2px no-repeat',
  filter: 'drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff)',
  selectors: { [`${clickable}:focus-visible &`]: { display: 'block' } },
})

export const keys = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
})

export const note = style({
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.danger,
  ':empty': { display: 'none' },
  selectors: { [`${box}[data-state="success"] &`]: { color: vars.color.success } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' })
