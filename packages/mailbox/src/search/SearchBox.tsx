import { maxKeywordLength } from '@mailroom/core'
import { useAdapter, useNavigation, useSession, useStrings } from '@mailroom/react'
import { CloseIcon, LatePart, SearchIcon, useIme } from '@mailroom/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { boxStrings } from './box/boxStrings'
import { AdvancedSearch, SearchAssistant, SearchChips, warmSearch } from './lazySearch'
import * as styles from './SearchBox.css'

/** What stands in the box: finished conditions, which are shown as chips, and what is being typed. */
export interface SearchDraft {
  /** In the language of the search box. */
  readonly chips: string
  readonly text: string
}

/** Takes keys before the field does; true when it has used one. */
export type SearchKeys = (event: KeyboardEvent) => boolean

/** What the parts that come later are given. */
export interface SearchPartProps {
  draft: SearchDraft
  onDraft: (draft: SearchDraft) => void
}

/**
 * Finds mail in all folders: words, and operators such as `from:` and `has:attachment`. It leads to the results, wherever
 * in the page it stands. Shows nothing where mail cannot be searched.
 *
 * @public
 * @source SH-06, ML-27
 */
export function SearchBox() {
  const { search } = useAdapter()
  const { session } = useSession()
  return search && session?.features.search ? <Box /> : null
}

function Box() {
  const { t } = useStrings(boxStrings)
  const { destination, navigate } = useNavigation()
  const [draft, setDraft] = useState<SearchDraft>(empty)
  const [isOpen, setOpen] = useState(false)
  const [isAdvanced, setAdvanced] = useState(false)
  const [active, setActive] = useState<string>()
  const keys = useRef<SearchKeys>(null)
  const input = useRef<HTMLInputElement>(null)
  const ime = useIme()
  const listId = useId()
  const query = destination.kind === 'search' ? destination.query : undefined
  // What was searched for stands in the box, however the reader came to it.
  const [shown, setShown] = useState<string>()
  if (query !== shown) {
    setShown(query)
    setDraft(query === undefined ? empty : { chips: query, text: '' })
  }
  useEffect(() => (query === undefined ? undefined : warmSearch()), [query])

  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const submit = (next: string) => {
    const wanted = next.trim()
    if (wanted === '') return input.current?.focus()
    close()
    input.current?.blur()
    // The same search once more is no news to whoever shows where the reader is.
    setDraft({ chips: wanted, text: '' })
    navigate({ kind: 'search', query: wanted })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (ime.isComposing(event)) {
      // Enter that picks a word does not search.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (isOpen && keys.current?.(event)) return event.preventDefault()
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
  }
  const whole = `${draft.chips} ${draft.text}`
  const isFilled = whole.trim() !== ''
  return (
    <form
      role="search"
      aria-label={t('search')}
      className={styles.box}
      data-open={isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit(whole)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <span className={styles.field} onPointerDown={(event) => focusFrom(event.target, input.current)}>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
        {draft.chips !== '' && (
          <span className={styles.chips}>
            <LatePart>
              <SearchChips draft={draft} onDraft={setDraft} />
            </LatePart>
          </span>
        )}
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={t('searchMail')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxKeywordLength}
          placeholder={draft.chips === '' ? t('searchMail') : undefined}
          value={draft.text}
          onChange={(event) => {
            setDraft({ ...draft, text: event.target.value })
            setOpen(true)
          }}
          onPointerEnter={warmSearch}
          onFocus={() => {
            warmSearch()
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onCompositionStart={ime.onCompositionStart}
          onCompositionEnd={ime.onCompositionEnd}
        />
        {isFilled && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('clearSearch')}
            title={t('clearSearch')}
            onClick={() => {
              setDraft(empty)
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
      </span>
      {isOpen && (
        <LatePart>
          <SearchAssistant
            id={listId}
            draft={draft}
            onDraft={setDraft}
            onSearch={submit}
            onAdvanced={() => {
              close()
              setAdvanced(true)
            }}
            onActive={setActive}
            input={input}
            keys={keys}
          />
        </LatePart>
      )}
      {isAdvanced && (
        <LatePart>
          <AdvancedSearch query={whole} onSearch={submit} onClose={() => setAdvanced(false)} />
        </LatePart>
      )}
    </form>
  )
}

const empty: SearchDraft = { chips: '', text: '' }

/** A press beside the words is one on the field. */
function focusFrom(target: EventTarget, input: HTMLInputElement | null) {
  if ((target as Element).closest('button, input') === null) setTimeout(() => input?.focus())
}
