import { addressKey, isListed, messageKey, senderVerdict, senderWarning, type Message } from '@mailroom/core'
import type { CleanMail } from '@mailroom/html'
import { useMaybeAdapter, useMessageTrust, usePictureSenders, useRemotePictures } from '@mailroom/react'
import { useState } from 'react'
import { useMayManage } from '../../rights/useMayManage'

/** What is to be said and done about the pictures of a mail that lie on the web. */
export type PictureState =
  /** They stay where they are: this mail system fetches none. */
  | { readonly kind: 'never' }
  | { readonly kind: 'blocked'; readonly show: () => void; readonly showAlways?: () => void }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'shown'
      readonly failedCount: number
      readonly retry: () => void
      /** The sender is one whose pictures are always shown: asks again from now on. */
      readonly stop?: () => void
    }

/**
 * Decides whether the pictures of a mail are fetched: when the reader says so for this mail, or has said so for its
 * sender. A sender who may not be who they seem to be, or whom their own domain refutes, is never taken for the one who was allowed.
 *
 * @source RD-17
 */
export function useShownPictures(message: Message, mail: CleanMail | undefined) {
  const adapter = useMaybeAdapter()
  const { trust } = useMessageTrust(message.ref)
  // Whoever has changed an encrypted mail on its way could learn by its pictures what it says.
  const isEncrypted = trust?.protection?.kind === 'smimeEncrypted'
  // Of a sealed mail the mail system does not know what pictures it names.
  const isThere = adapter?.pictures !== undefined && message.seal === undefined && !isEncrypted
  const { senders, setAllowed } = usePictureSenders()
  const mayManage = useMayManage()
  const [shownMails, setShownMails] = useState<ReadonlySet<string>>(() => new Set())
  const sender = message.from.address
  const key = messageKey(message.ref)
  const isChecked = adapter?.trust === undefined || trust !== undefined
  const isRefuted = senderVerdict(sender, trust?.authentication ?? []) === 'refuted'
  const mayTrust = isChecked && !isRefuted && senderWarning(message.from) === undefined
  const isTrusted = mayTrust && senders !== undefined && isListed(senders, sender)
  const isShown = isThere && (isTrusted || shownMails.has(key))
  const { pictures, isLoading, failedCount, retry } = useRemotePictures(
    message.ref,
    isShown ? mail?.remotePictures : undefined,
  )

  const state = (): PictureState => {
    if (!isThere || mail === undefined || mail.remotePictures.length === 0) return { kind: 'never' }
    if (!isShown) {
      return {
        kind: 'blocked',
        show: () => setShownMails((shown) => new Set([...shown, key])),
        showAlways: mayTrust && mayManage ? () => void setAllowed(sender, true) : undefined,
      }
    }
    if (isLoading) return { kind: 'loading' }
    const stop = () => {
      setShownMails((shown) => new Set([...shown].filter((each) => each !== key)))
      void setAllowed(sender, false)
    }
    // A whole domain is taken off in the settings: of its other senders nothing was said here.
    const isByAddress = isTrusted && senders.includes(addressKey(sender))
    return { kind: 'shown', failedCount, retry, stop: isByAddress && mayManage ? stop : undefined }
  }
  return { pictures, state: state() }
}
