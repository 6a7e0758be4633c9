import type { Parameter } from '../../../../api/card.ts'
import { findParameterValues } from '../../../../api/dashboard-run.ts'
import { Filter } from '../../../../filters/bar/index.ts'
import { DATE_UNITS } from '../../../../filters/dates/index.ts'
import { defaultOf, filterKindOf, hasValues, isMulti, mayTakeSeveral, offeredTypes } from '../../../../filters/index.ts'
import { t } from '../../../../i18n/t.ts'
import { unitName } from '../../../../i18n/units.ts'
import { useLive } from '../../../../lib/fields/use-live.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { CheckboxGroup, Checkbox, Switch } from '../../../../ui/Choice/index.ts'
import { Field, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import {
  duplicateFilter,
  linkableFilters,
  linkFilters,
  moveFilter,
  removeFilter,
  renameFilter,
  setFilterDefault,
  setFilterHead,
  setFilterMulti,
  setFilterQuery,
  setFilterRequired,
  setFilterType,
  setFilterUnits,
  titleOf,
  virtualKind,
} from '../../../../models/dashboard/draft/index.ts'
import { inlineOf } from '../../../../models/dashboard/reach/index.ts'
import { unconnectedCards } from '../../../../models/dashboard/wiring/index.ts'
import { useDraft, useSession } from '../session.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { SourceSettings } from './SourceSettings.tsx'
import styles from '../edit.module.css'

interface FilterPanelProps {
  filter: Parameter
}

/** What a filter is: its name, what it asks for, its default, and where its values come from. */
export function FilterPanel({ filter }: FilterPanelProps) {
  const { editor, ui } = useSession()
  const draft = useDraft()
  const { id, name = '', type } = filter
  const { edit } = editor.getState()
  const { base } = editor.getState()
  const label = t('Change a filter')
  const change = (recipe: (now: typeof draft) => typeof draft) => edit(label, recipe, `filter ${id}`)
  const typedName = useLive(name, (text) => change((now) => renameFilter(now, id, text, base)))
  const kind = filterKindOf(filter)
  const types = offeredTypes(kind)
  const linkable = linkableFilters(draft, id)
  const heads = draft.dashcards.filter((card) => card.card_id !== null && virtualKind(card) === null)
  const head = draft.dashcards.find((card) => inlineOf(card).includes(id))
  const isStored = base.parameters.some((one) => one.id === id)
  const idle = unconnectedCards(draft.dashcards, id).length
  const count = heads.length
  const source = {
    find: (key: string, text: string, signal: AbortSignal) =>
      isStored
        ? findParameterValues(base.id, key, text, signal)
        : Promise.resolve({ values: [], has_more_values: false }),
  }
  return (
    <PanelFrame title={t('Filter “{name}”', { name })}>
      <p className={styles.note}>
        {count - idle === 0
          ? t('Not connected to any card yet: choose a column on each card that it should filter.')
          : t('Connected to {n} of {count, plural, one {# card} other {# cards}}.', { n: count - idle, count })}
      </p>
      <TextInput label={t('Name')} {...typedName} help={t('In addresses: {slug}', { slug: `?${filter.slug}=` })} />
      {types.length > 1 && (
        <Select
          label={kind.name()}
          options={types.map((one) => ({ id: one.type, label: one.name() }))}
          value={types.some((one) => one.type === type) ? type : null}
          onChange={(one) => change((now) => setFilterType(now, id, one))}
        />
      )}
      {kind.id === 'temporal-unit' && (
        <CheckboxGroup
          label={t('Units to choose from')}
          value={[...(filter.temporal_units ?? DATE_UNITS)]}
          onChange={(units) =>
            units.length > 0 &&
            change((now) =>
              setFilterUnits(
                now,
                id,
                DATE_UNITS.filter((one) => units.includes(one)),
              ),
            )
          }
        >
          {DATE_UNITS.map((unit) => (
            <Checkbox key={unit} value={unit}>
              {unitName(unit, 1)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <Field label={t('Default')}>
        <div className={styles.panelFoot}>
          <Filter
            parameter={{ ...filter, name: t('Default'), required: false }}
            value={defaultOf(filter)}
            source={source}
            onChange={(value) => change((now) => setFilterDefault(now, id, value))}
          />
        </div>
      </Field>
      <Switch
        isSelected={filter.required === true}
        onChange={(isOn) => change((now) => setFilterRequired(now, id, isOn))}
        help={filter.required === true && filter.default == null ? t('Cards wait until a value is chosen.') : undefined}
      >
        {t('Required')}
      </Switch>
      {mayTakeSeveral(filter) && (
        <Switch isSelected={isMulti(filter)} onChange={(isOn) => change((now) => setFilterMulti(now, id, isOn))}>
          {t('Allow multiple values')}
        </Switch>
      )}
      {mayTakeSeveral(filter) && (
        <Select
          label={t('Filter input')}
          options={[
            { id: 'list', label: t('Dropdown list') },
            { id: 'search', label: t('Search box') },
            { id: 'none', label: t('Input box') },
          ]}
          value={filter.values_query_type ?? 'list'}
          onChange={(query) => change((now) => setFilterQuery(now, id, query))}
        />
      )}
      {hasValues(filter) && <SourceSettings filter={filter} onChange={change} />}
      {linkable.length > 0 && (
        <CheckboxGroup
          label={t('Limit values by')}
          value={[...(filter.filteringParameters ?? [])]}
          onChange={(ids) => change((now) => linkFilters(now, id, ids))}
        >
          {linkable.map((one) => (
            <Checkbox key={one.id} value={one.id}>
              {one.name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <Select
        label={t('Location')}
        options={[
          { id: '', label: t('At the top of the dashboard') },
          ...heads.map((card) => ({ id: String(card.id), label: titleOf(card), section: t('In a card header') })),
        ]}
        value={head === undefined ? '' : String(head.id)}
        onChange={(to) => change((now) => setFilterHead(now, id, to === '' ? null : Number(to)))}
      />
      <div className={styles.panelFoot}>
        <Button
          icon="arrow-left"
          isSmall
          isDisabled={draft.parameters[0] === filter}
          onPress={() => change((now) => moveFilter(now, id, now.parameters.findIndex((one) => one.id === id) - 1))}
        >
          {t('Move earlier')}
        </Button>
        <Button
          iconAfter="arrow-right"
          isSmall
          isDisabled={draft.parameters.at(-1) === filter}
          onPress={() => change((now) => moveFilter(now, id, now.parameters.findIndex((one) => one.id === id) + 1))}
        >
          {t('Move later')}
        </Button>
        <Button icon="copy" isSmall onPress={() => edit(t('Duplicate a filter'), (now) => duplicateFilter(now, id))}>
          {t('Duplicate')}
        </Button>
        <Button
          icon="trash"
          isSmall
          onPress={() => {
            edit(t('Remove a filter'), (now) => removeFilter(now, id))
            ui.setState({ panel: { kind: 'none' } })
          }}
        >
          {t('Remove')}
        </Button>
      </div>
    </PanelFrame>
  )
}
