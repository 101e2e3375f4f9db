import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../button/IconButton'
import { BoldIcon, ItalicIcon, UnderlineIcon } from '../icons/editIcons'
import { Toolbar } from '../toolbar/Toolbar'
import { renderScene } from '../test/scene'
import { Tabs } from './Tabs'

const tab = (name: string) => page.getByRole('tab', { name })

it('[IX-03] chooses by arrows, skips what is disabled, and goes on into the panel by Tab', async () => {
  await renderScene(
    <Tabs
      label="Account"
      tabs={[
        { value: 'profile', label: 'Profile', content: () => 'Name and picture' },
        { value: 'rules', label: 'Rules', disabled: true, content: () => 'Never' },
        { value: 'security', label: 'Security', content: () => 'Password' },
      ]}
    />,
  )
  await userEvent.tab()
  await expect.element(tab('Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Security')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('Password')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Profile')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('tabpanel', { name: 'Profile' })).toHaveFocus()
})

it('[IX-03] makes a toolbar one stop for Tab, moves inside by arrows, and comes back to where it was', async () => {
  await renderScene(
    <>
      <Toolbar label="Format">
        <IconButton label="Bold" icon={<BoldIcon />} />
        <IconButton label="Italic" icon={<ItalicIcon />} disabled />
        <IconButton label="Underline" icon={<UnderlineIcon />} />
      </Toolbar>
      <button type="button">After</button>
    </>,
  )
  const button = (name: string) => page.getByRole('button', { name })
  await userEvent.tab()
  await expect.element(button('Bold')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('Underline')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('After')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button('Underline')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(button('Bold')).toHaveFocus()
})
