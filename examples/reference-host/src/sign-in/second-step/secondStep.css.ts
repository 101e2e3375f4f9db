import { style } from '@mailroom/theme/css'
import { textButton } from '../textButton.css'

export const back = style([textButton, { alignSelf: 'center' }])
