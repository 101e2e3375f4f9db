import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ContactsStage } from '../stage/ContactsStage'
import { clearBook, fillBook, fillMany, someone } from '../stage/sampleContacts'

const meta: Meta<typeof ContactsStage> = { title: 'Contacts/Contacts', component: ContactsStage }
export default meta
type Story = StoryObj<typeof ContactsStage>
type Prepare = NonNullable<NonNullable<Story['args']>['prepare']>

const slow = { timeout: 10_000 }

const find =
  (name: string | RegExp): Story['play'] =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('row', { name }, slow))

const say =
  (words: string): Story['play'] =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findByText(words, undefined, slow))

const filled: Prepare = async (adapter) => void (await fillBook(adapter))

const openRow =
  (name: RegExp): Story['play'] =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('row', { name }, slow))

/** People in groups, with names and addresses that are too long. */
export const Personal: Story = { args: { prepare: filled }, play: find(/赵敏/) }

/** Somebody is looked at, beside the list. */
export const Looking: Story = { args: { prepare: filled, locale: 'zh-hans' }, play: openRow(/赵敏/) }

/** The same on a telephone at night: over the list. */
export const LookingNarrow: Story = {
  args: { prepare: filled, width: 360, locale: 'zh-tw', colorScheme: 'dark' },
  parameters: { frameWidth: 360 },
  play: openRow(/赵敏/),
}

/** The list on a telephone. */
export const Narrow: Story = {
  args: { prepare: filled, width: 360, locale: 'zh-tw' },
  parameters: { frameWidth: 360 },
  play: find(/林耀輝/),
}

/** Two are selected, and their groups are looked at. */
export const Selected: Story = {
  args: { prepare: filled },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const name of ['Select 赵敏', 'Select Helena Brandt'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }, slow))
    await userEvent.click(canvas.getByRole('button', { name: 'Groups' }))
    await screen.findByRole('menuitemcheckbox', { name: 'Friends' }, slow)
  },
}

/** More than a page of people. */
export const ManyPages: Story = {
  args: {
    async prepare(adapter) {
      await clearBook(adapter)
      await fillMany(adapter, 43)
    },
  },
  play: say('1 of 3'),
}

/** Nobody is there yet. */
export const Empty: Story = {
  args: { locale: 'zh-hans', prepare: clearBook },
  play: say('您还没有联系人。'),
}

/** A group that nobody is in. */
export const EmptyGroup: Story = {
  args: {
    locale: 'zh-tw',
    async prepare(adapter) {
      await clearBook(adapter)
      const { id } = await adapter.addressBook.makeGroup('合作夥伴')
      return { book: 'personal', part: String(id) }
    },
  },
  play: say('這個群組裡還沒有人。'),
}

/** Nobody fits what is looked for. */
export const NobodyFits: Story = {
  args: { prepare: filled },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('row', { name: /赵敏/ }, slow)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'qqzz')
    await canvas.findByText('Nobody fits this.', undefined, slow)
  },
}

/** The people of the organisation. */
export const Colleagues: Story = {
  args: { place: { book: 'organisation' }, locale: 'zh-hans' },
  play: find(/王磊/),
}

/** A list, and what is known of it. */
export const Lists: Story = {
  args: { place: { book: 'organisation', part: 'lists' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [, first] = await canvas.findAllByRole('row', undefined, slow)
    await userEvent.click(first!)
    await canvas.findByRole('button', { name: 'Show members' }, slow)
  },
}

/** The answer takes its time. */
export const Loading: Story = {
  args: { prepare: ({ control }) => control.setLatency(3_600_000) },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('status', { name: 'Loading people' }, slow)
  },
}

/** The mail system has a fault. */
export const Failed: Story = {
  args: { prepare: ({ control }) => control.fail({ kind: 'server', call: 'addressBook.page', times: 99 }) },
  play: say('The people could not be loaded.'),
}

/** There is no connection, at night. */
export const Offline: Story = {
  args: {
    ...{ colorScheme: 'dark', locale: 'zh-hans' },
    prepare: ({ control }) => control.fail({ kind: 'offline', call: 'addressBook.page', times: 99 }),
  },
  play: say('网络已断开。'),
}

/** The group that the address names has been deleted. */
export const Gone: Story = {
  args: { place: { book: 'personal', part: '987654' } },
  play: say('This group or department is no longer here.'),
}

/** A mailbox of somebody else, in which one works with mails alone. */
export const OfOwner: Story = {
  args: {
    locale: 'zh-tw',
    prepare({ shares }) {
      shares.rights = async () => ({ isShared: true, mayRead: true, maySend: true, mayManage: false })
    },
  },
  play: say('這個信箱的通訊錄只有擁有者能看到。'),
}

const newContact: Story['play'] = async ({ canvasElement, args }) => {
  const words = args.locale === 'zh-hans' ? ['新建联系人', '保存'] : ['New contact', 'Save']
  await userEvent.click(await within(canvasElement).findByRole('button', { name: words[0] }, slow))
  const dialog = within(await screen.findByRole('dialog', undefined, slow))
  await userEvent.click(dialog.getByRole('button', { name: words[1] }))
}

/** Somebody is added, and has no address yet. */
export const NewContact: Story = { args: { prepare: filled }, play: newContact }

/** The same on a telephone, in Chinese. */
export const NewContactNarrow: Story = {
  args: { prepare: filled, width: 360, locale: 'zh-hans' },
  parameters: { frameWidth: 360 },
  play: newContact,
}

/** A file is to be chosen whose contacts are taken over. */
export const Importing: Story = {
  args: { prepare: filled, locale: 'zh-hans' },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多' }, slow))
    await userEvent.click(await screen.findByRole('menuitem', { name: '导入…' }, slow))
    await screen.findByRole('button', { name: '选择文件' }, slow)
  },
}

/** Two contacts of one name seem to be the same person. */
export const Doubles: Story = {
  args: {
    async prepare(adapter) {
      await fillBook(adapter)
      await adapter.addressBook.save(
        someone('zhaomin86@mail.example', { name: '赵敏', mobile: '13800138000' }),
      )
    },
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('row', { name: /陈洁/ }, slow)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Find duplicates…' }, slow))
    await screen.findByRole('button', { name: 'Merge…' }, slow)
  },
}
