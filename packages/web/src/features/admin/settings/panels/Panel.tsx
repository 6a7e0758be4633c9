import type { PanelName } from '../catalogue/index.ts'
import type { Settings } from '../use-settings.ts'
import { ColorsPanel } from './ColorsPanel.tsx'
import { EmailPanel } from './EmailPanel.tsx'
import { EmbeddedItemsPanel } from './EmbeddedItemsPanel.tsx'
import { FormattingPanel } from './FormattingPanel.tsx'
import { LdapPanel } from './LdapPanel.tsx'
import { MapsPanel } from './MapsPanel.tsx'
import { OidcPanel } from './OidcPanel.tsx'
import { PublicItemsPanel } from './PublicItemsPanel.tsx'
import { SecretKeyPanel } from './SecretKeyPanel.tsx'

/** A part of a group that is more than a field. */
export function Panel({ name, settings }: { name: PanelName; settings: Settings }) {
  switch (name) {
    case 'colors':
      return <ColorsPanel settings={settings} />
    case 'formatting':
      return <FormattingPanel settings={settings} />
    case 'email':
      return <EmailPanel settings={settings} />
    case 'ldap-check':
      return <LdapPanel settings={settings} />
    case 'oidc-check':
      return <OidcPanel settings={settings} />
    case 'secret-key':
      return settings.read('enable-embedding-static') === true ? <SecretKeyPanel settings={settings} /> : null
    case 'public-items':
      return <PublicItemsPanel />
    case 'embedded-items':
      return settings.read('enable-embedding-static') === true ? <EmbeddedItemsPanel /> : null
    default:
      return settings.read('custom-geojson-enabled') === true ? <MapsPanel settings={settings} /> : null
  }
}
