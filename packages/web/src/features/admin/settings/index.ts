/** Settings of the whole installation: sections of fields, each kept by itself. */
import { settingSections } from './catalogue/index.ts'

export { SettingsPage } from './SettingsPage.tsx'

/** Where each setting is found, for the palette. */
export function settingPlaces(): { id: string; label: string; href: string }[] {
  return settingSections().flatMap(({ id: section, groups }) =>
    groups.flatMap(({ title, settings, panels = [] }) => [
      ...settings.map(({ key, label }) => ({
        id: key,
        label: `${title}: ${label}`,
        href: `/admin/settings/${section}#${encodeURIComponent(key)}`,
      })),
      ...(settings.length === 0 && panels.length > 0
        ? [{ id: `${section}.${panels[0]}`, label: title, href: `/admin/settings/${section}` }]
        : []),
    ]),
  )
}
