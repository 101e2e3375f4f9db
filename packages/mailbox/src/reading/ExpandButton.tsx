import { Button, ChevronDownIcon, ChevronUpIcon } from '@mailroom/ui'

export interface ExpandButtonProps {
  isOpen: boolean
  /** Id of what it opens. */
  controls: string
  /** What it would do now. */
  label: string
  onToggle: () => void
}

/** Opens the full view of something that stands there in short. */
export function ExpandButton({ isOpen, controls, label, onToggle }: ExpandButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      aria-expanded={isOpen}
      aria-controls={controls}
      trailing={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
