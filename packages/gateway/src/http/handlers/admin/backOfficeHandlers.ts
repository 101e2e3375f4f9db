import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'

/** Where this host shows the administration. */
const adminUrl = '/admin'

/** Ways out of the mailbox. Nobody administers from within somebody else's. @source SH-05 */
export function backOfficeHandlers({ settings }: Services): Pick<Handlers, 'backOffice'> {
  return {
    async backOffice(_input, { session }) {
      const isAdmin = session.isAdmin === true
      return {
        admin: { is_active: isAdmin, url: isAdmin ? adminUrl : '' },
        center_show: settings.selfServiceUrl !== '',
        center_url: settings.selfServiceUrl,
      }
    },
  }
}
