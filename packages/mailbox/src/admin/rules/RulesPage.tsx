import type { AdminRule } from '@mailroom/core'
import { useErrorText, useReviewRules, useStrings } from '@mailroom/react'
import { Button, ConfirmDialog, EmptyState, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { RecordCell, RecordRow, RecordTable } from '../../record-table/RecordTable'
import * as styles from '../forms.css'
import { RuleDialog } from './RuleDialog'
import { ruleStrings } from './ruleStrings'
import { useRuleWords } from './useRuleWords'

/** Which mails wait for a reviewer, and who reviews them. @source SH-05, RV-04 */
export function RulesPage() {
  const { t } = useStrings(ruleStrings)
  const { data, error, refresh } = useReviewRules()
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<AdminRule>()
  const wordsOf = useRuleWords()
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {data === undefined ? (
        <WaitingFace
          error={error}
          words={{ loading: t('loading'), retry: t('retry') }}
          onRetry={() => void refresh()}
        />
      ) : data.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <RecordTable label={t('list')} headers={[t('number'), t('held'), t('reviewers')]} acts={t('acts')}>
          {data.map((rule) => (
            <RecordRow key={rule.id}>
              <RecordCell isQuiet>{rule.id}</RecordCell>
              <RecordCell>{wordsOf(rule)}</RecordCell>
              <RecordCell>
                {rule.reviewers.length > 0 ? rule.reviewers.join(t('between')) : t('nobody')}
              </RecordCell>
              <RecordCell isAtEnd>
                <Button
                  size="small"
                  aria-label={t('removeOf', { number: rule.id })}
                  onClick={() => setDoomed(rule)}
                >
                  {t('remove')}
                </Button>
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {isAdding && <RuleDialog onClose={() => setAdding(false)} />}
      {doomed && <RemoveDialog rule={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

function RemoveDialog({ rule, onClose }: { rule: AdminRule; onClose: () => void }) {
  const { t } = useStrings(ruleStrings)
  const { removeReviewRule } = useReviewRules()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const go = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await removeReviewRule(rule.id)
      toasts.show({ message: t('removed'), tone: 'success' })
      onClose()
    } catch (error) {
      setFailure(errorText(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={onClose}
      title={t('removeAsk', { number: rule.id })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void go()}
    >
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </ConfirmDialog>
  )
}
