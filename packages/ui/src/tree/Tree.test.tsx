import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { Tree } from './Tree'
import { visibleNodes, type TreeNode } from './TreeNode'

const nodes: TreeNode[] = [
  { id: 'inbox', label: 'Inbox', adornment: 12 },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'budget', label: 'Budget' },
      { id: 'hall', label: 'Hall' },
    ],
  },
  { id: 'spam', label: 'Spam', disabled: true },
]

const chosen = vi.fn()
function Folders() {
  const [folder, setFolder] = useState('inbox')
  return (
    <Tree
      label="Folders"
      nodes={nodes}
      selectedId={folder}
      onSelect={(id) => {
        chosen(id)
        setFolder(id)
      }}
    />
  )
}
const folder = (name: string | RegExp) => page.getByRole('treeitem', { name })

it('[FL-01] says level, place and count of every folder', async () => {
  await renderScene(<Folders />)
  await expect.element(folder(/Inbox/)).toHaveAccessibleName(/^Inbox ?12$/)
  await expect.element(folder(/Inbox/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(folder('Projects')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(folder('Projects')).toHaveAttribute('aria-posinset', '2')
  await folder('Projects').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(folder('Hall')).toHaveAttribute('aria-level', '2')
  await expect.element(folder('Hall')).toHaveAttribute('aria-setsize', '2')
})

it('[FL-06] opens, enters, leaves and closes a branch by arrows', async () => {
  await renderScene(<Folders />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(folder('Projects')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(folder('Budget')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(folder('Projects')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(folder('Budget')).not.toBeInTheDocument()
})

it('[IX-03] finds by letters, and moving alone chooses nothing', async () => {
  chosen.mockClear()
  await renderScene(<Folders />)
  await userEvent.tab()
  await userEvent.keyboard('p')
  await expect.element(folder('Projects')).toHaveFocus()
  await userEvent.keyboard('{End}{Home}')
  await expect.element(folder(/Inbox/)).toHaveFocus()
  expect(chosen).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledWith('projects')
})

it('[IX-03] goes by keys over a node of any id', async () => {
  const ids = ['a"b', '\u0000group', 'last\\']
  await renderScene(
    <Tree
      label="Folders"
      nodes={ids.map((id) => ({ id, label: `Folder ${id.length}` }))}
      onSelect={chosen}
    />,
  )
  await userEvent.tab()
  for (const id of ids.slice(1)) {
    await userEvent.keyboard('{ArrowDown}')
    expect((document.activeElement as HTMLElement).dataset.nodeId).toBe(id)
  }
})

const everything: ReadonlySet<string> = new Set(['projects'])

function Guided() {
  const [selected, setSelected] = useState('inbox')
  return (
    <>
      <button onClick={() => setSelected('hall')}>Go to the hall</button>
      <Tree
        label="Folders"
        nodes={nodes}
        selectedId={selected}
        defaultExpanded={everything}
        onSelect={setSelected}
      />
    </>
  )
}

it('[IX-03] Tab leads to what is selected, also when that is done elsewhere, and else to where one was', async () => {
  await renderScene(<Guided />)
  await folder('Budget').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(folder('Projects')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  await expect.element(folder('Projects')).toHaveFocus()
  await page.getByRole('button', { name: 'Go to the hall' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(folder('Hall')).toHaveFocus()
})

it('[IX-03] does not choose what is disabled', async () => {
  chosen.mockClear()
  await renderScene(<Folders />)
  await folder('Spam').click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
})

it('[IX-03] opens a branch by its arrow without choosing it', async () => {
  chosen.mockClear()
  await renderScene(<Folders />)
  const arrow = folder('Projects').element().firstElementChild as HTMLElement
  await userEvent.click(arrow)
  await expect.element(folder('Budget')).toBeVisible()
  expect(chosen).not.toHaveBeenCalled()
})

it('[IX-03] shows only what open branches hold', () => {
  const ids = (open: string[]) => visibleNodes(nodes, new Set(open)).map(({ node }) => node.id)
  expect(ids([])).toEqual(['inbox', 'projects', 'spam'])
  expect(ids(['projects'])).toEqual(['inbox', 'projects', 'budget', 'hall', 'spam'])
})

it('[FL-02] draws of five thousand folders those in sight, and brings the others by keys', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ id: `f${index}`, label: `Folder ${index}` }))
  await renderScene(
    <div style={{ blockSize: 400, overflowY: 'auto' }}>
      <Tree label="Folders" nodes={many} selectedId="f0" onSelect={chosen} />
    </div>,
  )
  await expect.element(folder('Folder 3')).toBeVisible()
  const drawn = () => page.getByRole('treeitem').elements().length
  expect(drawn()).toBeLessThan(100)
  ;(folder(/^Folder 0$/).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(folder('Folder 4999')).toHaveFocus()
  await expect.element(folder('Folder 4999')).toBeInViewport()
  await expect.element(folder('Folder 4999')).toHaveAttribute('aria-posinset', '5000')
  await expect.poll(drawn).toBeLessThan(100)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('f4998')
  await userEvent.keyboard('{Home}')
  await expect.element(folder(/^Folder 0$/)).toHaveFocus()
})
