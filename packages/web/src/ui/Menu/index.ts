/** Menus: of buttons, at points, with sections, marks and submenus. */
export { Menu, MenuTrigger, type Key, type Selection } from './Menu.tsx'
export { MenuAt } from './MenuAt.tsx'
export { OpenMenu, type OpenMenuProps } from './OpenMenu.tsx'
export { ActionItem } from './ActionItem.tsx'
export { MenuItem, MenuSection, MenuSeparator, Submenu } from './MenuItem.tsx'
