import { createHttpAdapter } from '@mailroom/http-adapter'
import { MailboxView } from '@mailroom/mailbox'
import { MailroomProvider, useErrorText, useSession } from '@mailroom/react'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { harbour } from './harbour'

/** Calls go to the portal's own origin; its server passes them on to the mail system. */
const adapter = createHttpAdapter()
const theme = { skin: harbour, colorScheme: 'light' } as const

/** Puts the mailbox of whoever is signed on at the portal into an element of its page. */
export function mountMail(element: Element, address: string) {
  const root = createRoot(element)
  root.render(
    <MailroomProvider adapter={adapter} theme={theme} frameUrl="/frame.html">
      <SignedOn address={address}>
        <MailboxView />
      </SignedOn>
    </MailroomProvider>,
  )
  return {
    /** Takes the mailbox away and ends the mail session, if there is one. */
    async leave() {
      root.unmount()
      await adapter.session.signOut().catch(() => undefined)
    },
  }
}

/** Signs on by a ticket of the portal: at first, after the person has changed, and when the mail session has run out. */
function SignedOn({ address, children }: { address: string; children: ReactNode }) {
  const { session, expired, signInWithTicket } = useSession()
  const [failure, setFailure] = useState<unknown>()
  const errorText = useErrorText()
  const isThere = session?.user.address.address === address
  const needsTicket = session === null || (session !== undefined && !isThere) || expired !== undefined

  useEffect(() => {
    if (needsTicket) fetchTicket().then(signInWithTicket).catch(setFailure)
  }, [needsTicket, signInWithTicket])

  return (
    <>
      {needsTicket && failure !== undefined && <p role="alert">{errorText(failure)}</p>}
      {isThere && children}
    </>
  )
}

async function fetchTicket(): Promise<string> {
  const answer = await fetch('/portal/ticket', { method: 'POST' })
  if (!answer.ok) throw new Error(`The portal gave no ticket: status ${answer.status}.`)
  return ((await answer.json()) as { ticket: string }).ticket
}
