import { searchSlot } from '@mailroom/core'
import {
  useFolderName,
  useFolders,
  useFoundFolders,
  useLocale,
  useSavedSearches,
  useStrings,
  useSuggestions,
  useTags,
} from '@mailroom/react'
import { CloseIcon } from '@mailroom/ui'
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref, type RefObject } from 'react'
import type { SearchKeys, SearchPartProps } from '../SearchBox'
import { searchStrings } from '../searchStrings'
import { useSearchContext } from '../useSearchContext'
import { liftOperators } from './liftOperators'
import { searchOffers, type OfferGroup, type SearchOffer } from './searchOffers'
import * as styles from './searchParts.css'

/** More than are offered, since default folders may be among them, which are offered in any case. */
const mostFound = 20

export interface SearchAssistantProps extends SearchPartProps {
  id: string
  onSearch: (query: string) => void
  onAdvanced: () => void
  /** Id of the line that the keys have chosen. */
  onActive: (id: string | undefined) => void
  input: RefObject<HTMLInputElement | null>
  keys: Ref<SearchKeys>
}

/** What is offered under the box. Keys stay in the field: arrows choose a line, Enter takes it. @source SH-06, ML-27 */
export function SearchAssistant(props: SearchAssistantProps) {
  const { id, draft, onDraft, onSearch, onAdvanced, onActive, input, keys } = props
  const { t } = useStrings(searchStrings)
  const { locale } = useLocale()
  const { folders = [], isPart } = useFolders()
  const { tags = [] } = useTags()
  const nameOf = useFolderName()
  const context = useSearchContext()
  const { saved, used, remove, forgetUsed } = useSavedSearches()
  const slot = searchSlot(draft.text, input.current?.selectionStart ?? draft.text.length)
  const isPerson = slot.operator !== undefined && ['from', 'to', 'cc', 'with'].includes(slot.operator)
  const { suggestions } = useSuggestions(isPerson ? slot.typed : '')
  const folderWords = slot.operator === 'in' ? slot.typed : undefined
  const { folders: found } = useFoundFolders(folderWords, mostFound)
  const groups = searchOffers({
    t,
    locale,
    slot,
    text: draft.text,
    folders,
    ...(isPart && { found }),
    nameOf,
    tags,
    people: suggestions,
    saved,
    used,
  })
  const offers = groups.flatMap((group) => group.offers)
  const [chosen, setChosen] = useState<string>()
  const index = offers.findIndex((offer) => offer.id === chosen)
  const lineId = (offer: SearchOffer) => `${id}-${offer.id.replace(/[^\w-]/g, '_')}`

  const isKept = (offer: SearchOffer) => [...saved, ...used].some((each) => each.id === offer.id)

  const take = (offer: SearchOffer) => {
    if (offer.kind === 'advanced') return onAdvanced()
    if (offer.kind === 'search') {
      return onSearch(isKept(offer) ? offer.query : `${draft.chips} ${offer.query}`)
    }
    onDraft({ ...draft, text: draft.text.slice(0, slot.start) + offer.text + draft.text.slice(slot.end) })
    setChosen(undefined)
    input.current?.focus()
  }
  useEffect(() => {
    const lifted = context.isKnown ? liftOperators(draft, context) : undefined
    if (lifted) onDraft(lifted)
  }, [draft, context, onDraft])
  const active = offers[index]
  useEffect(() => onActive(active && lineId(active)))
  useImperativeHandle(keys, () => ({ key }) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      const next = index < 0 && step < 0 ? offers.length - 1 : index + step
      setChosen(offers[next]?.id)
      return true
    }
    if (key === 'Delete' && active && isKept(active)) {
      void remove(active.id)
      return true
    }
    if (key !== 'Enter' || !active) return false
    take(active)
    return true
  })
  return (
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={t('offers')}>
        {groups.map((group) => (
          <Group key={group.id} group={group} prefix={id}>
            {group.offers.map((offer) => (
              <div
                key={offer.id}
                role="option"
                id={lineId(offer)}
                className={styles.line}
                aria-selected={offer === active}
                onClick={() => take(offer)}
              >
                <span className={styles.words}>{offer.label}</span>
                {offer.kind === 'fill' && offer.hint && <span className={styles.hint}>{offer.hint}</span>}
                {isKept(offer) && (
                  // For the pointer; keys have Delete.
                  <span
                    aria-hidden
                    className={styles.remove}
                    title={t('deleteSearch')}
                    onClick={(event) => {
                      event.stopPropagation()
                      void remove(offer.id)
                    }}
                  >
                    <CloseIcon />
                  </span>
                )}
              </div>
            ))}
          </Group>
        ))}
      </div>
      {draft.text.trim() === '' && used.length > 0 && (
        <button type="button" className={styles.forget} onClick={() => void forgetUsed()}>
          {t('forgetUsed')}
        </button>
      )}
    </div>
  )
}

interface GroupProps {
  group: OfferGroup
  prefix: string
  children: ReactNode
}

function Group({ group: { id, title }, prefix, children }: GroupProps) {
  const headingId = `${prefix}-group-${id}`
  return (
    <div role="group" className={styles.group} aria-labelledby={title && headingId}>
      {title && (
        <div id={headingId} className={styles.heading}>
          {title}
        </div>
      )}
      {children}
    </div>
  )
}
