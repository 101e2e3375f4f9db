import type {
  Address,
  Folder,
  FolderId,
  InternetMessageId,
  MessageRef,
  MessageSelections,
  MessageSummary,
} from '@mailroom/core'
import type { AboutPerson } from '../people/AboutPerson'

/** Mails that are about to go from where they are shown. */
interface Leaving {
  readonly selection: MessageSelections
  /** Called just before they go: focus must find another place. */
  readonly onGone: () => void
}

/** Something about mails or people that needs a window of its own. */
export type MailTask =
  /** Makes a tag, and puts it on the mails, if any. */
  | { readonly kind: 'newTag'; readonly selection?: MessageSelections }
  | { readonly kind: 'manageTags' }
  /** Asks for one of many folders. */
  | {
      readonly kind: 'chooseFolder'
      /** Not offered. */
      readonly from: FolderId | undefined
      readonly onChoose: (id: FolderId) => void
    }
  /** Brings mail files into a folder. */
  | { readonly kind: 'import'; readonly folder: Folder | undefined }
  | { readonly kind: 'remark'; readonly message: MessageSummary }
  /** Takes mails away for a while. */
  | ({ readonly kind: 'snooze' } & Leaving)
  /** Reminds of mails, which stay where they are. */
  | { readonly kind: 'followUp'; readonly messages: readonly MessageSummary[] }
  | ({ readonly kind: 'reject' } & Leaving)
  | ({
      readonly kind: 'notSpam'
      /** The open mail, which is shown on where it is then. */
      readonly follow?: { readonly ref: MessageRef; readonly onMoved: (to: MessageRef) => void }
    } & Leaving)
  | ({ readonly kind: 'deleteForever' } & Leaving)
  /** Says that what was asked for is done to one mail at a time. */
  | { readonly kind: 'onlyOne' }
  /** Asks a sent mail back, from everyone or from one recipient. */
  | { readonly kind: 'recall'; readonly messageId: InternetMessageId; readonly recipient?: Address }
  | { readonly kind: 'recallRecords' }
  | { readonly kind: 'person'; readonly about: AboutPerson }
  | { readonly kind: 'editContact'; readonly person: Address }
