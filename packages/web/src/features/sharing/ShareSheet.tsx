import { useQuery } from '@tanstack/react-query'
import { propertiesOptions } from '../../api/session.ts'
import type { Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { EmbeddingPart } from './EmbeddingPart.tsx'
import { PublicLinkPart } from './PublicLinkPart.tsx'
import type { SharedThing } from './ShareButton.tsx'
import { SwitchedOff } from './SwitchedOff.tsx'

interface ShareSheetProps {
  kind: Shared['kind']
  thing: SharedThing
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** A link that anybody may open, and embedding into other sites. */
export function ShareSheet({ kind, thing, ...rest }: ShareSheetProps) {
  const { data: properties = {} } = useQuery(propertiesOptions)
  const site = new URL(String(properties['site-url'] ?? '') || document.baseURI, document.baseURI).href
  const shared = { kind, id: thing.id }
  const withSlash = site.endsWith('/') ? site : `${site}/`
  return (
    <Sheet title={t('Share')} width={520} {...rest}>
      {properties['enable-public-sharing'] === true ? (
        <PublicLinkPart site={withSlash} shared={shared} uuid={thing.public_uuid} />
      ) : (
        <SwitchedOff title={t('Public link')}>{t('Public links are switched off for the whole server.')}</SwitchedOff>
      )}
      {properties['enable-embedding-static'] === true ? (
        <EmbeddingPart site={withSlash} shared={shared} thing={thing} />
      ) : (
        <SwitchedOff title={t('Signed embedding')}>{t('Embedding is switched off for the whole server.')}</SwitchedOff>
      )}
    </Sheet>
  )
}
