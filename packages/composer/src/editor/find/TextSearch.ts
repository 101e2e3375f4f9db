import {
  createFindReplaceContext,
  find,
  FindReplacePlugin,
  moveHighlight,
  type EditorPlugin,
  type IEditor,
} from 'roosterjs'

/** Where a search in the text stands. */
export interface SearchPlace {
  /** Places that were found. */
  readonly count: number
  /** The one that is shown, from 1 on; 0 when there is none. */
  readonly at: number
}

/** Looks for words in a text, and marks them without changing it. The original below an answer is not looked through. */
export class TextSearch {
  readonly #context = createFindReplaceContext()
  readonly plugin: EditorPlugin = new FindReplacePlugin(this.#context, {
    findHighlightStyle: 'background-color: #fff3b0;',
    replaceHighlightStyle: 'background-color: #ffb95e;',
  })

  /** Marks all places and shows the first. @param words empty ends the search */
  look(editor: IEditor, words: string): SearchPlace {
    find(editor, this.#context, words)
    moveHighlight(editor, this.#context, true)
    return this.#place()
  }

  step(editor: IEditor, isForward: boolean): SearchPlace {
    moveHighlight(editor, this.#context, isForward)
    return this.#place()
  }

  #place(): SearchPlace {
    return { count: this.#context.ranges.length, at: this.#context.markedIndex + 1 }
  }

  /** The place that is shown. */
  shown(): Range | undefined {
    return this.#context.ranges[this.#context.markedIndex]
  }
}
