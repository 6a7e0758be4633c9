/** How a result is shown: the display, and its settings as the displays declare them. */
export { SettingsPanel } from './SettingsPanel.tsx'
export { ColumnFormat, CURRENCIES } from './ColumnFormat.tsx'
