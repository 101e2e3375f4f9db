import type { CallName } from '@mailroom/api'
import { passwords } from '../openTestGateway'
import { pictureForm } from '../../profile/testing/pictureForm'
import type { TestBrowser } from '../TestBrowser'
import { addressBookProbes } from './addressBookProbes'
import { calendarProbes } from './calendarProbes'
import { type Probe, probe } from './Probe'
import { canary, orderOf, pieces, type World, wrapped, written } from './World'

/**
 * Every call that is not open, in an order in which Alice can make them all: reading, changing, and at last what takes
 * something away.
 *
 * @param asker whose public key wraps passwords
 */
export async function probesOf(
  world: World,
  asker: TestBrowser,
): Promise<Readonly<Partial<Record<CallName, Probe>>>> {
  const { mails } = world
  const folder = 'INBOX'
  const of = (uid: number) => ({ folder, uid })
  const asQuery = (uid: number) => ({ query: { folder, uid: String(uid) } })
  const named = (uid: number, more = {}) => ({ path: { uid: String(uid) }, query: { folder, ...more } })
  const some = (uid: number, more = {}) => ({ body: { folder, uids: [uid], ...more } })
  const page = { page: '1', page_size: '10' }
  const slice = { limit: '20', offset: '0' }
  const secret = () => wrapped(asker, passwords.alice)
  const proof = async () => ({ body: { proof: await secret() } })
  const mailPassword = () => wrapped(asker, 'Ab12cd')
  const inHour = new Date(Date.now() + 3_600_000).toISOString()
  const turn = { state: 'x'.repeat(43), code: 'x' }
  const review = { query: { mail_id: String(world.heldId), sid: '1' } }
  const book = addressBookProbes(world)
  const calendar = calendarProbes(world)
  const account = { path: { id: String(world.gateway.alice.id) } }
  return {
    ...{
      loginAfter: probe('any', 200),
      opening: probe('read', 200, { query: { folder } }),
      refresh: probe('any', 200),
      shareUsers: probe('any', 200),
      shareStatus: probe('any', 200),
      backOffice: probe('any', 200),
      wss: probe('read', 200),
      welcome: probe('read', 200),
      folders: probe('read', 200),
      folderLock: probe('read', 200),
      tags: probe('read', 200),
      settings: probe('read', 200),
      signatures: probe('read', 200),
      certificates: probe('read', 200),
      savedSearches: probe('read', 200),
      departments: probe('read', 200),
      groups: probe('read', 200),
      pictureSenders: probe('read', 200),
      sendParams: probe('send', 200),
      reviewShow: probe('own', 200),
      profile: probe('own', 200),
      loginLog: probe('own', 200),
      loginRecords: probe('own', 200, { query: { page_size: '20' } }),
      sendRecords: probe('own', 200, { query: { page_size: '20' } }),
      passwordRules: probe('own', 200),
      openSessions: probe('own', 200),
      twoFactor: probe('own', 200),
      weChatBinding: probe('own', 200),
      passkeys: probe('own', 200),
      delegates: probe('own', 200),
    },
    ...{
      messages: probe('read', 404, { query: { folder: canary, ...slice } }),
      matching: probe('read', 404, { query: { folder: canary, limit: '20' } }),
      newMessages: probe('read', 200),
      folder: probe('read', 404, { query: { folder: canary } }),
      firstFolders: probe('read', 200, { query: { folder: canary } }),
      foldersBelow: probe('read', 200, { query: { folder: canary, limit: '20' } }),
      foldersInside: probe('read', 404, { query: { folder: canary, limit: '20' } }),
      foundFolders: probe('read', 200, { query: { text: canary, limit: '20' } }),
      folderTargets: probe('read', 404, { query: { folder: canary } }),
      tag: probe('read', 404, { path: { id: world.tagName } }),
      search: probe('read', 200, { query: { keyword: canary, ...page } }),
      message: probe('read', 404, named(mails.plain)),
      conversation: probe('read', 404, named(mails.plain, slice)),
      original: probe('read', 404, asQuery(mails.plain)),
      archive: probe('read', 404, { query: { folder, uids: String(mails.plain) } }),
      attachment: probe('read', 404, { query: { folder, uid: String(mails.plain), sid: '2' } }),
      attachmentPdf: probe('read', 404, { query: { folder, uid: String(mails.plain), sid: '2' } }, 400),
      attachmentsZip: probe('read', 404, asQuery(mails.plain)),
      trust: probe('read', 404, named(mails.plain)),
      invitation: probe('read', 404, named(mails.invitation)),
      receipt: probe('read', 404, named(mails.asking)),
      pictureTickets: probe('read', 404, {
        body: { ...of(mails.plain), addresses: ['https://out.example/a.png'] },
      }),
      picture: probe('read', 404, { query: { ticket: world.pictureTicket } }, 404),
      suggest: probe('read', 200, { query: { search: canary } }),
      personalPeople: probe('read', 200, { query: page }),
      recentPeople: probe('read', 200, { query: { limit: '10' } }),
      ...book.reading,
      ...calendar.reading,
      members: probe('read', 200, { query: page }),
      domainMembers: probe('read', 200, { query: { ...page, domain_id: 'example.com' } }),
      domains: probe('read', 200),
      groupMembers: probe('read', 200, { query: { email: 'everyone@example.com' } }),
      profilePicture: probe('read', 200, { path: { id: world.pictureId } }),
      person: probe('read', 200, { query: { email: `${canary}@out.example` } }),
      templates: probe('read', 200, { query: page }),
      template: probe('read', 404, { path: { id: world.templateId } }),
      whitelist: probe('read', 200, { query: page }),
      blacklist: probe('read', 200, { query: page }),
      picturelist: probe('read', 200, { query: page }),
      uploadState: probe('write', 200, { query: { fileMd5: pieces.waiting.md5 } }),
      seed: probe('send', 404, named(mails.plain, { view: '3' })),
      status: probe('send', 404, { query: { message_id: world.messageId } }),
      uploaded: probe('send', 404, { path: { id: world.uploadId } }),
      recallLog: probe('send', 200, { body: { page: 1, page_size: 10 } }),
      sealOutside: probe('send', 200, { body: { to: ['dave@out.example'] } }),
      smsRecipients: probe('send', 200, { body: { recvs: ['carol@example.com'] } }),
      fileLinks: probe('manage', 200, { query: { message_id: world.linkedMessageId } }),
      transitFiles: probe('manage', 200, { query: slice }),
      fileShares: probe('manage', 200, { query: slice }),
      diskFile: probe('manage', 404, { query: { disk: 'personal', id: world.diskFileId } }),
      diskZip: probe('manage', 404, { query: { disk: 'personal', ids: world.diskFileId } }),
      personalDisk: probe('manage', 404, { query: { ...page, folder_id: world.diskFolderId } }),
      companyDisk: probe('own', 200, { query: page }),
      reviews: probe('own', 403, { query: { ...page, status: 'wait' } }),
      review: probe('own', 403, { path: { id: String(world.heldId) } }),
      reviewFile: probe('own', 403, review, 404),
      reviewFilePdf: probe('own', 403, review, 404),
      reveal: probe('own', 404, { body: of(world.burning) }),
      unlock: probe('own', 404, { body: { ...of(world.locked), password: await mailPassword() } }),
      sealedAttachment: probe(
        'own',
        404,
        { body: { ...of(world.locked), password: await mailPassword(), sid: '1' } },
        404,
      ),
      sealedZip: probe('own', 404, { body: { ...of(world.locked), password: await mailPassword() } }, 404),
    },
    ...{
      adminAudit: probe('own', 403, { query: { page_size: '10' } }),
      adminAccounts: probe('own', 403, { query: page }),
      adminAccount: probe('own', 403, account),
      adminDepartments: probe('own', 403),
      adminOrganisation: probe('own', 403),
      adminRules: probe('own', 403),
      adminApprovals: probe('own', 403, { query: { ...page, state: 'waiting' } }),
      adminAddAccount: probe('own', 403, {
        body: { username: 'erin@example.com', realname: 'Erin', job_number: '', department_id: null },
      }),
      adminChangeAccount: probe('own', 403, {
        ...account,
        body: { realname: canary, job_number: '1', department_id: null, aliases: [] },
      }),
      adminAct: probe('own', 403, {
        path: { id: String(world.gateway.bob.id) },
        body: { act: 'end-sessions' },
      }),
      adminResetPassword: probe('own', 403, { path: { id: '999' } }, 404),
      adminAddDepartment: probe('own', 403, { body: { name: canary, parent_id: null } }),
      adminChangeDepartment: probe(
        'own',
        403,
        { path: { id: '999' }, body: { name: canary, parent_id: null } },
        404,
      ),
      adminDeleteDepartment: probe('own', 403, { path: { id: '999' } }, 404),
      adminSetOrganisation: probe('own', 403, { body: { title: canary } }),
      adminResetOrganisation: probe('own', 403),
      adminAddRule: probe('own', 403, {
        body: {
          ...{ from: ['erin@example.com'], to: [], words: [], files: [], larger_than: null, secrecy: null },
          reviewers: ['alice@example.com'],
        },
      }),
      adminRemoveRule: probe('own', 403, { path: { id: String(world.ruleId) } }),
      adminAccept: probe('own', 403, { path: { id: String(world.approvalId) }, body: { account: null } }),
      adminRefuse: probe('own', 403, { path: { id: String(world.approvalId) }, body: { reason: 'x' } }, 409),
    },
    ...{
      setFlags: probe('write', 200, some(mails.plain, { action: 'add', flags: ['\\Seen'] })),
      cancelTag: probe('write', 200, some(mails.plain, { flag: `tag:${world.tagName}` })),
      cancelTags: probe('write', 200, some(mails.plain)),
      pin: probe('write', 200, some(mails.plain, { action: 'add' })),
      followUp: probe('write', 200, some(mails.plain, { at: inHour })),
      setRemark: probe('write', 404, { body: { ...of(mails.plain), remark: canary } }),
      deleteRemark: probe('write', 404, { body: of(mails.plain) }),
      notSpam: probe('write', 200, { body: { folder: 'Spam', uids: [mails.inSpam], to_white: false } }),
      createTag: probe('write', 200, { body: { name: 'walked', color: '#00ff00' } }),
      updateTag: probe('write', 404, {
        path: { id: world.tagName },
        body: { name: canary, color: '#0000ff' },
      }),
      createFolder: probe('write', 404, { body: { name: 'walked', parent: canary } }),
      renameFolder: probe('write', 404, { body: { src_folder: canary, name: canary } }),
      saveSearch: probe('write', 200, { body: { name: 'walked', query: 'from:x' } }),
      addSender: probe('write', 404, { body: of(mails.plain) }),
      addContact: probe('write', 200, { body: { email: 'dave@out.example', fullname: 'Dave' } }),
      ...book.changing,
      ...calendar.changing,
      uploadChunk: probe('write', 400, { query: { fileMd5: pieces.waiting.md5, chunkNumber: '0' } }, 400),
      completeImport: probe('write', 409, {
        body: { ...orderOf('mail', 'eml'), file_name: 'a.eml', folder_id: 'INBOX' },
      }),
      compose: probe('send', 200, {
        body: { ...written, action: 'save', draft_id: 'x'.repeat(20), ...of(mails.plain), refw_type: '3' },
      }),
      quickReply: probe('send', 404, {
        body: { ...of(mails.plain), html_text: 'x', draft_id: 'reply-of-the-walk' },
      }),
      unschedule: probe('send', 200, { body: { draft_id: world.scheduledId } }),
      saveSmsNumbers: probe('send', 200, { body: { numbers: [['dave@out.example', '13800000000']] } }),
      upload: probe('send', 400, {}, 400),
      completeUpload: probe('send', 409, { body: orderOf('attach', 'attach') }),
      completeOnline: probe('send', 409, { body: orderOf('online', 'transit') }),
      keepOnline: probe('send', 404, { body: { id: world.uploadId } }),
      recallOne: probe('send', 404, {
        body: { message_id: world.messageId, recipient: 'carol@example.com' },
      }),
      recallAll: probe('send', 404, { body: { message_id: world.recallable } }),
      unsubscribe: probe('send', 404, { body: of(mails.plain) }, 404),
      answerInvitation: probe('send', 404, {
        path: { id: world.eventId },
        body: { ...of(mails.invitation), status: 'pass' },
      }),
      inviteToEvent: probe('send', 200, {
        body: {
          ...{
            ...of(mails.plain),
            id: 'event-of-the-walk',
            title: canary,
            place: '',
            remark: '',
            timezone: 'UTC',
          },
          ...{ start: '2026-12-24T10:00:00Z', end: '2026-12-24T11:00:00Z', is_all_day: false },
          participants: [['dave@out.example', 'Dave']],
        },
      }),
      sendReceipt: probe('send', 404, { body: of(mails.asking) }),
      refuseReceipt: probe('send', 404, { body: of(mails.refusing) }),
      reject: probe('send', 200, some(mails.spare, { is_delete: false })),
    },
    ...{
      createSignature: probe('manage', 200, { body: { caption: 'walked', content: '<p>x</p>' } }),
      updateSignature: probe('manage', 404, {
        path: { id: world.signatureId },
        body: { caption: canary, content: canary },
      }),
      setDefaultSignatures: probe('manage', 404, { body: { default: world.signatureId } }),
      createTemplate: probe('manage', 200, { body: { caption: 'walked', content: '<p>x</p>' } }),
      updateTemplate: probe('manage', 404, {
        path: { id: world.templateId },
        body: { caption: canary, content: canary },
      }),
      allowPictures: probe('manage', 200, { body: { mailbox: 'dave@out.example' } }),
      disallowPictures: probe('manage', 200, { body: { mailbox: `${canary}-p@out.example` } }),
      setParam: probe('manage', 200, { body: { keyword: 'page_limit', value: '50' } }),
      setLang: probe('manage', 200, { body: { lang: 'en' } }),
      setSkin: probe('manage', 200, { body: { skin_name: 'keaifen' } }),
      addToWhitelist: probe('manage', 200, { body: { mailboxes: ['dave@out.example'] } }),
      addToBlacklist: probe('manage', 200, { body: { mailboxes: ['evil@out.example'] } }),
      addToPicturelist: probe('manage', 200, { body: { mailboxes: ['dave@out.example'] } }),
      listSender: probe('manage', 200, { body: { email: 'erin@out.example', action: 'white' } }),
      makeDiskFolder: probe('manage', 404, {
        body: { disk: 'personal', name: 'walked', folder_id: world.diskFolderId },
      }),
      completeDiskFile: probe('manage', 409, {
        body: { ...orderOf('disk', 'personal'), folder_id: world.diskFolderId },
      }),
      createFileShare: probe('manage', 404, {
        body: { disk: 'personal', id: world.diskFileId, days: 7 },
      }),
      renameDiskItem: probe('manage', 404, {
        body: { disk: 'personal', id: world.diskFileId, name: `${canary} renamed.txt` },
      }),
      moveDiskItems: probe('manage', 404, {
        body: { disk: 'personal', ids: [world.diskFileId], folder_id: world.diskFolderId },
      }),
      renewTransitFile: probe('manage', 404, {
        path: { id: world.transitId },
        body: { period: 'month' },
      }),
      keepTransitFiles: probe('manage', 404, { body: { disk: 'personal', ids: [world.transitId] } }),
      linkDiskFiles: probe('manage', 404, {
        body: { net_attachments: [world.diskFileId], company_attachments: [] },
      }),
      endSession: probe('own', 404, { path: { id: world.sessionId } }),
      setFolderLock: probe('own', 200, { body: { lock_password: await wrapped(asker, 'Schloss-2026') } }),
      openFolderLock: probe('own', 200, { body: { lock_password: await wrapped(asker, 'Schloss-2026') } }),
      removeFolderLock: probe('own', 200, { body: { lock_password: await wrapped(asker, 'Schloss-2026') } }),
      requestName: probe('own', 200, { body: { realname: 'Walker', english_name: '' } }),
      withdrawName: probe('own', 200),
      requestClosing: probe('own', 200, { body: { reason: 'x' } }),
      withdrawClosing: probe('own', 200),
      setProfilePicture: probe('own', 200, { form: pictureForm('png') }),
      removeProfilePicture: probe('own', 200),
      setGender: probe('own', 200, { body: { gender: 'female' } }),
      importCertificate: probe('own', 400, { body: { content: 'eA==', password: await secret() } }, 400),
      beginAuthenticator: probe('own', 200),
      confirmAuthenticator: probe('own', 400, { body: { code: '000000' } }, 400),
      renewBackupCodes: probe('own', 404, await proof(), 404),
      removeAuthenticator: probe('own', 404, await proof(), 404),
      beginPhone: probe('own', 400, { body: { phone: '13800000000', proof: await secret() } }),
      confirmPhone: probe('own', 400, { body: { code: '000000' } }, 400),
      removePhone: probe('own', 404, await proof(), 404),
      beginWeChatBinding: probe('own', 403, await proof(), 403),
      bindWeChat: probe('own', 400, { body: turn }, 400),
      unbindWeChat: probe('own', 400, await proof(), 404),
      beginPasskey: probe('own', 400, await proof()),
      addPasskey: probe(
        'own',
        400,
        {
          body: {
            credential_id: 'x',
            transports: [],
            name: 'x',
            client_data: 'x',
            authenticator_data: 'x',
            public_key: 'x',
          },
        },
        400,
      ),
      renamePasskey: probe('own', 404, { path: { id: world.passkeyId }, body: { name: canary } }),
      setDelegate: probe('own', 200, { body: { username: 'carol@example.com', level: 'readOnly' } }),
      removeDelegate: probe('own', 200, { body: { username: 'carol@example.com' } }),
      decideReviews: probe('own', 403, { body: { status: 'permit', review_ids: [world.heldId] } }),
    },
    ...{
      deleteDiskItems: probe('manage', 200, { body: { disk: 'personal', ids: [world.diskFolderId] } }),
      deleteTransitFiles: probe('manage', 200, { body: { ids: [world.transitId] } }),
      ...book.removing,
      ...calendar.removing,
      endFileShares: probe('manage', 200, { body: { ids: [world.fileShareId] } }),
      withdrawLink: probe('manage', 404, { body: { id: world.linkId } }),
      removePasskey: probe('own', 400, { path: { id: world.passkeyId }, ...(await proof()) }),
      deleteCertificate: probe('own', 404, { path: { fingerprint: world.fingerprint } }),
      deleteSignatures: probe('manage', 200, { body: { ids: [world.signatureId] } }),
      deleteTemplates: probe('manage', 200, { body: { ids: [world.templateId] } }),
      removeFromWhitelist: probe('manage', 200, { body: { mailboxes: [`${canary}@out.example`] } }),
      removeFromBlacklist: probe('manage', 200, { body: { mailboxes: [`${canary}-b@out.example`] } }),
      removeFromPicturelist: probe('manage', 200, { body: { mailboxes: [`${canary}@out.example`] } }),
      removeContacts: probe('write', 200, { body: { emails: [`${canary}@out.example`] } }),
      deleteSearch: probe('write', 200, { path: { id: world.searchId } }),
      forgetSearches: probe('write', 200),
      deleteTag: probe('write', 200, { path: { id: world.tagName } }),
      discardDraft: probe('write', 200, { body: { draft_id: world.draftId } }),
      snooze: probe('write', 200, some(mails.spare, { until: inHour })),
      unsnooze: probe('write', 200, some(mails.spare)),
      moveMessage: probe('write', 404, {
        body: { uid: mails.moving, src_folder: canary, dst_folder: 'Archive' },
      }),
      moveMessages: probe('write', 404, {
        body: { uids: [mails.inFolder], src_folder: canary, dst_folder: 'INBOX' },
      }),
      deleteMessages: probe('write', 200, some(mails.asking)),
      expungeMessages: probe('write', 200, some(mails.refusing)),
      emptyFolder: probe('write', 200, { body: { folder: 'Spam' } }),
      deleteEmptyFolder: probe('write', 404, { path: { folder: world.emptyFolder } }),
      deleteFolder: probe('write', 404, { body: { src_folder: canary, is_delete: true } }),
      endOtherSessions: probe('own', 200),
      lockScreen: probe('any', 200),
      unlockScreen: probe('any', 400, { body: { password: await secret() } }),
      shareLogin: probe('any', 404, { body: { share_id: world.shareId } }),
      backLogin: probe('any', 200),
      logout: probe('any', 200),
      changePassword: probe('own', 400, {
        body: {
          password: await secret(),
          new_password: await wrapped(asker, 'Neu-2026-abc'),
          confirm_password: await wrapped(asker, 'Neu-2026-abc'),
        },
      }),
    },
  }
}
