import { ColumnsIcon, IconButton, Menu, Popover, TableIcon } from '@mailroom/ui'
import type { ContentModelFormatState } from 'roosterjs'
import { useState } from 'react'
import type { SayComposer } from '../../composeStrings'
import type { SayEditor } from '../editorStrings'
import type { RichText } from '../text/RichText'
import * as styles from '../toolbar/EditorToolbar.css'
import { insertMailTable } from './tableActs'
import { tableMenu } from './tableMenu'
import { TableSizePicker } from './TableSizePicker'

interface TableToolsProps {
  t: SayComposer
  te: SayEditor
  text: RichText | undefined
  format: ContentModelFormatState
}

/** Puts a table into the text, and changes the one at the cursor. @source CO-04 */
export function TableTools({ t, te, text, format }: TableToolsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.tool} data-rare="">
        <Popover
          label={te('insertTable')}
          open={isOpen}
          onOpenChange={setOpen}
          trigger={<IconButton size="small" label={te('insertTable')} icon={<TableIcon />} />}
        >
          <TableSizePicker
            te={te}
            onPick={(columns, rows) => {
              setOpen(false)
              text?.apply((editor) => insertMailTable(editor, columns, rows))
            }}
          />
        </Popover>
      </span>
      {/* Always there, so that nothing moves under the hand when the cursor enters a table. */}
      <span className={styles.tool} data-rare="">
        <Menu
          trigger={
            <IconButton
              size="small"
              label={te('tableTools')}
              icon={<ColumnsIcon />}
              disabled={format.isInTable !== true}
            />
          }
          entries={() => tableMenu(t, te, format, (act) => text?.apply(act))}
        />
      </span>
    </>
  )
}
