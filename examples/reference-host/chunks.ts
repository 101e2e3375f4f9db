/** Libraries that the list cannot do without. */
const libraries = ['react', 'react-dom', 'scheduler', 'swr', 'dequal', 'i18next']

/** What the list uses and other parts use too. Left to itself, each set of users would get a file of its own. */
const shared = [
  'react/src/((adapter|data|errors|i18n|stable)/|session/(?!useSessionWork)|provider/(?!useParser))',
  'react/src/(folders/(useFolderName|useFolders\\.|askFolders|lateFolders|isPartOnly)|messages/(useOptimistic|useMessageActions))',
  'core/src/(display/(formatTime|calendarDay|dateTimeFormat)|mail/(ids|selectionsOf)|state/messageState|lists/stepBack|follow-up/FollowUp|timing/)',
  'mailbox/src/(people/PersonHover|layout/rowsFirst|message-list/lazyMenus|mailbox-view/mailboxStrings|marks/(ColorMarks|SkinArtwork)|tasks/useMailTasks|message-list/(row/)?Message(Row|List)\\.css)',
  'html/src/parser/parserView',
  'files/src/download/useFileDownload',
  'theme/src/color/(contrast|tagColors)',
  'ui/src/(button|empty-state|portal|skeleton|visually-hidden)/',
  'ui/src/icons/(createIcon|Icon|actionsIcons|mailIcons|shellIcons)',
  'ui/src/(hover-card/HoverCard|progress/Spinner|menu/Menu|tooltip/(Tooltip|useTooltip|loadBubble)|toast/(ToastProvider|Toast\\.css)|choice/(Choice|Checkbox)|list/CheckCell|field/fieldContext|focus/(?!turnTabAround)\\w+|popover/Popover\\.css)\\.',
  'ui/src/(?!useIsNarrow)\\w+\\.ts',
]

/** What the reading view, the composer and the dialogs use in common: left to itself, each piece would be a file of its own. */
const common = [
  'ui/src/(avatar/|chips/Chip\\.|choice/Swatches|dialog/(Dialog|ConfirmDialog)\\.tsx|field/Field\\.|file-drop/|file-name/|focus/turnTabAround)',
  'ui/src/(icons/(edit|files|later|time)Icons|inputs/|pagination/|find-field/|popover/Popover\\.tsx|progress/Progress\\.|toast/ProgressToast)',
  'calendar/src/event-form/typedTimes\\.',
  'files/src/(kinds/fileIcon|lock/UnlockButton|uploads/(File|Upload|upload)\\w*\\.)',
  'mailbox/src/(acts/actStrings|destination-link/|folder-tree/editing/dialogStrings|outcome/outcomeStrings|review/reviewStrings|folder-choice/((latest|move)Targets|FolderSelect|folderChoiceStrings)|settings-page/(WaitingFace|settingsPage)|marks/(SecrecyMark|secrecyStrings)|message-list/(ListQuestion|faces/Face\\.tsx|search/searchFields|toolbar/moveMenu))',
  'mailbox/src/(offered-acts/useOfferActs|reading/readingStrings|rights/(RightsNote|rightsStrings)|search/searchStrings)',
  'react/src/(admin/useBackOffice|provider/useParser|calendar/ofCalendar|contacts/|disk/useDiskPage|folders/(useBringFolders|useFoldersInside|useShownFolder|useFoundFolders)|forms/|home/useHome|locks/|long-work/|messages/(portions|stateWords|optimistic/moves)|pages/|people/|review/useReviewDuty|shares/|shown/|ids/|browser-store/)',
  'core/src/(mail/Folder\\.|search/SearchConditions|navigation/innerDestination|session/deviceOf|addresses/(addressTokens|formatAddress|parseAddresses)|disk/|display/localTime|folders/(findFolders|sortFolders)|recipients/|sealed/calendarDate|subject/|text/|zones/|sender/(hiddenCharacters|senderWarning)|files/(fileName|previewKind|uploadChunkBytes)|secrecy/compareSecrecy|search/(findMarks|searchTerms|operators)|settings/layoutChoices|sealed/mailPassword|snooze/)',
]

/** What shows a mail in the pane, in a window of its own, on paper and to a reviewer. */
const reading = [
  'mailbox/src/reading/(sealed/keepOpened|ComposeRequest|ExpandButton|ReadingView\\.css|panel\\.css|useReading)',
  'mailbox/src/reading/(body/(frame/|text/|MessageBody\\.css|CleanedAhead|useBodyMail|useCleanMail|useDescribeLink)|delivery/|faces/|header/(MessageHeader\\.css|Person|Recipients|SenderNotice|SentFor|SubjectLine)|preview/(AttachmentPreview\\.css|PreviewDialog)|source/(SourceText|useSourceText))',
  'mailbox/src/reading/attachments/(Attachment(Card|List\\.css|Popup)|FileCards|openPreview|useDownload|usePreviewOpener)',
  'files/src/download/saveBlob',
  'mailbox/src/(acts/(actEntries|countOf)|follow-up/(FollowUp\\.css|followUpStrings|useEndFollowUp))',
  'mailbox/src/(people/useExchangedMail|print/Print(Frame|View\\.css)|remarks/(RemarkForm|remarkStrings)|rights/useMayManage|tags/tagEntries)',
  'react/src/(folders/useRefreshFolder|messages/useFetchedPictures|sending/(useRecall\\.|useRecipientStatus))',
  'core/src/(contacts/SenderList|mail/deliveryReason|search/(formatSearch|searchDates|searchValues))',
  'html/src/(clean/(letter|loadCleaner)|frame/(framePage|warmFrame|whenLeaving))',
]

