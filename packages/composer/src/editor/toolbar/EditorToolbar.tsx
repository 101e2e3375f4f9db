import { useStrings } from '@mailroom/react'
import { IconButton, SearchIcon, Toolbar, ToolbarSeparator } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../../composeStrings'
import { editorStrings } from '../editorStrings'
import { EmojiButton } from '../emoji/EmojiButton'
import { FindBar } from '../find/FindBar'
import type { MailEditorProps } from '../MailEditorProps'
import { TableTools } from '../tables/TableTools'
import type { RichText } from '../text/RichText'
import { ColorButtons } from './ColorButtons'
import * as styles from './EditorToolbar.css'
import { FontSelects } from './FontSelects'
import { LinkButton } from './LinkButton'
import { MoreMenu } from './MoreMenu'
import { PictureTools } from './PictureTools'
import { ToolButtons } from './ToolButtons'
import { alignments, commonBlocks, commonMarks, rareBlocks, rareMarks, rule, steps } from './tools'
import { useFormat } from './useFormat'

export interface EditorToolbarProps {
  t: SayComposer
  /** Undefined until the editor is there: the buttons are shown, but do nothing yet. */
  text: RichText | undefined
  onImage: MailEditorProps['onImage']
}

/** Buttons for the look of the text; in a narrow composer the rare ones stand in a menu. @source CO-04 */
export function EditorToolbar({ t, text, onImage }: EditorToolbarProps) {
  const { t: te } = useStrings(editorStrings)
  const format = useFormat(text)
  const [isFinding, setFinding] = useState(false)
  const of = { t, text, format }
  return (
    <>
      <Toolbar label={t('editorTools')} className={styles.toolbar}>
        <span className={styles.group} data-rare="">
          <FontSelects {...of} />
        </span>
        <span className={styles.group}>
          <span className={styles.tool} data-rare="">
            <ToolbarSeparator />
          </span>
          <ToolButtons {...of} tools={commonMarks} />
          <span className={styles.tool} data-rare="">
            <ToolButtons {...of} tools={rareMarks} />
          </span>
          <ColorButtons {...of} />
        </span>
        <span className={styles.group}>
          <span className={styles.tool} data-rare="">
            <ToolbarSeparator />
          </span>
          <ToolButtons {...of} tools={commonBlocks} />
          <span className={styles.tool} data-rare="">
            <ToolButtons {...of} tools={rareBlocks} />
          </span>
        </span>
        <span className={styles.group} data-rare="">
          <ToolbarSeparator />
          <ToolButtons {...of} tools={alignments} />
        </span>
        <span className={styles.group}>
          <span className={styles.tool} data-rare="">
            <ToolbarSeparator />
          </span>
          <span className={styles.tool}>
            <LinkButton t={t} text={text} />
          </span>
          <PictureTools {...of} te={te} onImage={onImage} />
          <span className={styles.tool}>
            <EmojiButton te={te} text={text} />
          </span>
          <TableTools {...of} te={te} />
          <span className={styles.tool} data-rare="">
            <ToolButtons {...of} tools={[rule]} />
          </span>
        </span>
        <span className={styles.group} data-rare="">
          <ToolbarSeparator />
          <ToolButtons {...of} tools={steps} />
          <IconButton
            size="small"
            label={te('find')}
            icon={<SearchIcon />}
            pressed={isFinding}
            onClick={() => setFinding(!isFinding)}
          />
        </span>
        <span className={styles.more}>
          <MoreMenu {...of} te={te} onFind={() => setFinding(true)} />
        </span>
      </Toolbar>
      {isFinding && text && <FindBar te={te} text={text} onClose={() => setFinding(false)} />}
    </>
  )
}
