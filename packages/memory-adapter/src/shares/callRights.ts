import { type FolderPartsPort, type MailroomAdapter, type ShareLevel, shareLevels } from '@mailroom/core'

/** What a call asks of a level: nothing at all, or something that no level gives. */
export type CallRight = 'any' | 'read' | 'write' | 'send' | 'manage' | 'never'

/** The ports that the memory adapter has. */
type PortName = Exclude<keyof MailroomAdapter, 'admin' | 'registration'>

/** What a port is asked: its methods that answer later. */
type CallOf<Port> = {
  [Method in keyof Port]-?: NonNullable<Port[Method]> extends (...values: never[]) => Promise<unknown>
    ? Method
    : never
}[keyof Port] &
  string

/** Calls of one method that are judged otherwise than the rest of it, and those of a port in a port. */
interface MoreCalls {
  readonly disk: 'listCompany'
  readonly folders: keyof FolderPartsPort
}

type CallsOf<Port extends PortName> =
  | CallOf<NonNullable<MailroomAdapter[Port]>>
  | (Port extends keyof MoreCalls ? MoreCalls[Port] : never)

/** Port and method: `messages.list`. */
export type CallName = { [Port in PortName]: `${Port}.${CallsOf<Port>}` }[PortName]

type CallRights = { readonly [Port in PortName]: Readonly<Record<CallsOf<Port>, CallRight>> }

/** The lowest level with a right. */
const needed = { read: 0, write: 1, send: 2, manage: 3 } as const

/**
 * What each call needs in somebody else's mailbox. A call that is missing is a type error. Passwords, second steps, sessions,
 * locks, private keys, sealed mails and the duties of the owner are for nobody else, at no level.
 *
 * @source A3, SH-04, CO-17
 */
