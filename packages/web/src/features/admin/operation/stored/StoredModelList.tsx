import type { StoredModel } from '../../../../api/stored-models.ts'
import { sayServerText } from '../../../../i18n/server-texts.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { moment } from '../../../../i18n/when.ts'
import { urls } from '../../../../lib/urls.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { DataTable } from '../../../../ui/DataTable/DataTable.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { durationText, readAsOf, StateBadge } from '../../../stored-models/index.ts'
import styles from './stored.module.css'

interface StoredModelListProps {
  models: readonly StoredModel[]
  onRefresh(model: StoredModel): void
}

/** Models with what is stored of them; the reason of a failure is below its state. */
export function StoredModelList({ models, onRefresh }: StoredModelListProps) {
  const number = new Intl.NumberFormat(locale())
  return (
    <DataTable
      label={t('Stored models')}
      rows={models}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'model',
          title: t('Model'),
          cell: ({ card_id, card_name }) => (
            <Link href={urls.model({ id: card_id, name: card_name })} variant="quiet">
              {card_name}
            </Link>
          ),
        },
        { id: 'database', title: t('Database'), isWide: true, cell: ({ database_name }) => database_name },
        { id: 'state', title: t('State'), cell: (model) => <State model={model} /> },
        {
          id: 'rows',
          title: t('Rows'),
          isWide: true,
          isNumber: true,
          cell: ({ row_count: n }) => (n === null ? '–' : number.format(n)),
        },
        { id: 'age', title: t('Data as of'), cell: (model) => asOfText(readAsOf(model)) },
        {
          id: 'duration',
          title: t('Duration'),
          isWide: true,
          isNumber: true,
          cell: (model) => durationText(model) ?? '–',
        },
        {
          id: 'next',
          title: t('Next refresh'),
          isWide: true,
          cell: ({ 'next-fire-time': next }) => (next === null ? '–' : moment(next)),
        },
        {
          id: 'do',
          title: t('Actions'),
          isQuiet: true,
          cell: (model) =>
            model.state !== 'off' &&
            model.state !== 'deletable' && (
              <IconButton
                isSmall
                icon="refresh"
                label={t('Refresh {name}', { name: model.card_name })}
                onPress={() => onRefresh(model)}
              />
            ),
        },
      ]}
    />
  )
}

function State({ model }: { model: StoredModel }) {
  return (
    <>
      <StateBadge model={model} />
      {model.error !== null && <span className={styles.reason}>{sayServerText(model.error)}</span>}
    </>
  )
}

const asOfText = (asOf: string | null) => (asOf === null ? '–' : moment(asOf))
