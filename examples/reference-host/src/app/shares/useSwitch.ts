import { useErrorText, useShares } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'

/** Where somebody is after a change of mailbox. */
export const inbox = '/mailbox/innerbox/INBOX'

/** Ways into mailboxes of others and back. The page is loaded anew: nothing of the mailbox before may stay in it. @source SH-04 */
export function useSwitch() {
  const { mailboxes, rights, hasEnded, enter, leave } = useShares()
  const toasts = useToasts()
  const errorText = useErrorText()
  const go = async (change: Promise<void>) => {
    try {
      await change
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
      return
    }
    location.assign(inbox)
  }
  return {
    mailboxes: mailboxes ?? [],
    isAway: rights?.isShared === true,
    rights,
    hasEnded,
    enter: (id: string) => void go(enter(id)),
    leave: () => void go(leave()),
  }
}
