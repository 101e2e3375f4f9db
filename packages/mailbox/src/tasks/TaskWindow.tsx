import { DeleteForeverDialog } from '../acts/DeleteForeverDialog'
import { NotSpamDialog } from '../acts/NotSpamDialog'
import { OnlyOneAlert } from '../acts/OnlyOneAlert'
import { RejectDialog } from '../acts/RejectDialog'
import { MoveToDialog } from '../folder-choice/MoveToDialog'
import { FollowUpDialog } from '../follow-up/FollowUpDialog'
import { ImportDialog } from '../import/lazyImport'
import { ContactWindow } from '../people/ContactWindow'
import { PersonDialog } from '../people/PersonDialog'
import { RecallDialog } from '../recall/RecallDialog'
import { RecallRecordsDialog } from '../recall/RecallRecordsDialog'
import { RemarkDialog } from '../remarks/RemarkDialog'
import { SnoozeDialog } from '../snooze/SnoozeDialog'
import { ManageTagsDialog } from '../tags/ManageTagsDialog'
import { NewTagDialog } from '../tags/NewTagDialog'
import type { MailTask } from './MailTask'

export interface TaskWindowProps {
  task: MailTask
  onClose: () => void
}

/** The window of a task. */
export default function TaskWindow({ task, onClose }: TaskWindowProps) {
  switch (task.kind) {
    case 'newTag':
      return <NewTagDialog {...task} onClose={onClose} />
    case 'manageTags':
      return <ManageTagsDialog onClose={onClose} />
    case 'chooseFolder':
      return <MoveToDialog {...task} onClose={onClose} />
    case 'import':
      return <ImportDialog {...task} onClose={onClose} />
    case 'remark':
      return <RemarkDialog {...task} onClose={onClose} />
    case 'snooze':
      return <SnoozeDialog {...task} onClose={onClose} />
    case 'followUp':
      return <FollowUpDialog {...task} onClose={onClose} />
    case 'reject':
      return <RejectDialog {...task} onClose={onClose} />
    case 'notSpam':
      return <NotSpamDialog {...task} onClose={onClose} />
    case 'deleteForever':
      return <DeleteForeverDialog {...task} onClose={onClose} />
    case 'onlyOne':
      return <OnlyOneAlert onClose={onClose} />
    case 'recall':
      return <RecallDialog {...task} onClose={onClose} />
    case 'recallRecords':
      return <RecallRecordsDialog onClose={onClose} />
    case 'person':
      return <PersonDialog {...task} onClose={onClose} />
    case 'editContact':
      return <ContactWindow {...task} onClose={onClose} />
  }
}
