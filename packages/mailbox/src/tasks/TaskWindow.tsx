import { RemarkDialog } from '../remarks/RemarkDialog'
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
      return <NewTagDialog selection={task.selection} onClose={onClose} />
    case 'manageTags':
      return <ManageTagsDialog onClose={onClose} />
    case 'remark':
      return <RemarkDialog message={task.message} onClose={onClose} />
  }
}
