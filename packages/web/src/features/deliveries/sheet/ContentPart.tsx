import { useCallback, useMemo } from 'react'
import { findParameterLabel, findParameterValues } from '../../../api/dashboard-run.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { FilterBar } from '../../../filters/bar/index.ts'
import { linkedQuery, withValues, type FilterValues, type ValueSource } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { isActionPlace } from '../../../models/action/index.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { hasFiles, type DeliveryDraft, type FileKind } from '../model/draft.ts'
import { takesFiles } from '../model/receivers.ts'
import { Part } from './Part.tsx'
import styles from '../deliveries.module.css'

interface ContentPartProps {
  dashboard: Dashboard
  draft: DeliveryDraft
  onChange(changes: Partial<DeliveryDraft>): void
}

/** What of the dashboard is sent: filter values, files, and whether at all when it is empty. */
export function ContentPart({ dashboard, draft, onChange }: ContentPartProps) {
  const { parameters } = dashboard
  const { values, skipIfEmpty } = draft
  const source = useSource(dashboard, values)
  return (
    <>
      {parameters.length > 0 && (
        <Part title={t('Filters')}>
          <FilterBar
            parameters={parameters}
            values={values}
            source={source}
            followsDefaults
            onChange={(changes) => onChange({ values: withValues(parameters, values, changes) })}
          />
        </Part>
      )}
      <Files {...{ dashboard, draft, onChange }} />
      {takesFiles(draft) && <WholeFiles {...{ draft, onChange }} />}
      <Checkbox isSelected={skipIfEmpty} onChange={(next) => onChange({ skipIfEmpty: next })}>
        {t('Skip it when no card has results')}
      </Checkbox>
    </>
  )
}

function useSource({ id, parameters }: Dashboard, values: FilterValues): ValueSource {
  const nameOf = useCallback<NonNullable<ValueSource['nameOf']>>(
    (key, value, signal) => findParameterLabel(id, key, value, signal),
    [id],
  )
  return useMemo(
    () => ({
      find(key, text, signal) {
        const parameter = parameters.find((one) => one.id === key)
        return findParameterValues(id, key, text, signal, parameter && linkedQuery(parameter, parameters, values))
      },
      nameOf,
    }),
    [id, parameters, values, nameOf],
  )
}

function Files({ dashboard, draft, onChange }: ContentPartProps) {
  const { files } = draft
  const places = dashboard.dashcards.filter((place) => place.card_id !== null && !isActionPlace(place))
  if (places.length === 0) return null
  const chosen = Object.values(files).reduce((sum, kinds) => sum + kinds.length, 0)
  function set(place: number, kind: FileKind, isOn: boolean): void {
    const kinds = (files[place] ?? []).filter((one) => one !== kind)
    onChange({ files: { ...files, [place]: isOn ? [...kinds, kind] : kinds } })
  }
  return (
    <details className={styles.files}>
      <summary>
        {t('{n, plural, =0 {Attached files: none} one {Attached files: one} other {Attached files: #}}', { n: chosen })}
      </summary>
      <ul>
        {places.map((place) => {
          const name = nameOf(place)
          return (
            <li key={place.id}>
              <span>{name}</span>
              {(['csv', 'xls'] as const).map((kind) => (
                <Checkbox
                  key={kind}
                  aria-label={t('{file} of {card}', { file: FILE_NAMES[kind], card: name })}
                  isSelected={files[place.id]?.includes(kind) === true}
                  onChange={(isOn) => set(place.id, kind, isOn)}
                >
                  {FILE_NAMES[kind]}
                </Checkbox>
              ))}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The dashboard as a file, and whether files are all that is sent. */
function WholeFiles({ draft, onChange }: Omit<ContentPartProps, 'dashboard'>) {
  const canBeAlone = hasFiles(draft)
  return (
    <>
      <Checkbox isSelected={draft.withPdf} onChange={(withPdf) => onChange({ withPdf })}>
        {t('Attach the dashboard as a PDF')}
      </Checkbox>
      <Checkbox
        isSelected={draft.filesOnly && canBeAlone}
        isDisabled={!canBeAlone}
        onChange={(filesOnly) => onChange({ filesOnly })}
      >
        {t('Send only the files, without the cards')}
      </Checkbox>
    </>
  )
}

const FILE_NAMES = { csv: 'CSV', xls: 'XLSX' }

function nameOf({ card, visualization_settings }: Dashboard['dashcards'][number]): string {
  const title = visualization_settings['card.title']
  return typeof title === 'string' && title !== '' ? title : (card?.name ?? t('Untitled'))
}
