import { style } from '@mailroom/theme/css'

export {
  act,
  facts,
  head,
  item,
  list,
  name,
  section,
  subject,
  value,
} from '../certificates/CertificateSettings.css'
export { hint } from '../settings-page/settingsPage.css'

export const all = style({ alignSelf: 'flex-start' })
