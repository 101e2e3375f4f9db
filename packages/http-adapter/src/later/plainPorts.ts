import type { HttpClient } from '../http/HttpClient'
import type { Later } from './loadLater'
import { laterPort, type LaterPart } from './laterPort'

/** Ports that need the client alone. Each is made by what is called `create…Port`: names once take half the room. */
const names = [
  'twoFactor',
  'signOn',
  'passkeys',
  'captcha',
  'registration',
  'imports',
  'pictures',
  'search',
  'invitations',
  'trust',
  'certificates',
  'sealed',
  'disk',
  'fileShares',
  'receipts',
  'recall',
  'review',
  'contacts',
  'addressBook',
  'calendar',
  'senderLists',
  'signatures',
  'templates',
  'screenLock',
  'home',
  'records',
  'admin',
  'shares',
  'delegates',
  'profile',
  'openSessions',
  'password',
] as const

type Name = (typeof names)[number]
type MakerOf<Of extends Name> = `create${Capitalize<Of>}Port`

/** Those ports; their code comes with the first call of any. */
type PlainPorts = { [Of in Name]: LaterPart<ReturnType<Later[MakerOf<Of>]>> }

/** Makes them. */
export const plainPorts = (client: HttpClient): PlainPorts =>
  Object.fromEntries(
    names.map((name) => {
      const maker = `create${name[0]!.toUpperCase()}${name.slice(1)}Port` as MakerOf<Name>
      return [name, laterPort((later): object => later[maker](client))]
    }),
  ) as PlainPorts
