import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const settings$ = createContainer()
const narrow = `${settings$} (max-width: 599px)`

export const settings = style({
  containerName: settings$,
  containerType: 'inline-size',
  blockSize: '100%',
  overflow: 'auto',
  backgroundColor: vars.color.surface,
})

/** The pages beside their content, or above it where it is narrow. */
export const columns = style({
  display: 'flex',
  minBlockSize: '100%',
  '@container': { [narrow]: { flexDirection: 'column' } },
})

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flexShrink: 0,
  inlineSize: vars.size.folderPane,
  padding: vars.space[12],
  backgroundColor: vars.color.canvas,
  '@container': {
    [narrow]: {
      flexDirection: 'row',
      inlineSize: 'auto',
      padding: `${vars.space[4]} ${vars.space[8]}`,
      overflowX: 'auto',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})

export const link = style({
  padding: `${vars.space[6]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  '@container': {
    [narrow]: { display: 'flex', flexShrink: 0, alignItems: 'center', minBlockSize: vars.size.touch },
  },
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&[aria-current="page"]': { backgroundColor: vars.color.selected, fontWeight: vars.weight.medium },
  },
})

export const content = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: vars.space[24],
  maxInlineSize: '880px',
  '@container': { [narrow]: { padding: vars.space[16] } },
})

export const heading = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[16],
})

export const subheading = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
  marginBlock: `${vars.space[24]} ${vars.space[8]}`,
})

export const skins = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[16],
})

export const skin = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  cursor: 'pointer',
})

export const radio = style({
  position: 'absolute',
  inset: '-4px',
  inlineSize: 'calc(100% + 8px)',
  blockSize: 'calc(100% + 8px)',
  appearance: 'none',
  borderRadius: vars.radius.dialog,
  cursor: 'pointer',
  selectors: {
    '&:checked': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
})

export const skinName = style({ textAlign: 'center' })

/** What a setting is about, over its control. */
export const hint = style({
  marginBlockEnd: vars.space[8],
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  color: vars.color.textMuted,
})
