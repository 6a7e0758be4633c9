/** The drills that a place in a result allows, by what they do. */
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { kindOf } from '../../../lib/columns/kind.ts'
import { type Column, type QuestionDraft } from '../../../models/question/index.ts'
import {
  breakOut,
  breakOutChoices,
  compareToRest,
  distribution,
  filterByValue,
  hideColumn,
  relatedRecord,
  rowDetails,
  seeRows,
  sort,
  summarize,
  summarizeOverTime,
  zoomIn,
  type Hit,
  type ValueOperator,
} from '../drill/index.ts'

interface Choice {
  label: string
  icon: IconName
  /** The next question; absent where `more` has several. */
  draft?: QuestionDraft
  more?: readonly { label: string; draft: QuestionDraft }[]
}

interface ChoiceGroup {
  title: string
  items: Choice[]
}

/** @param tableOf the table of a field that a pressed key refers to. */
export function choicesFor(
  draft: QuestionDraft,
  hit: Hit,
  visible: readonly Column[],
  tableOf: (field: number) => number | null,
): ChoiceGroup[] {
  const one = (label: string, icon: IconName, next: QuestionDraft | null): Choice[] =>
    next === null ? [] : [{ label, icon, draft: next }]
  const many = (
    label: string,
    icon: IconName,
    more: readonly { label: string; draft: QuestionDraft | null }[],
  ): Choice[] => {
    const real = more.flatMap((item) => (item.draft === null ? [] : [{ label: item.label, draft: item.draft }]))
    return real.length === 0 ? [] : [{ label, icon, more: real }]
  }
  const { categories, times, places } = breakOutChoices(draft, visible)
  const by = (columns: readonly Column[]) =>
    columns.map((column) => ({ label: column.display_name, draft: breakOut(draft, hit, column.ref) }))
  const isHead = hit.row === null
  const pressed = hit.column === null ? null : (hit.columns[hit.column] ?? null)
  const dates = visible.filter((column) => kindOf(column) === 'date')
  const groups: ChoiceGroup[] = [
    {
      title: t('Drill down'),
      items: [
        ...one(t('See these rows'), 'table', seeRows(draft, hit)),
        ...one(t('Zoom in'), 'search', zoomIn(draft, hit, visible)),
        ...one(t('Only this row'), 'detail', isHead ? null : rowDetails(draft, hit)),
        ...one(t('The record that it refers to'), 'foreign-key', relatedRecord(draft, hit, tableOf)),
        ...one(t('Compare to the rest'), 'bar', compareToRest(draft, hit, visible)),
      ],
    },
    {
      title: t('Break out by'),
      items: [
        ...many(t('Category'), 'category', by(categories)),
        ...many(t('Time'), 'date', by(times)),
        ...many(t('Location'), 'location', by(places)),
      ],
    },
    {
      title: t('Filter by this value'),
      items: isHead
        ? []
        : many(
            t('Filter'),
            'filter',
            filters().map(([operator, label]) => ({ label, draft: filterByValue(draft, hit, operator) })),
          ),
    },
    {
      title: pressed?.display_name ?? '',
      items: [
        ...one(t('Smallest first'), 'sort-up', isHead ? sort(draft, hit, 'asc') : null),
        ...one(t('Largest first'), 'sort-down', isHead ? sort(draft, hit, 'desc') : null),
        ...one(t('Distribution'), 'bar', distribution(draft, hit)),
        ...many(t('Summarize'), 'summarize', [
          { label: t('Sum'), draft: summarize(draft, hit, 'sum') },
          { label: t('Average'), draft: summarize(draft, hit, 'avg') },
          { label: t('Number of distinct values'), draft: summarize(draft, hit, 'distinct') },
          ...dates.slice(0, 1).map((date) => ({
            label: t('Sum over time'),
            draft: summarizeOverTime(draft, hit, 'sum', date),
          })),
        ]),
        ...one(t('Hide the column'), 'hidden', isHead ? hideColumn(draft, hit) : null),
      ],
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

const filters = (): [ValueOperator, string][] => [
  ['=', t('Only this value')],
  ['!=', t('Exclude this value')],
  ['<', t('Less than this')],
  ['>', t('More than this')],
  ['contains', t('Contains this')],
]
