import type { StoredModel } from '../../../../api/stored-models.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { isStopped } from '../../../stored-models/index.ts'
import { StoredList } from './StoredList.tsx'

interface StoredModelListProps {
  models: readonly StoredModel[]
  onRefresh(model: StoredModel): void
}

/** Models that are stored as tables. */
export function StoredModelList({ models, onRefresh }: StoredModelListProps) {
  return (
    <StoredList
      label={t('Stored models')}
      rows={models}
      what={{ title: t('Model'), cell: (model) => <Name model={model} /> }}
      actions={(model) => <Refresh model={model} onRefresh={onRefresh} />}
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
  if (isStopped(model)) return null
  const label = t('Refresh {name}', { name: model.card_name })
  return <IconButton isSmall icon="refresh" label={label} onPress={() => onRefresh(model)} />
}
