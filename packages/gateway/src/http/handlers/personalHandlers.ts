import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { requireAllowed } from '../requireAllowed'
import { fromWireParam, toWireSettings } from '../wire/settings'

type Calls = 'suggest' | 'groups' | 'groupMembers' | 'settings' | 'setParam' | 'setLang' | 'setSkin'

const success = { msg: 'success' } as const

/** The people a user may write to, and what the user has chosen. @source CO-03, ML-14, IX-01 */
export const personalHandlers = ({ people, settings }: Services): Pick<Handlers, Calls> => ({
  async suggest({ query }, { session }) {
    const found = await people.suggest(session.accountId, query.search, !settings.showDirectory)
    return {
      results: found.map(({ address, name, department }) => ({
        username: address,
        fullname: name,
        dname: department,
      })),
    }
  },

  async groups(_input, { session }) {
    requireAllowed(settings.showDirectory)
    const groups = await people.groups(session.accountId)
    return {
      results: groups.map(({ address, name, memberCount }) => ({
        username: address,
        fullname: name,
        count: memberCount,
      })),
    }
  },

  async groupMembers({ query }, { session }) {
    requireAllowed(settings.showDirectory)
    const members = await people.groupMembers(session.accountId, query.email)
    return { results: members.map(({ address, name }) => ({ username: address, fullname: name })) }
  },

  async settings(_input, { session }) {
    return toWireSettings(await people.settings(session.accountId))
  },

  async setParam({ body }, { session }) {
    await people.saveSettings(session.accountId, fromWireParam(body))
    return success
  },

  async setLang({ body }, { session }) {
    await people.saveSettings(session.accountId, { locale: body.lang })
    return success
  },

  async setSkin({ body }, { session }) {
    await people.saveSettings(session.accountId, {
      ...(body.skin_name === undefined ? {} : { skin: body.skin_name }),
      ...(body.color_scheme === undefined ? {} : { colorScheme: body.color_scheme }),
    })
    return success
  },
})
