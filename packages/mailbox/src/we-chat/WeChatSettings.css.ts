export { hint, section } from '../settings-page/settingsPage.css'
export { buttons, state } from '../two-factor/TwoFactorSettings.css'
