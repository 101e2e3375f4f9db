import * as v from 'valibot'
import { wireSuccess } from '../wire/common'
import {
  wireContactForm,
  wireContactsOff,
  wirePerson,
  wirePersonQuery,
  wireSenderList,
  wireSuggestions,
  wireSuggestQuery,
} from '../wire/contacts'
import {
  wireFolder,
  wireFolderDelete,
  wireFolderForm,
  wireFolderLock,
  wireFolderRename,
  wireLockPassword,
} from '../wire/folders'
import { wireChunkQuery, wireImport, wireImported, wireUploadQuery, wireUploadState } from '../wire/imports'
import { wireInvitation, wireInvitationAnswer, wireInvitationQuery } from '../wire/invitations'
import {
  wireConversationQuery,
  wireFlagChange,
  wireFolderOnly,
  wireMatching,
  wireMatchingQuery,
  wireMove,
  wireMoved,
  wireNotSpam,
  wireOne,
  wireOneMail,
  wirePackageQuery,
  wirePreviewQuery,
  wireRead,
  wirePin,
  wirePlaces,
  wireReadQuery,
  wireReject,
  wireRejected,
  wireRemark,
  wireSnooze,
  wireSome,
  wireTagOff,
} from '../wire/messages'
import {
  wirePictureQuery,
  wirePictureSender,
  wirePictureSenders,
  wirePicturesForm,
  wirePictureTickets,
} from '../wire/pictures'
import { wireRecallAll, wireRecalled, wireRecallLog, wireRecallLogQuery, wireRecallOne } from '../wire/recall'
import { wireList } from '../wire/rows'
import { wireReceipt, wireReceiptQuery } from '../wire/receipts'
import {
  wireFound,
  wireSavedSearch,
  wireSavedSearches,
  wireSearchForm,
  wireSearchQuery,
} from '../wire/search'
import { wireMailPassword, wireOpened, wireSealedFile, wireSealedMail } from '../wire/sealed'
import {
  wireCompose,
  wireComposed,
  wireDiscard,
  wireDraftQuery,
  wireQuickReply,
  wireSeed,
  wireSent,
  wireStatus,
  wireStatusQuery,
  wireUpload,
} from '../wire/sending'

import { wireTag, wireTagForm } from '../wire/tags'
import { wireTrust, wireTrustQuery, wireUnsubscribe } from '../wire/trust'
import { wireLangForm, wireParam, wireSkinForm } from '../wire/settingsForms'
import { call } from './call'
import { firstCalls } from './firstCalls'

/**
 * Every call between adapter and gateway. Paths and payload names are those of the specification texts; where a
 * text gives a call by its function only, the path follows its neighbours.
 *
 * Besides the values named here, every call may carry `t` (ms since 1970) and `r` (five random digits) in its query.
 *
 * @source GW-01, GW-04
 */
