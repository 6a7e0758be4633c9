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
  const rowsText = ({ row_count: n }: StoredModel) => (n === null ? '–' : number.format(n))
  const refresh = (model: StoredModel) => <Refresh model={model} onRefresh={onRefresh} />
  const [isWide, isNumber] = [true, true]
  return (
    <DataTable
      label={t('Stored models')}
      rows={models}
      keyOf={({ id }) => id}
      columns={[
        { id: 'model', title: t('Model'), cell: (model) => <Name model={model} /> },
        { id: 'database', title: t('Database'), isWide, cell: ({ database_name }) => database_name },
        { id: 'state', title: t('State'), cell: (model) => <State model={model} /> },
        { id: 'rows', title: t('Rows'), isWide, isNumber, cell: rowsText },
        { id: 'age', title: t('Data as of'), cell: (model) => momentOf(readAsOf(model)) },
        { id: 'duration', title: t('Duration'), isWide, isNumber, cell: (model) => durationText(model) ?? '–' },
        { id: 'next', title: t('Next refresh'), isWide, cell: (model) => momentOf(model['next-fire-time']) },
        { id: 'do', title: t('Actions'), isQuiet: true, cell: refresh },
      ]}
    />
  )
}

function Name({ model: { card_id, card_name } }: { model: StoredModel }) {
  return (
    <Link href={urls.model({ id: card_id, name: card_name })} variant="quiet">
      {card_name}
    </Link>
  )
}

/** Nothing for one that somebody stopped. */
function Refresh({ model, onRefresh }: { model: StoredModel; onRefresh: StoredModelListProps['onRefresh'] }) {
  if (model.state === 'off' || model.state === 'deletable') return null
  const label = t('Refresh {name}', { name: model.card_name })
  return <IconButton isSmall icon="refresh" label={label} onPress={() => onRefresh(model)} />
}

function State({ model }: { model: StoredModel }) {
  return (
    <>
      <StateBadge model={model} />
      {model.error !== null && <span className={styles.reason}>{sayServerText(model.error)}</span>}
    </>
  )
}

const momentOf = (time: string | null) => (time === null ? '–' : moment(time))
