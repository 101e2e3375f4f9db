import { LatePart, lazyPart, persistently } from '@mailroom/ui'
import { useContext, useState, type ReactNode } from 'react'
import type { MailTask } from './MailTask'
import { MailTasksContext } from './useMailTasks'

const TaskWindow = lazyPart(persistently(() => import('./TaskWindow')))

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
        <LatePart>
          <TaskWindow task={task} onClose={() => setTask(undefined)} />
        </LatePart>
      )}
    </MailTasksContext.Provider>
  )
}
