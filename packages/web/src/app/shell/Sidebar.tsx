import { useQuery } from '@tanstack/react-query'
import { bookmarksOptions } from '../../api/activity.ts'
import { collectionTreeOptions } from '../../api/collection.ts'
import { propertiesOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { logoOf } from '../../viz/appearance/index.ts'
import { openPalette } from '../palette/palette-store.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CollectionNav } from './CollectionNav.tsx'
import { mainPlaces } from './main-places.ts'
import { NewMenu } from './NewMenu.tsx'
import { Place } from './Place.tsx'
import styles from './Sidebar.module.css'

const KIND_ICONS = { card: 'question', dashboard: 'dashboard', collection: 'collection', document: 'text' } as const

/** Where one can go: home, data, marked things, collections; and who one is. */
export function Sidebar() {
  const { data: properties } = useQuery(propertiesOptions)
  const { data: bookmarks = [] } = useQuery(bookmarksOptions)
  const { data: tree } = useQuery(collectionTreeOptions)
  return (
    <>
      <div className={styles.head}>
        <img className={styles.logo} src={logoOf(properties?.['application-logo-url'])} alt="" />
        <span className={styles.brand}>
          {String(properties?.['site-name'] ?? properties?.['application-name'] ?? '')}
        </span>
      </div>
      <div className={styles.find}>
        <Button icon="search" isWide isStart onPress={openPalette}>
          {t('Search')}
        </Button>
        <NewMenu />
      </div>
      <nav className={styles.nav} aria-label={t('Main navigation')}>
        <ul className={styles.list}>
          {mainPlaces().map(({ href, icon, label }) => (
            <li key={href}>
              <Place href={href} icon={icon} label={label} />
            </li>
          ))}
        </ul>
        {bookmarks.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.heading}>{t('Bookmarks')}</h2>
            <ul className={styles.list}>
              {bookmarks.map(({ id, item_id, type, name, card_type }) => (
                <li key={id}>
                  <Place
                    href={urlOfItem({ model: type, id: item_id, name, type: card_type ?? null })}
                    within={`/${type === 'card' ? (card_type ?? 'question') : type}/${item_id}`}
                    icon={card_type === 'model' || card_type === 'metric' ? card_type : KIND_ICONS[type]}
                    label={name}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {tree !== undefined && <CollectionNav nodes={tree} />}
      </nav>
      <div className={styles.foot}>
        <AccountMenu />
      </div>
    </>
  )
}
