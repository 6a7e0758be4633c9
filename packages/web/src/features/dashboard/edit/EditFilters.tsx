import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { inlineOf } from '../../../models/dashboard/reach/index.ts'
import { unconnectedFilters } from '../../../models/dashboard/wiring/index.ts'
import { useDraft, useEditUi, useSession } from './session.tsx'
import styles from './edit.module.css'

/** The filters of the draft: choosing one opens its settings and shows what it is connected to. */
export function EditFilters() {
  const { ui } = useSession()
  const draft = useDraft()
  const chosen = useEditUi(({ panel }) => (panel.kind === 'filter' ? panel.id : null))
  if (draft.parameters.length === 0) return null
  const idle = unconnectedFilters(draft)
  const inCards = new Set(draft.dashcards.flatMap(inlineOf))
  return (
    <div className={styles.filters}>
      <div className={styles.bar} role="group" aria-label={t('Filters')}>
        {draft.parameters.map(({ id, name }) => (
          <Button
            key={id}
            icon="filter"
            variant={id === chosen ? 'primary' : 'plain'}
            aria-pressed={id === chosen}
            onPress={() =>
              ui.setState({ selected: [], panel: id === chosen ? { kind: 'none' } : { kind: 'filter', id } })
            }
          >
            {inCards.has(id) ? t('{name} (in a card)', { name }) : name}
          </Button>
        ))}
      </div>
      {idle.length > 0 && (
        <p className={styles.note}>
          {t('{n, plural, one {{names} is} other {{names} are}} not connected to any card.', {
            n: idle.length,
            names: idle.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
