import { FolderIcon, IconButton } from '@mailroom/ui'

export interface ShowFoldersProps {
  label: string
  isOpen: boolean
  onPress: () => void
}

/** The way to the folders where they are not beside the list. */
export function ShowFolders({ label, isOpen, onPress }: ShowFoldersProps) {
  return (
    <IconButton
      label={label}
      icon={<FolderIcon size={20} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    />
  )
}
