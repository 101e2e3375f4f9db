import { vars } from '@mailroom/theme'
import { areaContainer, narrowArea, style } from '@mailroom/theme/css'

const { color, space } = vars

export const area = style({
  containerName: areaContainer,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  backgroundColor: color.surface,
  color: color.text,
  selectors: { '&[data-fills]': { overflow: 'visible' } },
})

export const columns = style({
  display: 'flex',
  minBlockSize: '100%',
  selectors: { [`${area}[data-fills] > &`]: { blockSize: '100%', minBlockSize: 0 } },
  '@container': { [narrowArea]: { flexDirection: 'column' } },
})

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flexShrink: 0,
  inlineSize: '200px',
  padding: space[12],
  backgroundColor: color.canvas,
  '@container': {
    [narrowArea]: {
      flexDirection: 'row',
      inlineSize: 'auto',
      padding: `${space[4]} ${space[8]}`,
      overflowX: 'auto',
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const entry = style({
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
  '@container': { [narrowArea]: { minBlockSize: vars.size.touch } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: space[24],
  selectors: { [`${area}[data-fills] &`]: { gap: 0, minBlockSize: 0, padding: 0 } },
  '@container': { [narrowArea]: { padding: space[16] } },
})
