import { memo } from 'react'
import { IconButton, type IconButtonProps } from '../button/IconButton'
import { Menu, type MenuProps } from './Menu'

/** What a button with a menu is given. */
export type MenuButtonProps = Pick<IconButtonProps, 'label' | 'icon' | 'size'> &
  Pick<MenuProps, 'entries' | 'align'>

/** A button that is only an icon, with a menu under it. Drawn anew only when what it is given changes: keep it the same. */
export const MenuButton = /* @__PURE__ */ memo(function MenuButton({
  entries,
  align,
  ...button
}: MenuButtonProps) {
  return <Menu trigger={<IconButton {...button} />} entries={entries} align={align} />
})
