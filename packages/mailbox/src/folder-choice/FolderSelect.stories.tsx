import { createMemoryAdapter } from '@mailroom/memory-adapter'
import type { Locale } from '@mailroom/core'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { Dialog } from '@mailroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { smallCompany } from '../stage/smallCompany'
import { FolderSelect } from './FolderSelect'

interface StageProps {
  /** Folders beside those of the small company. */
  folders: readonly string[]
  label: string
  top: string
  value?: string
  locale?: Locale
  colorScheme?: ColorScheme
  width?: number
}

/** The choice of a folder in a form. */
function Stage({
  folders,
  label,
  top,
  value = '',
  locale = 'en',
  colorScheme = 'light',
  width = 900,
}: StageProps) {
  const [adapter] = useState(() => {
    const company = smallCompany()
    return createMemoryAdapter({ company: { ...company, folders: { alice: folders } } })
  })
  const [chosen, choose] = useState(value)
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 640 }}>
        <Dialog open size="small" onOpenChange={() => undefined} title={label} closeLabel="×">
          <FolderSelect
            label={label}
            first={[{ value: '', label: top }]}
            value={chosen}
            isTarget={({ role }) => role !== 'drafts'}
            onValueChange={choose}
          />
        </Dialog>
      </div>
    </MailroomProvider>
  )
}

const meta: Meta<typeof Stage> = { title: 'Mailbox/Folder select', component: Stage }
export default meta
type Story = StoryObj<typeof Stage>

const orders = Array.from({ length: 8 }, (_, region) =>
  Array.from({ length: 12 }, (__, order) => `Region ${region + 1}/Order ${order + 1}`),
).flat()

/** A few folders: the system's own list. */
export const Few: Story = {
  args: { folders: ['Projects', 'Projects/North', 'Receipts'], label: 'Move into', top: 'Top level' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Move into' })).toHaveValue('')
  },
}

/** Many: a button, which leads to the window in which a folder is found; it comes back with it. */
export const Many: Story = {
  args: { folders: orders, label: 'Move into', top: 'Top level' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Move into: Top level' })
    await userEvent.click(button)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find a folder' }), 'region 8 order 12')
    await screen.findByRole('option', { name: 'Region 8 / Order 12' })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Move into: Region 8 / Order 12' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Open over its form at night, at what is chosen. */
export const ManyOpenDark: Story = {
  args: {
    folders: orders,
    label: '移动到',
    top: '最上层',
    value: 'Region 2/Order 3',
    locale: 'zh-hans',
    colorScheme: 'dark',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '移动到：Region 2 / Order 3' }))
    await screen.findByRole('combobox', { name: '查找文件夹' })
    const [dialog] = screen.getAllByRole('dialog', { name: '移动到' }).slice(-1)
    await expect(await within(dialog!).findByRole('option', { name: 'Region 2 / Order 3' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** On a telephone, with names that are longer than the field: those above give way to the last one. */
export const ManyNarrow: Story = {
  args: {
    folders: [...orders, '二〇二六年度供应商往来文件/华东大区及港澳台地区/合同审批与归档（法务部会签）'],
    label: '匯入到',
    top: '最上層',
    value: '二〇二六年度供应商往来文件/华东大区及港澳台地区/合同审批与归档（法务部会签）',
    locale: 'zh-tw',
    width: 360,
  },
  play: async () => {
    await screen.findByRole('button', { name: /^匯入到：二〇二六年度/ })
  },
}
