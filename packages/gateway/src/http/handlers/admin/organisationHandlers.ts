import { MailroomError } from '@mailroom/core'
import type { OrganisationChange, OrganisationFault } from '../../../organisation/Organisation'
import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { fromWireOrganisation, organisationFields, toWireOrganisation } from '../../wire/organisation'

type Calls = 'adminOrganisation' | 'adminSetOrganisation' | 'adminResetOrganisation'

/** What people see and may do, for administrators. What they set wins over the configuration. @source SH-05, HO-04 to HO-06 */
export function organisationHandlers({ organisation, settings, audit }: Services): Pick<Handlers, Calls> {
  return {
    adminOrganisation: async () => ({
      ...toWireOrganisation(settings),
      is_changed: organisation.overridden().length > 0,
    }),

    async adminSetOrganisation({ body }, { session, clientAddress }) {
      const change = fromWireOrganisation(body)
      const [fault] = await organisation.set(change)
      if (fault) throw refused(fault, change)
      await audit.record({
        action: 'organisation-changed',
        actorId: session.accountId,
        clientAddress,
        details: { settings: Object.keys(change).join(', ') },
      })
      return { msg: 'success' }
    },

    async adminResetOrganisation(_input, { session, clientAddress }) {
      const details = { settings: organisation.overridden().join(', ') }
      await organisation.reset()
      await audit.record({
        action: 'organisation-changed',
        actorId: session.accountId,
        clientAddress,
        details,
      })
      return { msg: 'success' }
    },
  }
}

/** Says what is wrong under the field; of lists with the number of the row. */
function refused({ name, path }: OrganisationFault, change: OrganisationChange): MailroomError {
  const [first, , third] = path
  const inGroups = (change.welcomeLinks ?? []).slice(0, Number(first)).flatMap(({ links }) => links).length
  const row = name === 'welcomeLinks' ? inGroups + Number(third ?? 0) : Number(first)
  const sentence = typeof first === 'number' ? 'adminRow' : 'adminWebAddress'
  return new MailroomError('invalid', `The setting ${name} cannot be this.`, {
    fields: { [organisationFields[name]]: [sentence] },
    values: { row: String(row + 1) },
  })
}
