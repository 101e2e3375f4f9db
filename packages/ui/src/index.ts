// Where popups open
export { PortalProvider, usePortalContainer } from './portal/PortalProvider'
export type { PortalProviderProps } from './portal/PortalProvider'

// Buttons
export { Button } from './button/Button'
export { IconButton } from './button/IconButton'
export { Toolbar, ToolbarSeparator } from './toolbar/Toolbar'
export type { ButtonProps } from './button/Button'
export type { IconButtonProps } from './button/IconButton'
export type { ToolbarProps } from './toolbar/Toolbar'

// Popups
export { ConfirmDialog } from './dialog/ConfirmDialog'
export { ContextMenu } from './menu/ContextMenu'
export { Dialog, loadDialog } from './dialog/Dialog'
export { HoverCard } from './hover-card/HoverCard'
export { fetchAhead, persistently } from './late-part/persistently'
export { LatePart } from './late-part/LatePart'
export type { LatePartProps } from './late-part/LatePart'
export { lazyPart } from './late-part/lazyPart'
export { partOf } from './late-part/partOf'
export { loadMenuPopup } from './menu/lazyMenuPopup'
export { Menu } from './menu/Menu'
export { MenuButton } from './menu/MenuButton'
export { Popover } from './popover/Popover'
export { Tooltip } from './tooltip/Tooltip'
export type { ConfirmDialogProps } from './dialog/ConfirmDialog'
export type { ContextMenuProps } from './menu/ContextMenu'
export type { DialogProps } from './dialog/Dialog'
export type { HoverCardProps } from './hover-card/HoverCard'
export type { MenuProps, MenuTriggerProps } from './menu/Menu'
export type { MenuButtonProps } from './menu/MenuButton'
export type { MenuAction, MenuBranch, MenuCheck, MenuChoice, MenuEntry, MenuLines } from './menu/MenuEntry'
export type { PopoverProps, PopoverTriggerProps } from './popover/Popover'
export type { TooltipProps, TooltipSide, TooltipTargetProps } from './tooltip/Tooltip'

// Words
export { FileName } from './file-name/FileName'
export type { FileNameProps } from './file-name/FileName'

// Lists of things
export { CheckCell } from './list/CheckCell'
export { List } from './list/List'
export { PageSteps } from './pagination/PageSteps'
export { Pagination } from './pagination/Pagination'
export { selectionAfter } from './list/selectionRules'
export { Table } from './table/Table'
export { Tabs } from './tabs/Tabs'
export { Tree } from './tree/Tree'
export { useActiveId, useListSelection } from './list/useListSelection'
export { VirtualList } from './virtual-list/VirtualList'
export { FindField } from './find-field/FindField'
export { FoundLine } from './find-field/FoundLine'
export { visibleNodes } from './tree/TreeNode'
export type { CheckCellProps } from './list/CheckCell'
export type { ListProps } from './list/List'
export type { ListRowProps, ListSelectionOptions } from './list/useListSelection'
export type { PageStepsLabels, PageStepsProps } from './pagination/PageSteps'
export type { PaginationLabels, PaginationProps } from './pagination/Pagination'
export type { SelectionGesture, SelectionState } from './list/selectionRules'
export type { TableColumn, TableProps, TableSort } from './table/Table'
export type { TabItem, TabsProps } from './tabs/Tabs'
export type { TreeNode, VisibleNode } from './tree/TreeNode'
export type { TreeProps } from './tree/Tree'
export type { FindFieldProps } from './find-field/FindField'
export type { FoundLineProps } from './find-field/FoundLine'
export type { VirtualListHandle, VirtualListProps } from './virtual-list/VirtualList'

// Forms
export { Checkbox } from './choice/Checkbox'
export { Chip } from './chips/Chip'
export { ChipsInput } from './chips/ChipsInput'
export { Field } from './field/Field'
export { useFieldControl } from './field/fieldContext'
export { PasswordInput } from './inputs/PasswordInput'
export { SegmentedControl } from './choice/SegmentedControl'
export { Select } from './inputs/Select'
export { Swatches } from './choice/Swatches'
export { Switch } from './choice/Switch'
export { TextArea } from './inputs/TextArea'
export { TextInput } from './inputs/TextInput'
export { useIme } from './chips/useIme'
export type { CheckboxProps } from './choice/Checkbox'
export type { ChipItem, ChipsInputProps } from './chips/ChipsInput'
export type { ChipProps } from './chips/Chip'
export type { FieldProps } from './field/Field'
export type { FieldControl } from './field/fieldContext'
export type { PasswordInputProps } from './inputs/PasswordInput'
export type { Segment, SegmentedControlProps } from './choice/SegmentedControl'
export type { SelectOption, SelectProps } from './inputs/Select'
export type { Swatch, SwatchesProps } from './choice/Swatches'
export type { SwitchProps } from './choice/Switch'
export type { TextAreaProps } from './inputs/TextArea'
export type { TextInputProps } from './inputs/TextInput'

