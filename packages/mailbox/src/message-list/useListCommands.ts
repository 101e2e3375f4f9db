import {
  eachSelection,
  type FolderId,
  type MessageFilter,
  type MessageSelection,
  type MessageSelections,
  type StateChange,
  type Tag,
} from '@mailroom/core'
import {
  useAdapter,
  useFolders,
  useMatchingActions,
  useMessageActions,
  useSession,
  type MatchingAction,
} from '@mailroom/react'
import { useState, type RefObject } from 'react'
import type { ComposeFrom } from '../acts/actEntries'
import { usePackageDownload } from '../download/usePackageDownload'
import { useMailTasks } from '../tasks/useMailTasks'
import { focusAfter } from './focusAfter'
import { menus } from './lazyMenus'
import type { SayList } from './listStrings'
import type { RowSelection } from './useRowSelection'

/** A question before something that cannot be taken back. */
export type Question =
  | {
      readonly kind: 'deleteForever'
      readonly selection: readonly MessageSelection[]
      /** Of those, the mails that lie in the trash. */
      readonly count: number
    }
  | { readonly kind: 'empty'; readonly folder: FolderId }

/** What "all" means, and how to write. */
export interface ListParts {
  readonly filter?: MessageFilter | undefined
  /** Mails that the list shows on all its pages. */
  readonly mailCount: number
  /** Absent where nothing can be written. */
  readonly onCompose?: ((start: ComposeFrom) => void) | undefined
}

/** What can be done with the selected rows. */
export type ListCommands = ReturnType<typeof useListCommands>

/**
 * Does things to the selected mails: at once, with a way back, and with one call for any number of them in a folder. From
 * the trash mail is deleted for good, so that is asked first.
 *
 * @param list  the element around the rows, for focus that would go with a row
 * @param parts what is meant where all of the list is selected, and how something is written
 * @source ML-05, ML-06, ML-25
 */
export function useListCommands(
  selection: RowSelection,
  list: RefObject<HTMLElement | null>,
  { onCompose, ...all }: ListParts = { mailCount: 0 },
) {
  const { setState, move, remove, deleteForever, emptyFolder } = useMessageActions()
  const { session } = useSession()
  const canTag = useAdapter().tags !== undefined
  const begin = useMailTasks()
  const matching = useMatchingActions()
  const packages = usePackageDownload()
  const [question, setQuestion] = useState<Question>()
  const { folders } = useFolders()
  const canDelete = session?.features.delete === true
  const trash = folders?.find(({ role }) => role === 'trash')
  const isInTrash = ({ folder }: MessageSelection) => folder === trash?.id

  const isAll = (mails: MessageSelections) => eachSelection(mails).some(({ uids }) => uids === 'all')
  /** Does it with all that the list shows, where all of that is selected. */
  const withAll = (mails: MessageSelections, action: MatchingAction): boolean => {
    const [whole] = eachSelection(mails)
    if (!whole || !isAll(mails)) return false
    selection.clear()
    const { filter, mailCount: count } = all
    void matching.act({ folder: whole.folder, count, ...(filter && { filter }) }, action)
    return true
  }
  const countOf = ({ uids }: MessageSelection) => (uids === 'all' ? all.mailCount : uids.length)

  /** Rows that go away hand focus on before they go. */
  const leave = (gone: MessageSelections) => {
    focusAfter(list.current, gone)
    selection.clear()
  }
  const takeAway = (gone: MessageSelections, act: () => Promise<unknown>) => {
    leave(gone)
    void act()
  }
  const deleteMails = (mails: MessageSelections) => {
    const each = eachSelection(mails)
    if (!canDelete || each.length === 0) return
    const count = each.filter(isInTrash).reduce((sum, one) => sum + countOf(one), 0)
    if (count > 0) setQuestion({ kind: 'deleteForever', selection: each, count })
    else if (!withAll(each, { kind: 'remove' })) takeAway(each, () => remove(each))
  }
  const mark = (mails: MessageSelections, change: StateChange) => {
    if (!withAll(mails, { kind: 'mark', change })) void setState(mails, change)
  }
  return {
    question,
    canDelete,
    canTag,
    /** A red button deletes for good. @source ML-08 */
    hasDeleteForever: canDelete && session.features.deleteForeverButton,
    onCompose,
    begin,
    leave,
    deleteMails,
    /** What goes on with all mails of the list. */
    matching,
    mark,
    /** The tag picker for some mails, of which each has the tags in `tagged`. */
    tagLines: async (
      t: SayList,
      tags: readonly Tag[],
      tagged: readonly (readonly string[])[],
      selection: MessageSelections,
    ) =>
      (await menus()).tagEntries({
        tags,
        tagged,
        words: { newTag: t('newTag'), clearTags: t('clearTags'), manageTags: t('manageTags') },
        onMark: (change) => mark(selection, change),
        // Of all mails of a list only the list knows which they are: there the tag is made, and put on by its line.
        onNewTag: () => begin({ kind: 'newTag', selection: isAll(selection) ? [] : selection }),
        onManageTags: () => begin({ kind: 'manageTags' }),
      }),
    move(mails: MessageSelections, target: FolderId) {
      if (!withAll(mails, { kind: 'move', target })) takeAway(mails, () => move(mails, target))
    },
    /** All that is selected is less than the folder. A package of all is one of the whole folder. */
    isFiltered: all.filter !== undefined,
    /** Absent where downloads are switched off. */
    download:
      packages &&
      ((mails: MessageSelections) => eachSelection(mails).forEach((part) => packages.mails(part))),
    askToEmpty: (id: FolderId) => setQuestion({ kind: 'empty', folder: id }),
    dismiss: () => setQuestion(undefined),
    confirm() {
      setQuestion(undefined)
      if (question?.kind === 'empty') void emptyFolder(question.folder)
      if (question?.kind === 'deleteForever') {
        const { selection: mails } = question
        if (withAll(mails, { kind: 'deleteForever' })) return
        takeAway(mails, () => (mails.every(isInTrash) ? deleteForever(mails) : remove(mails)))
      }
    },
  }
}
