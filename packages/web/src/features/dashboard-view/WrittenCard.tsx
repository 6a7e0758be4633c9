import { linkAddress } from '@querent/contract/links/index.ts'
import { lazy, Suspense } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { iconOfKind } from '../../models/items/item/index.ts'
import type { FilterValues } from '../../filters/index.ts'
import { fillText, tagTexts } from '../../models/dashboard/text/index.ts'
import { frameAddress, sandboxOf } from './frame-address.ts'
import styles from './WrittenCard.module.css'

const Markdown = lazy(async () => ({ default: (await import('../../ui/Markdown/Markdown.tsx')).Markdown }))

interface WrittenCardProps {
  card: DashboardCard
  /** Of the dashboard; left out, tags of filters are shown as they are written. */
  parameters?: readonly Parameter[]
  values?: FilterValues
  /** For those who are not signed in links into the application lead nowhere. */
  isGuest?: boolean
}

interface Stored {
  virtual_card?: { display?: string }
  text?: string
  link?: { url?: string; entity?: { id: number; model: string; name?: string; display?: string } }
  iframe?: string
  'text.align_vertical'?: string
}

const NONE: FilterValues = {}

/** A card that somebody wrote: a heading, a text, a link, another page. */
export function WrittenCard({ card, parameters = [], values = NONE, isGuest = false }: WrittenCardProps) {
  const stored = card.visualization_settings as Stored
  const { virtual_card: virtual, text = '', link, iframe = '', 'text.align_vertical': vertical } = stored
  const display = virtual?.display
  const texts = tagTexts(card, parameters, values)
  if (display === 'heading') return <h2 className={styles.heading}>{fillText(text, texts, { isMarkdown: false })}</h2>
  if (display === 'text') {
    return (
      <div className={styles.text} data-align={vertical}>
        <Suspense>
          <Markdown text={fillText(text, texts, { isMarkdown: true })} />
        </Suspense>
      </div>
    )
  }
  if (display === 'link' && link?.entity !== undefined) {
    const { name = '', model } = link.entity
    // Guests are not told of what they may not see.
    if (isGuest && name === '') return null
    return (
      <div className={styles.link}>
        {isGuest ? (
          name
        ) : (
          <Link href={urlOfItem(link.entity)} icon={iconOfKind(model)}>
            <span className={styles.name}>{name}</span>
          </Link>
        )}
      </div>
    )
  }
  const linked = display === 'link' ? linkAddress(String(link?.url ?? '')) : null
  if (linked !== null) {
    return (
      <div className={styles.link}>
        <Link href={linked} isExternal>
          <span className={styles.name}>{linked}</span>
        </Link>
      </div>
    )
  }
  const address = display === 'iframe' ? frameAddress(iframe) : null
  if (address !== null) {
    return (
      <iframe
        className={styles.frame}
        src={address}
        title={t('Page from {host}', { host: new URL(address).host })}
        sandbox={sandboxOf(address)}
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    )
  }
  return null
}
