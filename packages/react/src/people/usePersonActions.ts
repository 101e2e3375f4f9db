import {
  addressKey,
  type Address,
  type MessageRef,
  type PersonCard,
  type SenderStanding,
} from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { nobody, type Key } from '../data/keys'
import { useStrings } from '../i18n/useStrings'
import { useOptimistic } from '../messages/useOptimistic'
import { useAccount } from '../session/sessionContext'
import { peopleStrings } from './peopleStrings'
import { ofContacts } from '../contacts/useContactActs'

/**
 * What can be done about a person: it shows at once, can be taken back, and comes back with a word when it fails. Its
 * words are fetched when it is first used (Suspense).
 *
 * @source ML-13
 */
export function usePersonActions() {
  const { contacts } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const perform = useOptimistic()
  const { t } = useStrings(peopleStrings)

  return useMemo(() => {
    const there = () => {
      if (!contacts) throw missingPort('contacts')
      return contacts
    }
    const keyOf = (address: string): Key<'person'> => ['person', account, addressKey(address)]
    /** Shows a change of somebody's card. Answers with the way back. */
    const show = (address: string, change: Partial<PersonCard>) => () => {
      const before = cache.read(keyOf(address))
      cache.update(keyOf(address), (card) => ({ ...card, ...change }))
      return () => before && cache.update(keyOf(address), () => before)
    }
    const recover = (address: string) => () => cache.refresh([keyOf(address)])
    /** Mails say why they are here. */
    const tellMails = () => cache.refresh(cache.keys('trust', account))
    /** Whatever shows contacts follows. */
    const follow = () => cache.refreshAreas(account, ...ofContacts)
    const shown = ({ name, address }: Address) => name.trim() || address
    return {
      /** @param sentMail a mail of theirs: the mail system reads name and address from it */
      addContact: (person: Address, sentMail?: MessageRef) =>
        perform({
          apply: show(person.address, { isContact: true, contactName: person.name }),
          call: () => (sentMail ? there().addSender(sentMail) : there().add(person)),
          settle: follow,
          recover: recover(person.address),
          undo: () => there().remove([person.address]).then(follow),
          done: t('contactAdded', { name: shown(person) }),
          failed: 'contactFailed',
        }),
      renameContact: (person: Address) =>
        perform({
          apply: show(person.address, { contactName: person.name }),
          call: () => there().add(person),
          settle: follow,
          recover: recover(person.address),
          done: t('contactChanged'),
          failed: 'contactFailed',
        }),
      /** @param person by the name under which they stand in the address book */
      removeContact: (person: Address) =>
        perform({
          apply: show(person.address, { isContact: false, contactName: undefined }),
          call: () => there().remove([person.address]),
          settle: follow,
          recover: recover(person.address),
          undo: () => there().add(person).then(follow),
          done: t('contactRemoved', { name: shown(person) }),
          failed: 'contactFailed',
        }),
      setStanding: (person: Address, standing: SenderStanding | null, card: PersonCard | undefined) =>
        perform({
          apply: show(person.address, { standing: standing ?? undefined }),
          call: () => there().setStanding(person.address, standing),
          settle: tellMails,
          recover: recover(person.address),
          undo: () =>
            there()
              .setStanding(person.address, card?.standing ?? null)
              .then(recover(person.address))
              .then(tellMails),
          done: t(standingWords(standing, card?.isSorted !== false), { name: shown(person) }),
          failed: 'rejectFailed',
        }),
    }
  }, [contacts, cache, account, perform, t])
}

/** What to say of a new standing: the truth, where another server sorts the mail. */
export function standingWords(standing: SenderStanding | null, isSorted: boolean) {
  if (standing === null) return 'neither'
  if (standing === 'welcome') return isSorted ? 'welcomeSorted' : 'welcomeKept'
  return isSorted ? 'refusedSorted' : 'refusedKept'
}
