import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { tableMetadataOptions } from '../../../api/database.ts'
import { useXRays } from '../../../api/x-ray.ts'
import { t } from '../../../i18n/t.ts'
import { MenuAt, MenuItem, MenuSection, Submenu } from '../../../ui/Menu/index.ts'
import { toast } from '../../../ui/Toast/index.ts'
import type { PictureHit } from '../../../viz/Picture/index.ts'
import type { Column, QuestionDraft } from '../../../models/question/index.ts'
import { ReasonsSheet } from '../../reasons/index.ts'
import { explainChange, xRays, type ComparedChange } from '../drill/index.ts'
import { choicesFor } from './choices.ts'

interface DrillMenuProps {
  draft: QuestionDraft
  /** What was pressed; null closes the menu. */
  hit: PictureHit | null
  /** Columns that the last stage can refer to. */
  visible: readonly Column[]
  onClose(): void
  onDrill(draft: QuestionDraft): void
  /** Further items. */
  children?: ReactNode
}

/** What can be asked from a mark or a cell: the drills that give a question. */
export function DrillMenu({ draft, hit, visible, onClose, onDrill, children }: DrillMenuProps) {
  const column = hit?.column === null || hit === null ? undefined : hit.columns[hit.column]
  const target = column?.fk_target_field_id ?? null
  const { data: table } = useQuery({
    ...tableMetadataOptions(column?.table_id ?? 0),
    enabled: target !== null && column?.table_id !== undefined,
  })
  const hasXRays = useXRays()
  const xRayed = hit === null || !hasXRays ? null : xRays(draft, hit)
  const choices = useMemo(() => {
    if (hit === null) return []
    const field = (table?.fields ?? []).find(({ fk_target_field_id }) => fk_target_field_id === target)
    const tableId = field?.target?.table_id ?? null
    return choicesFor(draft, hit, visible, () => tableId)
  }, [draft, hit, visible, table, target])
  const change = useMemo(() => (hit === null ? null : explainChange(draft, hit)), [draft, hit])
  const [explained, setExplained] = useState<ComparedChange | null>(null)
  return (
    <>
      <MenuAt
        label={hit?.label === undefined || hit.label === '' ? t('Explore from here') : hit.label}
        at={hit?.at ?? null}
        onClose={onClose}
      >
        {choices.map(({ title, items }) => (
          <MenuSection key={title} title={title}>
            {items.map((item) =>
              item.more === undefined ? (
                <MenuItem
                  key={item.label}
                  icon={item.icon}
                  onAction={() => item.draft !== undefined && onDrill(item.draft)}
                >
                  {item.label}
                </MenuItem>
              ) : (
                <Submenu key={item.label} label={item.label} icon={item.icon}>
                  {item.more.map((one) => (
                    <MenuItem key={one.label} onAction={() => onDrill(one.draft)}>
                      {one.label}
                    </MenuItem>
                  ))}
                </Submenu>
              ),
            )}
          </MenuSection>
        ))}
        {change !== null && (
          <MenuItem icon="waterfall" onAction={() => setExplained(change)}>
            {t('Why did this change?')}
          </MenuItem>
        )}
        {xRayed !== null && (
          <MenuSection title={t('X-ray')}>
            <MenuItem icon="sparkles" href={xRayed.rows}>
              {t('X-ray these rows')}
            </MenuItem>
            <MenuItem icon="sparkles" href={xRayed.rest}>
              {t('Compare with the rest')}
            </MenuItem>
          </MenuSection>
        )}
        {children}
        {hit !== null && hit.label !== '' && (
          <MenuItem
            icon="copy"
            onAction={() => {
              void navigator.clipboard.writeText(hit.label)
              toast({ text: t('Copied') })
            }}
          >
            {t('Copy')}
          </MenuItem>
        )}
      </MenuAt>
      {explained !== null && (
        <Suspense>
          <ReasonsSheet
            {...explained}
            onClose={() => setExplained(null)}
            onRows={(column, value) => onDrill(explained.rowsOf(column, value))}
            onQuestion={(column) => onDrill(explained.questionOf(column))}
          />
        </Suspense>
      )}
    </>
  )
}
