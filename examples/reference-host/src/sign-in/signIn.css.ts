import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const page$ = createContainer()
const wide = `${page$} (min-width: 860px)`

export const container = style({ containerName: page$, containerType: 'inline-size', blockSize: '100%' })

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'clamp(160px, 30cqi, 240px) 1fr',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  '@container': {
    [wide]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.25fr) minmax(420px, 1fr)' },
  },
})

export const art = style({
  backgroundSize: 'cover',
  // What the drawings are about stands below their middle; a band of them shows it whole.
  backgroundPosition: 'center 62%',
  backgroundColor: vars.color.accentSoft,
  '@container': {
    // Beside a form that is longer than the window it stays as high as that.
    [wide]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
  },
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: vars.space[24],
  backgroundColor: vars.color.surface,
})

/** Room for a button: languages come after the form, and move nothing. */
const buttonSize = '32px'

export const top = style({
  inlineSize: '100%',
  minBlockSize: buttonSize,
  display: 'flex',
  justifyContent: 'flex-end',
})

export const languages = style({ display: 'flex', gap: vars.space[4] })

export const language = style({
  minBlockSize: buttonSize,
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.text, fontWeight: vars.weight.strong } },
})

/** A way in beside the form. */
export const otherWay = style([language, { alignSelf: 'center', color: vars.color.accent }])

export const center = style({
  inlineSize: '100%',
  maxInlineSize: '360px',
  // Not in the middle: name and other ways to sign in come after the form, and would move it. A telephone has no room.
  marginBlock: 'calc(12cqi - 20px) auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  // The title comes a moment after the form, and moves nothing.
  minBlockSize: vars.text.reading.line,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
  fontWeight: vars.weight.strong,
})

export const logo = style({ blockSize: '32px', maxInlineSize: '200px' })

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const heading = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[4],
})

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const label = style({
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.textMuted,
})

export const inputBox = style({ position: 'relative', display: 'flex' })

export const input = style({
  inlineSize: '100%',
  blockSize: '40px',
  padding: `0 ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '0',
    borderColor: 'transparent',
  },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': {
      outlineColor: vars.color.danger,
      borderColor: 'transparent',
    },
    // There is a button in it that shows the password.
    '&[data-secret]': { paddingInlineEnd: '44px' },
  },
})

export const reveal = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  inlineSize: '32px',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  // The eye is cut out of a colour; the button itself stays whole, for its ring.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: 'currentColor',
    maskImage: `url("data:image/svg+xml,${encodeURIComponent(eye(''))}")`,
    maskRepeat: 'no-repeat',
    maskPosition: 'center',
  },
  ':hover': { color: vars.color.text },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[data-shown]::before': {
      maskImage: `url("data:image/svg+xml,${encodeURIComponent(eye('M4 16 16 4'))}")`,
    },
  },
})

export const fault = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.danger,
  ':empty': { display: 'none' },
})

export const hint = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
})

export const remember = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '24px',
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  cursor: 'pointer',
})

/** Drawn like the boxes of the mailbox, which the browser's own does not resemble in the dark. */
export const checkbox = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '16px',
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: '4px',
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&:checked': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '&:checked::before': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: '9px',
      blockSize: '5px',
      borderInlineStart: `2px solid ${vars.color.onAccent}`,
      borderBlockEnd: `2px solid ${vars.color.onAccent}`,
      transform: 'translateY(-1px) rotate(-45deg)',
    },
  },
})

export const alert = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  ':empty': { display: 'none' },
})

export const submit = style({
  blockSize: '40px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.accentHover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 } },
})

export const claims = style({
  marginBlockStart: 'auto',
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.textMuted,
  textAlign: 'center',
  ':empty': { display: 'none' },
})

function eye(stroke: string): string {
  const shape = 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" fill="none" stroke="#000" stroke-width="1.5"><path d="${shape}"/><circle cx="10" cy="10" r="2.5"/><path d="${stroke}"/></svg>`
}
