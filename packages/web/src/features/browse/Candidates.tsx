import { useQuery } from '@tanstack/react-query'
import { candidatesOptions, useXRays } from '../../api/x-ray.ts'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ui/Link/Link.tsx'
import styles from './browse.module.css'

const SHOWN = 5

/** The tables of a database that an X-ray says most about. */
export function Candidates({ database }: { database: number }) {
  const isOn = useXRays()
  const { data: schemas = [] } = useQuery({ ...candidatesOptions(database), enabled: isOn })
  const tables = schemas.flatMap(({ tables: own }) => own).toSorted((a, b) => b.score - a.score)
  if (!isOn || tables.length === 0) return null
  return (
    <section className={styles.candidates}>
      <h2>{t('X-rays to begin with')}</h2>
      <ul>
        {tables.slice(0, SHOWN).map(({ url, title, description }) => (
          <li key={url}>
            <Link variant="quiet" icon="sparkles" href={url}>
              {title}
            </Link>
            <div className={styles.text}>{description}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
