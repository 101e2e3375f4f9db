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
export { buttons } from '../two-factor/TwoFactorSettings.css'
export { empty, hint } from '../settings-page/settingsPage.css'

export const add = style({ alignSelf: 'flex-start' })
