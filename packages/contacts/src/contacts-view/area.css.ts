import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color } = vars

const area$ = createContainer()

/** Where the places stand above the people. */
export const narrow = `${area$} (max-width: 719px)`

/** Where fingers work. */
export const touch = `${area$} (max-width: 479px)`

/** Where whoever is looked at stands over the list, and not beside it. */
export const medium = `${area$} (max-width: 1079px)`

export const area = style({
  containerName: area$,
  containerType: 'inline-size',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: color.surface,
  color: color.text,
})

export const columns = style({
  position: 'relative',
  display: 'flex',
  blockSize: '100%',
  '@container': { [narrow]: { flexDirection: 'column' } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
})
