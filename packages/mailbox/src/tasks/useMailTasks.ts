import { createContext, useContext } from 'react'
import type { MailTask } from './MailTask'

/** What opens the window of a task, for everything in the mailbox. */
export const MailTasksContext = createContext<((task: MailTask) => void) | undefined>(undefined)

/** Begins a task: opens its window. */
export function useMailTasks(): (task: MailTask) => void {
  const begin = useContext(MailTasksContext)
  if (!begin)
    throw new Error(
      'A view asked for a window outside MailTasks, where nobody opens it. Put MailTasks around it.',
    )
  return begin
}
