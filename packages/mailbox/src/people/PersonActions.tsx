import type { PersonCard } from '@mailroom/core'
import { useAdapter, usePersonActions, useStrings } from '@mailroom/react'
import { Button, ComposeIcon } from '@mailroom/ui'
import { useMayManage } from '../rights/useMayManage'
import { useRights } from '../rights/useRights'
import { useMailTasks } from '../tasks/useMailTasks'
import type { PersonPanelProps } from './PersonPanel'
import { personStrings } from './personStrings'
import { useExchangedMail } from './useExchangedMail'
import * as styles from './PersonPanel.css'

export interface PersonActionsProps extends PersonPanelProps {
  /** Undefined where nothing is known of anybody. */
  card: PersonCard | undefined
}

/** What can be done about somebody else. @source ML-13 */
export function PersonActions({ person, sentMail, card, onWrite, onClose }: PersonActionsProps) {
  const { t } = useStrings(personStrings)
  const hasContacts = useAdapter().contacts !== undefined
  const { addContact, setStanding } = usePersonActions()
  const { mayChange } = useRights()
  const mayManage = useMayManage()
  const begin = useMailTasks()
  const showExchanged = useExchangedMail()
  const isRefused = card?.standing === 'refused'
  const isWelcome = card?.standing === 'welcome'
  return (
    <div className={styles.actions}>
      {onWrite && (
        <Button
          size="small"
          variant="primary"
          icon={<ComposeIcon />}
          onClick={() => {
            onClose()
            onWrite(person)
          }}
        >
          {t('write')}
        </Button>
      )}
      {hasContacts &&
        card &&
        mayChange &&
        (card.isContact ? (
          <Button
            size="small"
            onClick={() => {
              onClose()
              begin({ kind: 'editContact', person })
            }}
          >
            {t('editContact')}
          </Button>
        ) : (
          <Button size="small" onClick={() => void addContact(person, sentMail)}>
            {t('addContact')}
          </Button>
        ))}
      {hasContacts && card && mayManage && (
        <>
          <Button size="small" onClick={() => void setStanding(person, isRefused ? null : 'refused', card)}>
            {t(isRefused ? 'acceptAgain' : 'refuse')}
          </Button>
          <Button size="small" onClick={() => void setStanding(person, isWelcome ? null : 'welcome', card)}>
            {t(isWelcome ? 'removeFromWhite' : 'addToWhite')}
          </Button>
        </>
      )}
      {showExchanged && (
        <Button
          size="small"
          onClick={() => {
            onClose()
            showExchanged(person)
          }}
        >
          {t('exchanged')}
        </Button>
      )}
    </div>
  )
}
