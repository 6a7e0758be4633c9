import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { adminPlaces } from './admin-places.ts'
import { Place } from './Place.tsx'
import styles from './Sidebar.module.css'

/** Where administrators can go, and the way back. */
export function AdminSidebar() {
  const { data: user } = useQuery(currentUserOptions)
  const places = user === undefined ? [] : adminPlaces(user)
  const sections = [...new Set(places.map(({ section }) => section))]
  return (
    <>
      <div className={styles.head}>
        <span className={styles.brand}>{t('Administration')}</span>
      </div>
      <nav className={styles.nav} aria-label={t('Administration')}>
        <ul className={styles.list}>
          <li>
            <Place href={urls.home} icon="arrow-left" label={t('Back to the data')} />
          </li>
        </ul>
        {sections.map((section) => (
          <section key={section} className={styles.section}>
            <h2 className={styles.heading}>{section}</h2>
            <ul className={styles.list}>
              {places
                .filter((place) => place.section === section)
                .map(({ href, icon, label, isExact }) => (
                  <li key={href}>
                    <Place href={href} icon={icon} label={label} isExact={isExact} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.foot}>
        <AccountMenu />
      </div>
    </>
  )
}