// People and marks
export { Avatar } from './avatar/Avatar'
export { avatarColor } from './avatar/avatarColor'
export { Badge } from './badge/Badge'
export { initialsOf } from './avatar/initialsOf'
export type { AvatarProps } from './avatar/Avatar'
export type { BadgeProps } from './badge/Badge'

// What is going on
export { Artwork, EmptyState } from './empty-state/EmptyState'
export { Loading, Skeleton } from './skeleton/Skeleton'
export { Progress } from './progress/Progress'
export { Spinner } from './progress/Spinner'
export { ProgressToast } from './toast/ProgressToast'
export type { ProgressToastProps } from './toast/ProgressToast'
export { ToastProvider, useToasts } from './toast/ToastProvider'
export type { EmptyStateProps } from './empty-state/EmptyState'
export type { LoadingProps, SkeletonProps } from './skeleton/Skeleton'
export type { ProgressProps } from './progress/Progress'
export type { Toast, ToastProviderProps, Toasts } from './toast/ToastProvider'

// Layout
export { SideArea } from './side-area/SideArea'
export { sideEntry } from './side-area/sideEntry'
export { SplitPane } from './split-pane/SplitPane'
export { VisuallyHidden } from './visually-hidden/VisuallyHidden'
export type { SideAreaProps } from './side-area/SideArea'
export type { SplitPaneProps } from './split-pane/SplitPane'

// For controls of your own
export { activeElementIn, deepActiveElement } from './focus/activeElementIn'
export { isWrittenIn } from './focus/isWrittenIn'
export { classNames } from './classNames'
export { mergeRefs } from './mergeRefs'
export { stepFocus } from './focus/stepFocus'
export { tabbableIn } from './focus/tabbable'
export { useControlled } from './useControlled'
export { useIsNarrow } from './useIsNarrow'
export { useFileDrop } from './file-drop/useFileDrop'
export type { Orientation, StepOptions } from './focus/stepFocus'

// Icons
export { createIcon } from './icons/createIcon'
export type { IconComponent, IconProps } from './icons/createIcon'
export {
  ArchiveIcon,
  AttachmentIcon,
  ComposeIcon,
  DraftIcon,
  FlagFilledIcon,
  FlagIcon,
  FolderIcon,
  FolderOpenIcon,
  FolderPlusIcon,
  ForwardIcon,
  InboxIcon,
  MailIcon,
  MailOpenIcon,
  PencilIcon,
  PinIcon,
  ReplyIcon,
  SendIcon,
  SpamIcon,
  TagIcon,
  TrashIcon,
} from './icons/mailIcons'
export {
  ClockIcon,
  ColumnsIcon,
  GlobeIcon,
  LockIcon,
  LogoutIcon,
  PaletteIcon,
  HomeIcon,
  SearchIcon,
  SettingsIcon,
} from './icons/shellIcons'
export {
  BlockedIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  FilterIcon,
  MinusIcon,
  MoreIcon,
  RefreshIcon,
  SortIcon,
  SuccessIcon,
  WarningIcon,
} from './icons/actionsIcons'
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  AtIcon,
  BuildingIcon,
  CalendarIcon,
  ChevronUpIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
  CopyIcon,
  DragHandleIcon,
  DriveIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FolderMoveIcon,
  HelpIcon,
  InfoIcon,
  KeyboardIcon,
  MenuIcon,
  MoonIcon,
  OfflineIcon,
  PanelIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  PrintIcon,
  ReplyAllIcon,
  StarFilledIcon,
  StarIcon,
  SunIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  SelfServiceIcon,
} from './icons/laterIcons'
export {
  AlignCenterIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  CodeIcon,
  EmojiIcon,
  EraserIcon,
  FontSizeIcon,
  HighlightIcon,
  ImageIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  ListOrderedIcon,
  OutdentIcon,
  QuoteIcon,
  RedoIcon,
  ResizeIcon,
  SignatureIcon,
  StrikeIcon,
  TableIcon,
  TextColorIcon,
  UnderlineIcon,
  UndoIcon,
} from './icons/editIcons'
export {
  FileArchiveIcon,
  FileAudioIcon,
  FileCalendarIcon,
  FileCodeIcon,
  FileContactIcon,
  FileDocIcon,
  FileIcon,
  FileImageIcon,
  FileMailIcon,
  FilePdfIcon,
  FileSheetIcon,
  FileSlidesIcon,
  FileTextIcon,
  FileVideoIcon,
} from './icons/filesIcons'
export { BellIcon } from './icons/timeIcons'
