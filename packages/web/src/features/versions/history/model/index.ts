/** How two versions differ, as data. */
export { align, joinChanged, type Mark, type Pair } from './align.ts'
export { compareCards, compareTabs, type CardMark, type CardPair, type CardPart, type TabPair } from './cards.ts'
export { compareLines, foldLines, type Gap, type Line } from './lines.ts'
export { compareSettings, type SettingChange } from './settings.ts'
