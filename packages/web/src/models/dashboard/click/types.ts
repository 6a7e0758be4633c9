/** What a click on a card does (contract: visualization, section 5). */
import { isMap } from '../../question/index.ts'

export interface ClickSource {
  readonly type: 'column' | 'parameter' | 'userAttribute'
  /** A column's name, a parameter's id, or an attribute's name. */
  readonly id: string
  readonly name?: string
}

export interface ClickTarget {
  readonly type: 'parameter' | 'dimension' | 'variable'
  readonly id: string
  /** A target of parameters, for `dimension`. */
  readonly dimension?: unknown
}

/** Where a value comes from and goes to; by the id of its target. */
export type ClickMapping = Readonly<
  Record<string, { readonly id: string; readonly source: ClickSource; readonly target: ClickTarget }>
>

export type ClickBehavior =
  | { readonly type: 'actionMenu' }
  | { readonly type: 'crossfilter'; readonly parameterMapping?: ClickMapping }
  | {
      readonly type: 'link'
      readonly linkType: 'url'
      readonly linkTemplate: string
      readonly linkTextTemplate?: string
    }
  | {
      readonly type: 'link'
      readonly linkType: 'dashboard' | 'question'
      readonly targetId: number
      readonly tabId?: number
      readonly parameterMapping?: ClickMapping
      readonly linkTextTemplate?: string
    }

/** The column that was pressed and all others of its row, as results have them. */
export interface ClickedColumn {
  readonly name: string
  readonly display_name?: string
  readonly base_type?: string
  readonly unit?: string | null
  /** Of labels: the column that they label. */
  readonly remapped_from?: string | null
  /** Of numbers in bins. */
  readonly binning_info?: unknown
}

/** The stored behavior; null for a form that is not known, such as that of an action. */
export function readBehavior(value: unknown): ClickBehavior | null {
  if (!isMap(value)) return null
  const { type, linkType, linkTemplate, targetId } = value
  if (type === 'actionMenu') return { type }
  if (type === 'crossfilter') return value as unknown as ClickBehavior
  if (type !== 'link') return null
  if (linkType === 'url') return typeof linkTemplate === 'string' ? (value as unknown as ClickBehavior) : null
  const isTarget = (linkType === 'dashboard' || linkType === 'question') && Number.isInteger(targetId)
  return isTarget ? (value as unknown as ClickBehavior) : null
}

/** The behavior of a column, else that of the whole card; null where a click opens the menu as anywhere. */
export function behaviorOf(settings: Readonly<Record<string, unknown>>, column: string | null): ClickBehavior | null {
  return ownBehavior(settings, column) ?? readBehavior(settings['click_behavior'])
}

/** What a press on a column does; labels do what the column that they label does. */
export function pressBehavior(
  settings: Readonly<Record<string, unknown>>,
  pressed: ClickedColumn | undefined,
): ClickBehavior | null {
  return ownBehavior(settings, pressed?.name ?? null) ?? behaviorOf(settings, pressed?.remapped_from ?? null)
}

function ownBehavior(settings: Readonly<Record<string, unknown>>, column: string | null): ClickBehavior | null {
  const columns = settings['column_settings']
  const own = column !== null && isMap(columns) ? columns[columnKey(column)] : undefined
  return isMap(own) ? readBehavior(own['click_behavior']) : null
}

/** The key of `column_settings` (contract: visualization, section 4). */
export function columnKey(name: string): string {
  return JSON.stringify(['name', name])
}
