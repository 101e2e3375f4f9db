import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color, space } = vars

const area$ = createContainer()
/** Where the places stand above the files. */
export const narrow = `${area$} (max-width: 719px)`

export const area = style({
  containerName: area$,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: color.surface,
  color: color.text,
})

export const columns = style({
  display: 'flex',
  blockSize: '100%',
  '@container': { [narrow]: { flexDirection: 'column' } },
})

export const places = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '200px',
  padding: space[12],
  backgroundColor: color.canvas,
  '@container': {
    [narrow]: {
      flexDirection: 'row',
      inlineSize: 'auto',
      padding: `${space[4]} ${space[8]}`,
      overflowX: 'auto',
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const place = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  color: color.text,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { backgroundColor: color.hover },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': { backgroundColor: color.selected, fontWeight: vars.weight.medium },
  },
  '@container': { [narrow]: { minBlockSize: vars.size.touch } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
})

export const face = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
})

export const waiting = style({ padding: space[24] })
