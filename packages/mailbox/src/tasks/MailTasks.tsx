import { persistently } from '@mailroom/ui'
import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react'
import type { MailTask } from './MailTask'

const TaskWindow = lazy(persistently(() => import('./TaskWindow')))

const MailTasksContext = createContext<((task: MailTask) => void) | undefined>(undefined)

/**
 * Opens the windows that acts on mails ask for, one at a time; their code comes with the first. Inside another one it
 * leaves them to that.
 */
export function MailTasks({ children }: { children: ReactNode }) {
  const isInside = useContext(MailTasksContext) !== undefined
  return isInside ? children : <TaskOpener>{children}</TaskOpener>
}

function TaskOpener({ children }: { children: ReactNode }) {
  const [task, setTask] = useState<MailTask>()
  return (
    <MailTasksContext.Provider value={setTask}>
      {children}
      {task && (
        <Suspense fallback={null}>
          <TaskWindow task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </MailTasksContext.Provider>
  )
}

/** Begins a task. */
export function useMailTasks(): (task: MailTask) => void {
  const begin = useContext(MailTasksContext)
  if (!begin)
    throw new Error(
      'A view asked for a window outside MailTasks, where nobody opens it. Put MailTasks around it.',
    )
  return begin
}
