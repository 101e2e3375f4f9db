import type { TemplateSummary } from '@mailroom/core'
import { useErrorText, useStrings, type useTemplates } from '@mailroom/react'
import { Button, EyeIcon, IconButton, PencilIcon, PlusIcon, TrashIcon } from '@mailroom/ui'
import { useRef } from 'react'
import * as styles from '../settings-page/keptTexts.css'
import { templateSettingsStrings } from './templateSettingsStrings'

interface TemplateListProps {
  all: ReturnType<typeof useTemplates>
  onCreate: () => void
  onShow: (template: TemplateSummary) => void
  onEdit: (template: TemplateSummary) => void
}

/** The templates by their titles, five at a time. @source ST-04 */
export function TemplateList({ all, onCreate, onShow, onEdit }: TemplateListProps) {
  const { t } = useStrings(templateSettingsStrings)
  const errorText = useErrorText()
  const create = useRef<HTMLButtonElement>(null)
  const { templates = [], isAll, error, isLoading, loadMore, remove } = all
  return (
    <>
      {templates.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {templates.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {templates.map((template) => {
            const { id, title } = template
            return (
              <li key={id} className={styles.row}>
                <span className={styles.name}>
                  <bdi className={styles.title}>{title}</bdi>
                </span>
                <IconButton
                  size="small"
                  label={t('previewOf', { title })}
                  icon={<EyeIcon />}
                  onClick={() => onShow(template)}
                />
                <IconButton
                  size="small"
                  label={t('editOf', { title })}
                  icon={<PencilIcon />}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  size="small"
                  label={t('deleteOf', { title })}
                  icon={<TrashIcon />}
                  onClick={() => {
                    // The button goes with its template, and would take focus along.
                    create.current?.focus()
                    void remove(template, t('deleted', { title }))
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.failure}>
          {errorText(error)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button ref={create} icon={<PlusIcon />} onClick={onCreate}>
          {t('create')}
        </Button>
        {templates.length > 0 &&
          (isAll ? (
            <p className={styles.hint} role="status">
              {t('allLoaded')}
            </p>
          ) : (
            <Button busy={isLoading} onClick={() => void loadMore()}>
              {t('loadMore')}
            </Button>
          ))}
      </div>
    </>
  )
}
