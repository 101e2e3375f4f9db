import { append } from './append'
import type { Command } from './Command'
import { fetch } from './fetch'
import { create, getQuotaRoot, namespace, remove, rename, status, subscribe, unsubscribe } from './folders'
import { idle } from './idle'
import { list, lsub } from './list'
import { copy, expunge, move } from './moving'
import { search, sort } from './search'
import { close, examine, select, unselect } from './select'
import { authenticate, capability, enable, id, login, logout, noop } from './signIn'
import { store } from './store'

/** Everything the server understands. */
export const commands: Readonly<Record<string, Command>> = {
  APPEND: append,
  AUTHENTICATE: authenticate,
  CAPABILITY: capability,
  CHECK: noop,
  CLOSE: close,
  COPY: copy(false),
  CREATE: create,
  DELETE: remove,
  ENABLE: enable,
  EXAMINE: examine,
  EXPUNGE: expunge(false),
  FETCH: fetch(false),
  GETQUOTAROOT: getQuotaRoot,
  ID: id,
  IDLE: idle,
  LIST: list,
  LOGIN: login,
  LOGOUT: logout,
  LSUB: lsub,
  MOVE: move(false),
  NAMESPACE: namespace,
  NOOP: noop,
  RENAME: rename,
  SEARCH: search(false),
  SELECT: select,
  SORT: sort(false),
  STATUS: status,
  STORE: store(false),
  SUBSCRIBE: subscribe,
  'UID COPY': copy(true),
  'UID EXPUNGE': expunge(true),
  'UID FETCH': fetch(true),
  'UID MOVE': move(true),
  'UID SEARCH': search(true),
  'UID SORT': sort(true),
  'UID STORE': store(true),
  UNSELECT: unselect,
  UNSUBSCRIBE: unsubscribe,
}
