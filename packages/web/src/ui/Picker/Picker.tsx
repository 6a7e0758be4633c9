import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection, type Selection } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { SearchInput } from '../Form/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import option from '../option/option.module.css'
import type { SelectOption } from '../Select/Select.tsx'
import { t } from '../../i18n/t.ts'
import { arrange, firstOf, type PickerSection } from './model.ts'
import { useOptions } from './use-options.ts'
import styles from './Picker.module.css'

export type PickerOption = SelectOption

interface Common {
  /** Its accessible name, and what the search shows while empty. */
  label: string
  options?: readonly PickerOption[]
  /** The options are not all there yet: Enter waits for them. */
  isLoading?: boolean
  /** Searches elsewhere, 150 ms after the last key; what came before is given up by `signal`. */
  search?(text: string, signal: AbortSignal): Promise<readonly PickerOption[]>
  /** Options of chosen values that `search` may not find again. */
  known?: readonly PickerOption[]
  /** As wide as its container. */
  isWide?: boolean
}

interface Single extends Common {
  isMulti?: false
  value: string | null
  /** Chosen: whoever shows the picker in a popover closes it now. */
  onChange(value: string): void
}

interface Multi extends Common {
  isMulti: true
  value: readonly string[]
  onChange(value: string[]): void
}

export type PickerProps = Single | Multi

const VIRTUAL_FROM = 200
/** What React Aria's lists listen to. */
const FOCUS_EVENT = 'react-aria-focus'
const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])

/**
 * A searched list to choose one or several from, for a popover or a sheet. Letters go to the search, arrows to the list,
 * Enter chooses: what was moved to, else what fits best, also when it is still searched for. Of several, those chosen when it
 * opened stand on top.
 */
export function Picker(props: PickerProps) {
  const { label, options, search, known, isMulti, value } = props
  const [text, setText] = useState('')
  const chosen = isMulti === true ? value : value === null ? [] : [value]
  const [onTop] = useState<readonly string[]>(isMulti === true ? chosen : [])
  const list = useRef<HTMLDivElement>(null)
  // Enter means the first option until somebody moves in the list; while it is searched for, it waits.
  const isAimed = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const asked = useOptions({
    options,
    search,
    text,
    onFound: () => text !== '' && !isAimed.current && list.current !== null && markFirst(list.current),
  })
  const { found } = asked
  const state = props.isLoading === true ? 'loading' : asked.state
  const sections = arrange({ options: found, known, text, isFound: search !== undefined, onTop })
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)

  function select(selection: Selection): void {
    if (selection === 'all') return
    const ids = [...selection].map(String)
    if (props.isMulti === true) {
      // What the search hides stays chosen.
      const shown = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)))
      props.onChange([...new Set([...props.value.filter((id) => !shown.has(id)), ...ids])])
    } else {
      const next = ids[0] ?? props.value
      if (next !== null && next !== undefined) props.onChange(next)
    }
  }

  function chooseFirst(): void {
    const first = firstOf(sections)
    if (first === undefined) return
    if (props.isMulti !== true) props.onChange(first.id)
    else if (props.value.includes(first.id)) props.onChange(props.value.filter((id) => id !== first.id))
    else props.onChange([...props.value, first.id])
  }

  useEffect(() => {
    if (!isWaiting || state === 'loading') return
    setWaiting(false)
    if (state === 'ready') chooseFirst()
  })

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (MOVES.has(event.key)) {
      isAimed.current = true
      setWaiting(false)
    }
    if (event.key !== 'Enter' || text === '' || isAimed.current) return
    event.preventDefault()
    event.stopPropagation()
    if (state === 'loading') setWaiting(true)
    else chooseFirst()
  }

  function change(next: string): void {
    isAimed.current = false
    setWaiting(false)
    setText(next)
  }

  const listBox = (
    <ListBox
      ref={list}
      aria-label={label}
      className={`${option.list} ${styles.list}`}
      items={sections}
      selectionMode={isMulti === true ? 'multiple' : 'single'}
      escapeKeyBehavior="none"
      disallowEmptySelection={isMulti !== true}
      selectedKeys={chosen}
      onSelectionChange={select}
      renderEmptyState={() => <p className={styles.none}>{emptyText(state, text)}</p>}
      data-old={state === 'loading' || undefined}
    >
      {(section: PickerSection) => (
        <ListBoxSection id={section.id} items={section.items} aria-label={section.title ?? label}>
          {section.title !== undefined && <Header className={option.header}>{section.title}</Header>}
          <Collection items={section.items}>{(item: PickerOption) => <PickerRow item={item} />}</Collection>
        </ListBoxSection>
      )}
    </ListBox>
  )

  return (
    <div className={styles.picker} data-wide={props.isWide || undefined}>
      <Autocomplete inputValue={text} onInputChange={change} disableAutoFocusFirst={false}>
        <div className={styles.search} onKeyDownCapture={onKey}>
          <SearchInput label={label} autoFocus isCombobox />
        </div>
        {count > VIRTUAL_FROM ? (
          <Virtualizer
            layout={ListLayout}
            layoutOptions={{ estimatedRowSize: 28, estimatedHeadingSize: 26, padding: 4 }}
          >
            {listBox}
          </Virtualizer>
        ) : (
          listBox
        )}
      </Autocomplete>
    </div>
  )
}

/** The list marks its first option as soon as it changes, as it does by itself for letters that are typed. */
function markFirst(list: HTMLElement): void {
  list.dispatchEvent(
    new CustomEvent(FOCUS_EVENT, { cancelable: true, bubbles: true, detail: { focusStrategy: 'first' } }),
  )
}

function emptyText(state: 'ready' | 'loading' | 'failed', text: string): string {
  if (state === 'loading') return t('Searching…')
  if (state === 'failed') return t('The search failed. Type again to retry.')
  return text === '' ? t('Nothing to choose from') : t('No results for “{text}”', { text })
}

function PickerRow({ item }: { item: PickerOption }) {
  return (
    <ListBoxItem id={item.id} textValue={item.label} isDisabled={item.isDisabled} className={option.option}>
      {({ isSelected }) => (
        <>
          {item.icon !== undefined && <Icon name={item.icon} />}
          <span className={option.words}>
            <span className={option.label}>{item.label}</span>
            {item.description !== undefined && <span className={option.description}>{item.description}</span>}
            {item.lines?.map((line) => (
              <span key={line} className={option.description}>
                {line}
              </span>
            ))}
          </span>
          <span className={option.mark}>{isSelected && <Icon name="check" />}</span>
        </>
      )}
    </ListBoxItem>
  )
}
