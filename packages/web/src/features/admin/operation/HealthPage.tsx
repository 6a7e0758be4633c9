import { useQuery } from '@tanstack/react-query'
import { aboutServerOptions, poolsOptions, serverStatsOptions } from '../../../api/operation.ts'
import { propertiesOptions } from '../../../api/session.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { useNames } from './names.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import styles from './parts/operation.module.css'

/** What this server is, and how its databases do. */
export function HealthPage() {
  const about = useQuery(aboutServerOptions)
  const { data: stats } = useQuery(serverStatsOptions)
  const { data: pools } = useQuery(poolsOptions)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const { databases } = useNames()
  const number = new Intl.NumberFormat(locale())
  if (about.data === undefined && about.error !== null) {
    return (
      <Page title={t('Health')}>
        <Problem title={t('The server is not responding.')} onRetry={() => void about.refetch()}>
          {about.error.message}
        </Problem>
      </Page>
    )
  }
  if (about.data === undefined) {
    return (
      <Page title={t('Health')}>
        <Skeleton height={280} radius="card" />
      </Page>
    )
  }
  const { 'system-info': system, 'metabase-info': product } = about.data
  const { database, 'jdbc-driver': client } = product['application-database-details']
  const details = JSON.stringify({ ...about.data, stats, pools }, null, 2)
  return (
    <Page
      title={t('Health')}
      description={t('The state of this server and its databases.')}
      actions={
        <Button
          icon="copy"
          onPress={() =>
            void navigator.clipboard.writeText(details).then(
              () => toast(t('Copied')),
              () => toast({ text: t('The browser does not allow copying here.'), tone: 'bad' }),
            )
          }
        >
          {t('Copy details')}
        </Button>
      }
    >
      <div className={styles.cards}>
        <Card
          title={t('Version')}
          value={product.version.product}
          text={t('API version {tag}', { tag: product.version.tag })}
        />
        <Card
          title={t('Application database')}
          value={`${database.name} ${database.version}`}
          text={`${client.name} ${client.version}`}
        />
        <Card
          title={t('Machine')}
          value={String(system['java.version'])}
          text={t('{os} · {n, plural, one {# processor} other {# processors}} · {zone}', {
            os: `${String(system['os.name'])} ${String(system['os.version'])}`,
            n: Number(system['processors']),
            zone: String(system['user.timezone']),
          })}
        />
        <Card
          title={t('Start')}
          value={t('{n} s', {
            n: number.format(Math.round(Number(properties['startup-time-millis'] ?? 0) / 100) / 10),
          })}
          text={t('Duration of the last start')}
        />
        {stats !== undefined && (
          <Card
            title={t('Content')}
            value={t('{n, plural, one {# question} other {# questions}}', { n: stats.cards })}
            text={t(
              '{users, plural, one {# person} other {# people}} · {databases, plural, one {# database} other {# databases}}',
              {
                users: stats.users,
                databases: stats.databases,
              },
            )}
          />
        )}
      </div>
      <h2 className={styles.heading}>{t('Databases')}</h2>
      {databases.length > 0 && (
        <DataTable
          label={t('Databases')}
          rows={databases}
          keyOf={({ id }) => id}
          columns={[
            { id: 'name', title: t('Database'), cell: ({ name }) => name },
            {
              id: 'sync',
              title: t('Sync'),
              cell: ({ initial_sync_status, sync_error }) =>
                initial_sync_status === 'aborted' || Boolean(sync_error) ? (
                  <Badge tone="bad">{t('Failed')}</Badge>
                ) : initial_sync_status === 'incomplete' ? (
                  <Badge tone="warn">{t('Working')}</Badge>
                ) : (
                  <Badge tone="good">{t('OK')}</Badge>
                ),
            },
            {
              id: 'busy',
              title: t('Sessions in use'),
              isNumber: true,
              cell: ({ id }) => {
                const pool = pools?.[id]
                return pool === undefined ? '–' : t('{n} of {limit}', { n: pool.open - pool.idle, limit: pool.limit })
              },
            },
            {
              id: 'waiting',
              title: t('Queries waiting'),
              isNumber: true,
              isWide: true,
              cell: ({ id }) => number.format(pools?.[id]?.waiting ?? 0),
            },
          ]}
        />
      )}
    </Page>
  )
}

function Card({ title, value, text }: { title: string; value: string; text: string }) {
  return (
    <div className={styles.card}>
      <p className={styles.cardTitle}>{title}</p>
      <p className={styles.cardValue}>{value}</p>
      <p className={styles.cardText}>{text}</p>
    </div>
  )
}
