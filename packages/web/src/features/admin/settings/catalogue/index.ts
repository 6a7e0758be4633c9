/** All settings that do something here, by section: what they are called and how they are edited. */
import { appearanceSection } from './appearance.ts'
import { channelsSection } from './channels.ts'
import { dataSection } from './data.ts'
import { emailSection } from './email.ts'
import { generalSection } from './general.ts'
import { localizationSection } from './localization.ts'
import { mapsSection } from './maps.ts'
import { sharingSection } from './sharing.ts'
import { signInSection } from './sign-in.ts'
import type { SettingSection } from './types.ts'

export type { Control, PanelName, Setting, SettingGroup, SettingSection } from './types.ts'

/** In the language of the reader. */
export const settingSections = (): SettingSection[] => [
  generalSection(),
  localizationSection(),
  appearanceSection(),
  emailSection(),
  channelsSection(),
  signInSection(),
  sharingSection(),
  dataSection(),
  mapsSection(),
]
