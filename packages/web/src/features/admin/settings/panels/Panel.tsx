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
import { SlackPanel } from './slack/SlackPanel.tsx'
import { WebhooksPanel } from './WebhooksPanel.tsx'

/** The setting that a part is about: who may not change it is not shown the part. */
export const PANEL_SETTINGS: Readonly<Record<PanelName, string>> = {
  colors: 'application-colors',
  formatting: 'custom-formatting',
  email: 'email-smtp-host',
  'ldap-check': 'ldap-host',
  'oidc-check': 'oidc-issuer-url',
  'secret-key': 'embedding-secret-key',
  // Lists of what is shared are for administrators, as is the key.
  'public-items': 'embedding-secret-key',
  'embedded-items': 'embedding-secret-key',
  maps: 'custom-geojson',
  slack: 'slack-app-token',
  webhooks: 'subscription-allowed-domains',
}

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
    case 'slack':
      return <SlackPanel settings={settings} />
    case 'webhooks':
      return <WebhooksPanel />
    default:
      return settings.read('custom-geojson-enabled') === true ? <MapsPanel settings={settings} /> : null
  }
}
