import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const area$ = createContainer()
/** Where pages stand above their content, and rows become blocks. */
export const narrow = `${area$} (max-width: 719px)`

export const area = style({
  containerName: area$,
  containerType: 'inline-size',
  blockSize: '100%',
  overflow: 'auto',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

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
  inlineSize: '200px',
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
  whiteSpace: 'nowrap',
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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: vars.space[24],
  '@container': { [narrow]: { padding: vars.space[16] } },
})

export const heading = style({
  margin: 0,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
})
