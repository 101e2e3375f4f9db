import type { ProfilePort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { withFieldNames } from '../wire/fieldNames'
import { fromWireLook } from '../wire/look'
import { fromWireTime } from '../wire/times'

/** Who the user is to the organisation, over HTTP. */
export const createProfilePort = (client: HttpClient): ProfilePort => ({
  async profile(options) {
    const answer = await client.send('profile', { options })
    const { name_request: name, cancel_request: closing } = answer
    return {
      ...fromWireLook(answer, client),
      name: answer.realname,
      englishName: answer.english_name,
      address: answer.email,
      ...(answer.job_number !== '' && { jobNumber: answer.job_number }),
      ...(answer.department !== '' && { department: answer.department }),
      ...(name && {
        nameRequest: { ...shared(name), name: name.realname, englishName: name.english_name },
      }),
      ...(closing && { closingRequest: { ...shared(closing), reason: closing.reason } }),
    }
  },
  async requestName({ name, englishName }) {
    const body = { realname: name, english_name: englishName }
    await withFieldNames(names, client.send('requestName', { body }))
  },
  withdrawName: async () => void (await client.send('withdrawName')),
  requestClosing: async (reason) => void (await client.send('requestClosing', { body: { reason } })),
  withdrawClosing: async () => void (await client.send('withdrawClosing')),
  async setPicture(picture) {
    const form = new FormData()
    form.append('picture', picture, 'picture')
    await client.sendForm('setProfilePicture', form, {})
  },
  removePicture: async () => void (await client.send('removeProfilePicture')),
  setGender: async (gender) => void (await client.send('setGender', { body: { gender } })),
})

const names: Readonly<Record<string, string>> = { realname: 'name', english_name: 'englishName' }

const shared = <State>({ state, created, answer }: { state: State; created: string; answer: string }) => ({
  state,
  requestedAt: fromWireTime(created),
  answer,
})
