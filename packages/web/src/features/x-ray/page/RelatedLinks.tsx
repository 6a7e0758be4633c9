import type { XRay } from '../../../api/x-ray.ts'
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import styles from './page.module.css'

/** What is worth a look next. */
export function RelatedLinks({ related }: Pick<XRay, 'related'>) {
  const groups: { title: string; icon: IconName; links: XRay['related']['compare'] }[] = [
    { title: t('Zoom in'), icon: 'search', links: related['zoom-in'] },
    { title: t('Zoom out'), icon: 'expand', links: related['zoom-out'] },
    { title: t('Related'), icon: 'table', links: related.related },
    { title: t('Compare'), icon: 'bar', links: related.compare },
  ]
  const shown = groups.filter(({ links }) => links !== undefined && links.length > 0)
  if (shown.length === 0) return null
  return (
    <nav className={styles.related} aria-label={t('More X-rays')}>
      {shown.map(({ title, icon, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links?.map(({ url, title: name, description }) => (
              <li key={url}>
                <Link href={url} variant="quiet" icon={icon}>
                  {name}
                </Link>
                {description !== null && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