export const contract = {
  ...firstCalls,

  // Folders
  createFolder: call('POST', '/api/mail/folder/', {
    area: 'folders',
    summary: 'Makes a folder, at the root or inside another one.',
    body: wireFolderForm,
    answer: wireFolder,
  }),
  renameFolder: call('POST', '/api/mail/folder/rename/', {
    area: 'folders',
    summary: 'Gives a folder another name or place. Mails keep their numbers.',
    body: wireFolderRename,
    answer: wireFolder,
  }),
  deleteEmptyFolder: call('DELETE', '/api/mail/folder/{folder}/', {
    area: 'folders',
    summary: 'Deletes a folder in which there is no mail.',
    answer: wireSuccess,
  }),
  deleteFolder: call('POST', '/api/mail/folder/del/', {
    area: 'folders',
    summary: 'Deletes a folder; its mails go to another one, or for ever.',
    body: wireFolderDelete,
    answer: wireSuccess,
  }),
  emptyFolder: call('POST', '/api/mail/message/prune/', {
    area: 'folders',
    summary: 'Deletes all mails of the trash or spam folder for ever.',
    body: wireFolderOnly,
    answer: wireSuccess,
  }),

  // Mails
  message: call('GET', '/api/mail/message/{uid}/', {
    area: 'messages',
    summary: 'One mail, its source or header, or what an answer or a forward begins with.',
    query: wireReadQuery,
    answer: wireRead,
  }),
  conversation: call('GET', '/api/mail/message/{uid}/conversation/', {
    area: 'messages',
    summary: 'The conversation that a mail belongs to, newest first, from all folders.',
    query: wireConversationQuery,
    answer: wireList,
  }),
  matching: call('GET', '/api/mail/message/uids/', {
    area: 'messages',
    summary: 'The uids of the mails that a view shows, a portion at a time.',
    query: wireMatchingQuery,
    answer: wireMatching,
  }),
  original: call('GET', '/api/mail/message/eml/', {
    area: 'messages',
    summary: 'The mail as a file.',
    query: wireOne,
    answer: 'binary',
  }),
  archive: call('GET', '/api/mail/message/zip/', {
    area: 'messages',
    summary: 'Mails as one zip of files; Content-Disposition names it.',
    query: wirePackageQuery,
    answer: 'binary',
  }),
  attachmentsZip: call('GET', '/api/mail/message/attach-zip/', {
    area: 'messages',
    summary: 'All attachments of a mail as one zip; Content-Disposition names it.',
    query: wireOne,
    answer: 'binary',
  }),
  setFlags: call('POST', '/api/mail/message/flag/', {
    area: 'messages',
    summary: 'Adds or removes flags and tags.',
    body: wireFlagChange,
    answer: wireSuccess,
  }),
  cancelTags: call('POST', '/api/mail/message/cancel-tag/', {
    area: 'messages',
    summary: 'Takes all tags off mails.',
    body: wireSome,
    answer: wireSuccess,
  }),
  cancelTag: call('POST', '/api/mail/message/cancel-stag/', {
    area: 'messages',
    summary: 'Takes one tag off mails.',
    body: wireTagOff,
    answer: wireSuccess,
  }),
  pin: call('POST', '/api/mail/message/pin/', {
    area: 'messages',
    summary: 'Pins mails, so that they stand first in their folder, or takes the pin off.',
    body: wirePin,
    answer: wireSuccess,
  }),
  snooze: call('POST', '/api/mail/message/snooze/', {
    area: 'messages',
    summary: 'Takes mails away until a time; then they come back by themselves.',
    body: wireSnooze,
    answer: wirePlaces,
  }),
  unsnooze: call('POST', '/api/mail/message/snooze-cancel/', {
    area: 'messages',
    summary: 'Brings mails that are away back at once.',
    body: wireSome,
    answer: wirePlaces,
  }),
  setRemark: call('POST', '/api/mail/message/remark/', {
    area: 'messages',
    summary: 'Notes something about a mail, for its reader alone.',
    body: wireRemark,
    answer: wireSuccess,
  }),
  deleteRemark: call('POST', '/api/mail/message/remark-del/', {
    area: 'messages',
    summary: 'Takes the note about a mail away.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  moveMessages: call('POST', '/api/mail/message/move/', {
    area: 'messages',
    summary: 'Moves mails to another folder.',
    body: wireMove,
    answer: wireMoved,
  }),
  deleteMessages: call('POST', '/api/mail/message/delete/', {
    area: 'messages',
    summary: 'Moves mails to the trash; from the trash, deletes them for ever.',
    body: wireSome,
    answer: wireMoved,
  }),
  reject: call('POST', '/api/mail/message/reject/', {
    area: 'messages',
    summary: 'Refuses further mail of the senders of mails, and moves these to the trash if asked.',
    body: wireReject,
    answer: wireRejected,
  }),
  notSpam: call('POST', '/api/mail/message/not-spam/', {
    area: 'messages',
    summary: 'Moves mails to the inbox, and welcomes their senders if asked.',
    body: wireNotSpam,
    answer: wireMoved,
  }),
  addSender: call('POST', '/api/mail/message/pab/', {
    area: 'contacts',
    summary: 'Puts the sender of a mail into the personal address book.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  addContact: call('POST', '/api/mail/message/ppab/', {
    area: 'contacts',
    summary: 'Puts somebody into the personal address book, or gives them another name there.',
    body: wireContactForm,
    answer: wireSuccess,
  }),
  expungeMessages: call('POST', '/api/mail/message/expunge/', {
    area: 'messages',
    summary: 'Deletes mails for ever.',
    body: wireSome,
    answer: wireSuccess,
  }),

  // Mail files from elsewhere
  uploadState: call('GET', '/api/netdisk/uploadnew/', {
    area: 'messages',
    summary: 'Which pieces of a file are there: state 0 none, 1 some, 2 all.',
    query: wireUploadQuery,
    answer: wireUploadState,
  }),
  uploadChunk: call('POST', '/api/netdisk/uploadnew/', {
    area: 'messages',
    summary: 'One piece of a file. All but the last have 2,097,152 bytes; they are counted from 0.',
    query: wireChunkQuery,
    form: { file: 'chunkFile', fields: [] },
    answer: wireSuccess,
  }),
  completeImport: call('POST', '/api/netdisk/uploadnew/complete/', {
    area: 'messages',
    summary: 'Puts the pieces of a mail file together and adds the mail to a folder.',
    body: wireImport,
    answer: wireImported,
  }),

  // Where mails come from
  trust: call('GET', '/api/mail/message/{uid}/trust/', {
    area: 'messages',
    summary: 'What is known about where a mail comes from.',
    query: wireTrustQuery,
    answer: wireTrust,
  }),
  unsubscribe: call('POST', '/api/mail/message/unsubscribe/', {
    area: 'messages',
    summary: 'Leaves the list that a mail came from, where its server takes a single request.',
    body: wireUnsubscribe,
    answer: wireSuccess,
  }),
  attachmentPdf: call('GET', '/api/mail/attach/preview/', {
    area: 'messages',
    summary: 'An office file as PDF, for pages that cannot show it themselves.',
    query: wirePreviewQuery,
    answer: 'binary',
  }),

  // Sealed mails
  reveal: call('POST', '/api/mail/message/burn/', {
    area: 'messages',
    summary: 'Reads a mail that is destroyed after reading; spends one reading of a recipient.',
    body: wireSealedMail,
    answer: wireOpened,
  }),
  unlock: call('POST', '/api/mail/message/password/', {
    area: 'messages',
    summary: 'Opens a mail with its password.',
    body: wireMailPassword,
    answer: wireOpened,
  }),
  sealedAttachment: call('POST', '/api/mail/message/password/attach/', {
    area: 'messages',
    summary: 'One attachment of a mail with a password.',
    body: wireSealedFile,
    answer: 'binary',
  }),
  sealedZip: call('POST', '/api/mail/message/password/attach-zip/', {
    area: 'messages',
    summary: 'All attachments of a mail with a password as one zip; Content-Disposition names it.',
    body: wireMailPassword,
    answer: 'binary',
  }),

  // Invitations
  invitation: call('GET', '/api/mail/message/{uid}/invitation/', {
    area: 'messages',
    summary: 'What a mail says about an event.',
    query: wireInvitationQuery,
    answer: wireInvitation,
  }),
  answerInvitation: call('POST', '/api/schedule/events/{id}/status/', {
    area: 'messages',
    summary: 'Answers the organizer of an event.',
    body: wireInvitationAnswer,
    answer: wireSuccess,
  }),

  // Pictures from the web
  pictureTickets: call('POST', '/api/mail/message/pictures/', {
    area: 'pictures',
    summary: 'Tickets for pictures that a mail names on the web.',
    body: wirePicturesForm,
    answer: wirePictureTickets,
  }),
  picture: call('GET', '/api/mail/picture/', {
    area: 'pictures',
    summary: 'A picture from the web, fetched by the gateway for the holder of the ticket.',
    query: wirePictureQuery,
    answer: 'binary',
  }),
  pictureSenders: call('GET', '/api/setting/picturesender/', {
    area: 'pictures',
    summary: 'Senders whose pictures are shown without asking.',
    answer: wirePictureSenders,
  }),
  allowPictures: call('POST', '/api/setting/picturesender/', {
    area: 'pictures',
    summary: 'Shows the pictures of a sender from now on.',
    body: wirePictureSender,
    answer: wireSuccess,
  }),
  disallowPictures: call('POST', '/api/setting/picturesender/delete/', {
    area: 'pictures',
    summary: 'Asks again before the pictures of a sender are shown.',
    body: wirePictureSender,
    answer: wireSuccess,
  }),

  // Searching
  search: call('GET', '/api/mail/message/search/', {
    area: 'messages',
    summary: 'One page of what is found in all folders.',
    query: wireSearchQuery,
    answer: wireFound,
  }),
  savedSearches: call('GET', '/api/mail/search/', {
    area: 'messages',
    summary: 'Searches that were kept, and those used lately.',
    answer: wireSavedSearches,
  }),
  saveSearch: call('POST', '/api/mail/search/', {
    area: 'messages',
    summary: 'Keeps a search; without a name it is noted as used.',
    body: wireSearchForm,
    answer: wireSavedSearch,
  }),
  deleteSearch: call('DELETE', '/api/mail/search/{id}/', {
    area: 'messages',
    summary: 'Forgets a search.',
    answer: wireSuccess,
  }),
  forgetSearches: call('POST', '/api/mail/search/forget/', {
    area: 'messages',
    summary: 'Forgets the searches that were only used lately.',
    answer: wireSuccess,
  }),

  // Tags
  createTag: call('POST', '/api/mail/tag/', {
    area: 'tags',
    summary: 'Makes a tag.',
    body: wireTagForm,
    answer: wireTag,
  }),
  updateTag: call('PUT', '/api/mail/tag/{id}/', {
    area: 'tags',
    summary: 'Gives a tag another name or colour.',
    body: wireTagForm,
    answer: wireTag,
  }),
  deleteTag: call('DELETE', '/api/mail/tag/{id}/', {
    area: 'tags',
    summary: 'Takes a tag off all mails and forgets it.',
    answer: wireSuccess,
  }),

  // Writing and sending
  compose: call('POST', '/api/mail/message/sent/', {
    area: 'sending',
    summary: 'Sends a mail or saves it as a draft.',
    body: wireCompose,
    answer: wireComposed,
  }),
  quickReply: call('POST', '/api/mail/message/reply/', {
    area: 'sending',
    summary: 'Answers the sender of a mail, with its text below.',
    body: wireQuickReply,
    answer: wireSent,
  }),
  seed: call('GET', '/api/mail/message/{uid}/compose/', {
    area: 'sending',
    summary: 'A draft to go on with.',
    query: wireDraftQuery,
    answer: wireSeed,
  }),
  discardDraft: call('POST', '/api/mail/message/discard/', {
    area: 'sending',
    summary: 'Throws a draft away.',
    body: wireDiscard,
    answer: wireSuccess,
  }),
  upload: call('POST', '/api/mail/attach/', {
    area: 'sending',
    summary: 'Stores a file for a draft.',
    form: { file: 'file', fields: ['inline'] },
    answer: wireUpload,
  }),
  uploaded: call('GET', '/api/mail/attach/{id}/', {
    area: 'sending',
    summary: 'The bytes of a file stored for a draft.',
    answer: 'binary',
  }),
  status: call('GET', '/api/mail/message/status/', {
    area: 'sending',
    summary: 'What became of a sent mail, one line per recipient.',
    query: wireStatusQuery,
    answer: wireStatus,
  }),

  // Recalling
  recallAll: call('POST', '/api/mail/message/send-recall/', {
    area: 'sending',
    summary: 'Takes a sent mail back from everyone of this mail system from whom it can be.',
    body: wireRecallAll,
    answer: wireRecalled,
  }),
  recallOne: call('POST', '/api/mail/message/recall/', {
    area: 'sending',
    summary: 'Takes a sent mail back from one recipient.',
    body: wireRecallOne,
    answer: wireRecalled,
  }),
  recallLog: call('POST', '/api/mail/message/log-recall/', {
    area: 'sending',
    summary: 'What was recalled so far, the newest first.',
    body: wireRecallLogQuery,
    answer: wireRecallLog,
  }),

  // Read receipts
  receipt: call('GET', '/api/mail/message/{uid}/receipt/', {
    area: 'messages',
    summary: 'Whether the sender of a mail asks for a read receipt, and what was answered.',
    query: wireReceiptQuery,
    answer: wireReceipt,
  }),
  sendReceipt: call('POST', '/api/mail/message/notify/', {
    area: 'messages',
    summary: 'Sends the read receipt that the sender of a mail asks for.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  refuseReceipt: call('POST', '/api/mail/message/notify_button/', {
    area: 'messages',
    summary: 'Answers that no read receipt is sent.',
    body: wireOneMail,
    answer: wireSuccess,
  }),

  // People
  suggest: call('GET', '/api/contact/filter/', {
    area: 'contacts',
    summary: 'People, departments and lists that fit what was typed.',
    query: wireSuggestQuery,
    answer: wireSuggestions,
  }),

  person: call('GET', '/api/contact/person/', {
    area: 'contacts',
    summary: 'What is known of somebody.',
    query: wirePersonQuery,
    answer: wirePerson,
  }),
  removeContacts: call('POST', '/api/contact/batchdelete/', {
    area: 'contacts',
    summary: 'Takes people out of the personal address book.',
    body: wireContactsOff,
    answer: wireSuccess,
  }),
  listSender: call('POST', '/api/contact/sender-list/', {
    area: 'contacts',
    summary: 'Puts an address on the white or the black list, or takes it off.',
    body: wireSenderList,
    answer: wireSuccess,
  }),

  // Settings
  setParam: call('POST', '/api/setting/param/', {
    area: 'settings',
    summary: 'Changes one parameter.',
    body: wireParam,
    answer: wireSuccess,
  }),
  setLang: call('POST', '/api/setting/lang/', {
    area: 'settings',
    summary: 'Changes the language.',
    body: wireLangForm,
    answer: wireSuccess,
  }),
  setSkin: call('POST', '/api/setting/skin/', {
    area: 'settings',
    summary: 'Changes the skin, or light and dark.',
    body: wireSkinForm,
    answer: wireSuccess,
  }),
  folderLock: call('GET', '/api/setting/flock/check/', {
    area: 'folders',
    summary: 'Whether the own folders are locked, and whether this session has opened them.',
    answer: wireFolderLock,
  }),
  setFolderLock: call('POST', '/api/setting/flock/set/', {
    area: 'folders',
    summary: 'Locks the own folders with a password.',
    body: wireLockPassword,
    answer: wireFolderLock,
  }),
  openFolderLock: call('POST', '/api/setting/flock/verify/', {
    area: 'folders',
    summary: 'Opens the own folders for this session.',
    body: wireLockPassword,
    answer: wireFolderLock,
  }),
  removeFolderLock: call('POST', '/api/setting/flock/release/', {
    area: 'folders',
    summary: 'Takes the lock off the own folders.',
    body: wireLockPassword,
    answer: wireFolderLock,
  }),
} as const

/** The contract's calls by name. */
export type Contract = typeof contract
/** Name of a call. */
export type CallName = keyof Contract

/** What every call may carry in its query besides its own values. @source 1st text 7 */
export const wireStamp = v.object({
  t: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  r: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
})
