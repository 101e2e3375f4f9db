import { writingModes } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { ConfirmDialog, FontSizeIcon, IconButton, Menu } from '@mailroom/ui'
import * as styles from './ModeMenu.css'
import { modeStrings } from './modeStrings'
import type { WritingModeState } from './useWritingMode'

/** Chooses how the mail is written, and tells what that would cost. @source CO-04, CO-20 */
export function ModeMenu({ mode: { mode, question, choose, answer } }: { mode: WritingModeState }) {
  const { t } = useStrings(modeStrings)
  const isMarkdown = question?.mode === 'markdown'
  return (
    <>
      <Menu
        trigger={<IconButton label={t('mode')} icon={<FontSizeIcon />} pressed={mode !== 'rich'} />}
        entries={() => [
          {
            kind: 'choice',
            label: t('mode'),
            value: mode,
            options: writingModes.map((value) => ({ value, label: t(`mode_${value}`) })),
            onValueChange: (value) => choose(writingModes.find((each) => each === value) ?? mode),
          },
        ]}
      />
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && answer(false)}
        title={t(isMarkdown ? 'markdownTitle' : 'plainTitle')}
        description={t('lost')}
        confirmLabel={t(isMarkdown ? 'markdownConfirm' : 'plainConfirm')}
        cancelLabel={t('stay')}
        onConfirm={() => answer(true)}
      >
        <ul className={styles.losses}>
          {question?.losses.map((loss) => (
            <li key={loss}>{t(`loss_${loss}`)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
