import { useQuery } from '@tanstack/react-query'
import { collectionTreeOptions } from '../../api/collection.ts'
import { databasesOptions } from '../../api/database.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import styles from './Begin.module.css'

interface Way {
  icon: IconName
  title: string
  text: string
  href: string
}

/** Ways to begin where there is nothing to continue; only those that the reader may go. */
export function Begin() {
  const { data: user } = useQuery(currentUserOptions)
  const { data: databases } = useQuery(databasesOptions)
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const examples = tree.find((node) => 'is_sample' in node && node.is_sample === true)
  const ways: (Way | false | undefined)[] = [
    examples !== undefined && {
      icon: 'dashboard',
      title: t('Explore the examples'),
      text: t('Dashboards and questions about sample data, to explore and change.'),
      href: urls.collection(examples),
    },
    user?.is_superuser === true &&
      databases?.some(({ is_sample }) => is_sample !== true) === false && {
        icon: 'plug',
        title: t('Connect your data'),
        text: t('Your own database, or a SQLite or DuckDB file.'),
        href: urls.newDatabase,
      },
    databases?.length !== 0 && {
      icon: 'table',
      title: t('Open a table'),
      text: t('See what the data contains: tables, fields and their values.'),
      href: urls.browse,
    },
    user?.permissions.can_create_queries && {
      icon: 'question',
      title: t('Ask a question'),
      text: t('Step by step from tables, models and metrics, or in SQL.'),
      href: urls.newQuestion,
    },
  ]
  return (
    <section aria-label={t('Ways to begin')}>
      <p className={styles.lead}>{t('What you view appears here, so that you can pick up where you left off.')}</p>
      <ul className={styles.ways}>
        {ways
          .filter((way): way is Way => typeof way === 'object')
          .map(({ icon, title, text, href }) => (
            <li key={href} className={styles.way}>
              <Icon name={icon} size={20} />
              <h2>
                <Link href={href} variant="quiet">
                  {title}
                </Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
