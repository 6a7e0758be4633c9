import { lazy, Suspense } from 'react'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { urlOfItem } from '../../../lib/urls.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { filledText } from './filled-text.ts'
import styles from './WrittenCard.module.css'

const Markdown = lazy(async () => ({ default: (await import('../../../ui/Markdown/Markdown.tsx')).Markdown }))

interface WrittenCardProps {
  card: DashboardCard
  /** What a filter's value says, by the id of the filter. */
  say(parameterId: string): string | undefined
}

interface Stored {
  virtual_card?: { display?: string }
  text?: string
  link?: { url?: string; entity?: { id: number; model: string; name?: string; display?: string } }
  iframe?: string
}

/** A card that somebody wrote: a heading, a text, a link. */
export function WrittenCard({ card, say }: WrittenCardProps) {
  const { virtual_card: virtual, text: written = '', link } = card.visualization_settings as Stored
  const text = filledText(written, (name) => {
    const mapping = card.parameter_mappings.find(({ target }) => Array.isArray(target) && target[1] === name)
    return mapping === undefined ? undefined : say(mapping.parameter_id)
  })
  const display = virtual?.display
  if (display === 'heading') return <h2 className={styles.heading}>{text}</h2>
  if (display === 'text') {
    return (
      <div className={styles.text}>
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      </div>
    )
  }
  if (display === 'link' && link?.entity !== undefined) {
    return (
      <div className={styles.link}>
        <Link href={urlOfItem(link.entity)}>{link.entity.name ?? ''}</Link>
      </div>
    )
  }
  if (display === 'link' && link?.url !== undefined && /^https?:\/\//.test(link.url)) {
    return (
      <div className={styles.link}>
        <Link href={link.url} isExternal>
          {link.url}
        </Link>
      </div>
    )
  }
  return null
}
