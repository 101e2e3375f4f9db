import type { TemplateSummary } from '@mailroom/core'
import { useErrorText, useStrings, type useTemplates } from '@mailroom/react'
import { Button, EmptyState, IconButton, Loading, Skeleton, TrashIcon } from '@mailroom/ui'
import { useRef } from 'react'
import * as styles from './TemplatesDialog.css'
import { templateStrings } from './templateStrings'

export interface TemplateListProps {
  all: ReturnType<typeof useTemplates>
  onUse: (template: TemplateSummary) => void
}

/** The templates by their titles, five at a time. */
export function TemplateList({ all, onUse }: TemplateListProps) {
  const { t } = useStrings(templateStrings)
  const errorText = useErrorText()
  const region = useRef<HTMLDivElement>(null)
  const { templates, isAll, error, isLoading, loadMore, remove } = all
  if (error !== undefined && !templates)
    return (
      <EmptyState
        kind="error"
        title={errorText(error) ?? ''}
        action={<Button onClick={() => void loadMore()}>{t('retry')}</Button>}
      />
    )
  if (!templates)
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="block" height={120} />
      </Loading>
    )
  return (
    <div ref={region} className={styles.region} role="region" aria-label={t('list')} tabIndex={-1}>
      {templates.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {templates.length > 0 && (
        <ul className={styles.list}>
          {templates.map((template) => (
            <li key={template.id} className={styles.row}>
              <button
                type="button"
                className={styles.use}
                aria-label={t('use', { title: template.title })}
                onClick={() => onUse(template)}
              >
                <bdi>{template.title}</bdi>
              </button>
              <IconButton
                size="small"
                label={t('deleteOf', { title: template.title })}
                icon={<TrashIcon />}
                onClick={() => {
                  // The button goes with its template, and would take focus along.
                  region.current?.focus()
                  void remove(template, t('deleted', { title: template.title }))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.failure}>
          {errorText(error)}
        </p>
      )}
      {templates.length > 0 &&
        (isAll ? (
          <p className={styles.hint} role="status">
            {t('allLoaded')}
          </p>
        ) : (
          <Button size="small" busy={isLoading} onClick={() => void loadMore()}>
            {t('loadMore')}
          </Button>
        ))}
    </div>
  )
}
