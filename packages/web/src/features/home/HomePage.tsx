import { useQuery } from '@tanstack/react-query'
import { useRef, type RefObject } from 'react'
import { Navigate } from '@tanstack/react-router'
import { bookmarksOptions, popularOptions, recentsOptions } from '../../api/activity.ts'
import { collectionItemsOptions } from '../../api/collection.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { useActions } from '../../lib/use-actions.ts'
import { urlOfItem, urls } from '../../lib/urls.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { RowList } from '../../ui/RowList/RowList.tsx'
import styles from './HomePage.module.css'
import { Begin } from './Begin.tsx'
import { FailedDatabases } from './FailedDatabases.tsx'
import { ItemRow } from './ItemRow.tsx'
import { greeting, placesOf } from './model.ts'

const PINNED = { pinned_state: 'is_pinned' }
const MOST_RECENT = 10

/** What one looked at last, marked or finds pinned; three ways to begin where there is nothing of it. */
export function HomePage() {
  const { data: user } = useQuery(currentUserOptions)
  const recents = useQuery(recentsOptions)
  const popular = useQuery({ ...popularOptions, enabled: recents.data?.length === 0 })
  const { data: bookmarks = [] } = useQuery(bookmarksOptions)
  const { data: pinned } = useQuery(collectionItemsOptions('root', PINNED))
  const list = useRef<HTMLDivElement>(null)
  useSteps(list)
  if (user?.custom_homepage) return <Navigate to={urls.dashboard({ id: user.custom_homepage.dashboard_id })} replace />

  const seen = recents.data ?? []
  const places = placesOf([
    { title: t('Continue'), items: seen.slice(0, MOST_RECENT) },
    {
      title: t('Bookmarks'),
      items: bookmarks.map(({ item_id, type, ...rest }) => ({ ...rest, id: item_id, model: type })),
    },
    { title: t('Pinned'), items: pinned?.data ?? [] },
    { title: t('Popular'), items: seen.length > 0 ? [] : (popular.data ?? []) },
  ])
  const isKnown = recents.data !== undefined && pinned !== undefined
  return (
    <Page title={greeting(new Date(), user?.first_name ?? null)}>
      <div ref={list}>
        {places.map(({ title, items }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            <RowList>
              {items.map((item) => (
                <ItemRow key={`${item.model}-${item.id}`} item={item} href={urlOfItem(item)} />
              ))}
            </RowList>
          </section>
        ))}
      </div>
      {user?.is_superuser && <FailedDatabases />}
      {isKnown && places.length === 0 && <Begin />}
    </Page>
  )
}

/** `j` and `k` go from thing to thing; Enter opens it, as everywhere. */
function useSteps(list: RefObject<HTMLElement | null>): void {
  const step = (by: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const here = links.findIndex((link) => link === document.activeElement)
    links[here < 0 ? 0 : here + by]?.focus()
  }
  const section = t('Home')
  useActions([
    { id: 'home.next', label: t('Next item'), section, keys: 'j', isHidden: true, run: step(1) },
    { id: 'home.previous', label: t('Previous item'), section, keys: 'k', isHidden: true, run: step(-1) },
  ])
}