/** Style sheets of the list and what stands around it: one file, and not two. */
const sheets = [
  'packages/ui/src/(tree/Tree|badge/Badge|split-pane/SplitPane)',
  'packages/mailbox/src/(folder-tree/FolderPane|dragging/DragImage|marks/Marks|search/SearchBox)',
  'packages/mailbox/src/message-list/(DayHeading|MessageGrid|columns/ColumnHeader|faces/ListSkeleton)',
  'packages/mailbox/src/message-list/(row/(PersonName|StateIcon|TagChips)|toolbar/ListToolbar)',
  'packages/mailbox/src/mailbox-view/(MailboxView|TabPanel|PaneLayout)',
  'reference-host/src/app/(Pages|Shell|TopBar)',
]

/** What speaks to the gateway until the first list is shown, and what it uses. */
const adapter = [
  'http-adapter/src/(index|createHttpAdapter|http/(?!download|send(File|Import)|fileNameOf|readBytes)|session/|live/Clock|later/(laterPort|laterLine|loadLater|plainPorts))',
  'http-adapter/src/ports/(sessionPort|listPort|listFolders|listTags|loadSettings|newDraftId)',
  'http-adapter/src/wire/(rows|session|flags|folders|settings|fields|safeUrl|addresses|look|times|tags)\\.',
  'api/src/(contract/(firstCalls|call|fit)|wire/(session|rows|common|folders|settings|tags|files))\\.',
  'core/src/(mail/MessageState|secrecy/SecrecyLevel)\\.',
]

/** Areas whose words are there with the list. */
const areas = [
  'react/src',
  'mailbox/src/(?:mailbox-view|message-list|folder-tree|search/box)',
  'reference-host/src/app',
]

const ofLibrary = new RegExp(`/node_modules/(${libraries.join('|')})/`)
const ofShell = new RegExp(`/packages/(${shared.join('|')})`)
const ofAdapter = new RegExp(`/packages/(${adapter.join('|')})|/node_modules/valibot/`)
const ofCommon = new RegExp(`/packages/(${common.join('|')})`)
const ofReading = new RegExp(`/packages/(${reading.join('|')})`)
const ofSheets = new RegExp(`/(${sheets.join('|')})\\.css`)
const ofWords = new RegExp(`/(?:${areas.join('|')})/strings/(en|zh-hans|zh-tw)\\.ts$`)

/**
 * The files of the first load: fewer and larger ones travel quicker and pack better. A module that no longer fits here is
 * still loaded, in a file of its own.
 */
export const firstLoad = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'adapter', test: (id: string) => ofAdapter.test(id), priority: 1 },
  {
    name: 'shell',
    test: (id: string) => [ofLibrary, ofShell, ofSheets].some((each) => each.test(id)) && !ofWords.test(id),
  },
  {
    name: 'common',
    test: (id: string) => ofCommon.test(id) && !id.includes('/strings/'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'reading',
    test: (id: string) => ofReading.test(id) && !id.includes('/strings/'),
    includeDependenciesRecursively: false,
  },
  { name: (id: string) => ofWords.exec(id)?.[1] ?? null, debugName: 'words' },
]

const ofFirstLoad = /\/(?:index|adapter|mountApp|shell|rolldown-runtime)-[^/]+$/

/** Few people open them: the list of what they need would be a part of the first load. */
const seldomOpened =
  /\/(artwork|later|menus|MenuPopup|ListSearch|PersonPanel|startDownload|performMatching|folderActions|messageActions|HoverCardPopup|showSecondStep|createCaptchaBox|otherWays|ImportDialog|LockDialog|TaskWindow|OutcomePage|BurnCloseDialog|FolderDialogs|SettingsPage)-/

/**
 * What a later part needs beside the files of the first load, which are there when the app asks for it. Of what is opened
 * seldom the style sheets alone are named, and its other files are found when it has come.
 */
export const laterFiles = (file: string, files: string[], { hostId }: { hostId: string }): string[] => {
  if (seldomOpened.test(file)) return files.filter((each) => each === file || each.endsWith('.css'))
  return /\/mountApp-/.test(hostId) ? files.filter((each) => !ofFirstLoad.test(each)) : files
}