export const callRights: CallRights = {
  session: {
    signInInfo: 'any',
    current: 'any',
    opening: 'read',
    signIn: 'any',
    signInWithTicket: 'any',
    signOut: 'any',
  },
  twoFactor: {
    state: 'never',
    begin: 'never',
    confirm: 'never',
    renewBackupCodes: 'never',
    remove: 'never',
    beginPhone: 'never',
    confirmPhone: 'never',
    removePhone: 'never',
    ways: 'any',
    sendCode: 'any',
    signIn: 'any',
  },
  signOn: {
    begin: 'any',
    finish: 'any',
    binding: 'never',
    beginBinding: 'never',
    bind: 'never',
    unbind: 'never',
  },
  passkeys: {
    list: 'never',
    beginSetup: 'never',
    finishSetup: 'never',
    rename: 'never',
    remove: 'never',
    beginSignIn: 'any',
    signIn: 'any',
  },
  captcha: { begin: 'any', solve: 'any' },
  folders: {
    list: 'read',
    get: 'read',
    first: 'read',
    below: 'read',
    inside: 'read',
    find: 'read',
    empty: 'write',
    create: 'write',
    rename: 'write',
    delete: 'write',
  },
  folderLock: { state: 'read', set: 'never', open: 'never', remove: 'never' },
  fileLock: { state: 'read', set: 'never', open: 'never', remove: 'never' },
  calendarLock: { state: 'read', set: 'never', open: 'never', remove: 'never' },
  messages: {
    list: 'read',
    conversation: 'read',
    matching: 'read',
    read: 'read',
    source: 'read',
    header: 'read',
    setState: 'write',
    setRemark: 'write',
    move: 'write',
    snooze: 'write',
    unsnooze: 'write',
    delete: 'write',
    reject: 'send',
    notSpam: 'write',
    deleteForever: 'write',
    attachment: 'read',
    attachmentAsPdf: 'read',
    original: 'read',
    attachments: 'read',
    archive: 'read',
  },
  imports: { add: 'write' },
  pictures: {
    tickets: 'read',
    picture: 'read',
    senders: 'read',
    allowSender: 'manage',
    disallowSender: 'manage',
  },
  search: {
    find: 'read',
    saved: 'read',
    save: 'write',
    remove: 'write',
    note: 'write',
    forgetUsed: 'write',
  },
  trust: { inspect: 'read', unsubscribe: 'send' },
  certificates: { list: 'read', import: 'never', delete: 'never' },
  sealed: {
    reveal: 'never',
    unlock: 'never',
    attachment: 'never',
    attachments: 'never',
    outside: 'send',
  },
  invitations: { read: 'read', answer: 'send', invite: 'send' },
  tags: { list: 'read', create: 'write', update: 'write', delete: 'write' },
  drafts: {
    prepare: 'read',
    open: 'send',
    save: 'send',
    schedule: 'send',
    unschedule: 'send',
    discard: 'write',
  },
  sending: {
    send: 'send',
    hold: 'send',
    quickReply: 'send',
    rules: 'send',
    missingNumbers: 'send',
    saveNumbers: 'send',
    status: 'send',
    upload: 'send',
    uploaded: 'send',
  },
  disk: {
    upload: 'send',
    keepOnline: 'send',
    links: 'manage',
    withdraw: 'manage',
    list: 'manage',
    listCompany: 'never',
    store: 'manage',
    makeFolder: 'manage',
    link: 'manage',
    rename: 'manage',
    move: 'manage',
    remove: 'manage',
    file: 'manage',
    fileUrl: 'manage',
    pack: 'manage',
    renew: 'manage',
    keepOnDisk: 'manage',
  },
  fileShares: { create: 'manage', list: 'manage', end: 'manage' },
  recall: { recall: 'send', records: 'send' },
  review: {
    duty: 'never',
    list: 'never',
    read: 'never',
    file: 'never',
    fileAsPdf: 'never',
    permit: 'never',
    reject: 'never',
  },
  receipts: { request: 'read', answer: 'send' },
  contacts: {
    suggest: 'read',
    recent: 'read',
    people: 'read',
    departments: 'read',
    domains: 'read',
    groups: 'read',
    groupMembers: 'read',
    lookUp: 'read',
    add: 'write',
    addSender: 'write',
    remove: 'write',
    setStanding: 'manage',
  },
  addressBook: {
    page: 'manage',
    contact: 'manage',
    find: 'manage',
    save: 'manage',
    remove: 'manage',
    restore: 'manage',
    groups: 'manage',
    makeGroup: 'manage',
    renameGroup: 'manage',
    removeGroup: 'manage',
    distribute: 'manage',
    takeOut: 'manage',
    importFile: 'manage',
    exportFile: 'manage',
    doubles: 'manage',
    merge: 'manage',
  },
  calendar: {
    calendars: 'manage',
    saveCalendar: 'manage',
    removeCalendar: 'manage',
    occurrences: 'manage',
    event: 'manage',
    save: 'manage',
    remove: 'manage',
    restore: 'manage',
    uninvite: 'manage',
    answer: 'manage',
    importFile: 'manage',
    exportFile: 'manage',
    preferences: 'manage',
    savePreferences: 'manage',
  },
  senderLists: { page: 'read', add: 'manage', remove: 'manage' },
  signatures: { list: 'read', save: 'manage', remove: 'manage', choose: 'manage' },
  templates: { page: 'read', open: 'read', save: 'manage', remove: 'manage' },
  settings: { load: 'read', save: 'manage' },
  home: { info: 'read', signIns: 'never' },
  records: { signIns: 'never', sent: 'never' },
  password: { terms: 'never', change: 'never' },
  openSessions: { list: 'never', end: 'never', endOthers: 'never' },
  shares: { list: 'any', rights: 'any', enter: 'any', leave: 'any' },
  delegates: { list: 'never', set: 'never', remove: 'never' },
  profile: {
    profile: 'never',
    setPicture: 'never',
    removePicture: 'never',
    setGender: 'never',
    requestName: 'never',
    withdrawName: 'never',
    requestClosing: 'never',
    withdrawClosing: 'never',
  },
  live: {},
  screenLock: { lock: 'any', unlock: 'any' },
}

/** Whether a level may make a call; without one, when the share has ended, only what goes back. */
export function levelAllows(level: ShareLevel | undefined, name: CallName): boolean {
  const right = rightOf(name)
  if (right === 'any' || right === 'never') return right === 'any'
  return level !== undefined && shareLevels.indexOf(level) >= needed[right]
}

function rightOf(name: CallName): CallRight {
  const [port, method] = name.split('.') as [PortName, string]
  return (callRights[port] as Readonly<Record<string, CallRight>>)[method]!
}
