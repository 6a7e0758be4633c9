import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { recentsOptions } from '../../api/activity.ts'
import { searchOptions } from '../../api/search.ts'
import { peopleOptions, type Person } from '../../api/user.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import { actionStore, allActions } from '../../lib/actions.ts'
import { urlOfItem, urls } from '../../lib/urls.ts'
import { BareDialog } from '../../ui/Dialog/BareDialog.tsx'
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx'
import { Kbd } from '../../ui/Kbd/Kbd.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { hrefOf } from '../base-path.ts'
import { iconOfKind } from '../../models/items/index.ts'
import { closePalette, takeTyped } from './palette-store.ts'
import { completedScope, fitOf, scopeOf } from './rank.ts'
import styles from './Palette.module.css'

interface Entry {
  id: string
  section: string
  label: string
  note?: string
  icon: IconName
  keys?: string
  /** For a window of its own. */
  href?: string
  /** A collection that Tab narrows the search to. */
  place?: Place
  run(): void
}

interface Place {
  id: number
  name: string
}

const FOUND_KINDS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'table', 'database']
const MOST_ACTIONS = 6
const MOST_FOUND = 12
const TYPING_MS = 120

/** Everything at one place: what can be done here, and what can be found. */
export function Palette() {
  return (
    <BareDialog isOpen onOpenChange={(next) => !next && closePalette()} label={t('Search')}>
      <Search />
    </BareDialog>
  )
}

function Search() {
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(0)
  const [within, setWithin] = useState<Place | null>(null)
  const entries = useEntries(typed, within)
  const listId = useId()
  useEffect(() => setCurrent(0), [typed, within])
  // The field has the focus by now.
  useEffect(() => {
    const before = takeTyped()
    setTyped((now) => before + now)
  }, [])
  const active = Math.min(current, entries.length - 1)

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) setCurrent((active + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      choose(entries[active], event.ctrlKey || event.metaKey)
    else if (event.key === 'Tab' && !event.shiftKey) {
      const next = completedScope(typed, { actions: t('Actions'), tables: t('Tables'), people: t('People') })
      const place = entries.find((entry) => entry.place !== undefined)?.place
      if (next !== null) setTyped(next)
      else if (place !== undefined && within === null) {
        setWithin(place)
        setTyped('')
      } else return
    } else if (event.key === 'Backspace' && typed === '' && within !== null) setWithin(null)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Icon name="search" />
        {within !== null && <span className={styles.within}>{t('in: {name}', { name: within.name })}</span>}
        <input
          autoFocus
          className={styles.input}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={entries[active] && `${listId}-${active}`}
          aria-label={within === null ? t('Search') : t('Search in {name}', { name: within.name })}
          placeholder={within === null ? t('Search, > for actions, # for tables, @ for people') : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={listId} aria-label={t('Results')} className={styles.list}>
        {entries.map((entry, at) => (
          <div key={entry.id} role="presentation">
            {entry.section !== entries[at - 1]?.section && <div className={styles.heading}>{entry.section}</div>}
            <div
              role="option"
              id={`${listId}-${at}`}
              tabIndex={-1}
              aria-selected={at === active}
              className={styles.entry}
              ref={at === active ? scrollIntoView : undefined}
              onPointerMove={() => setCurrent(at)}
              onClick={(event) => choose(entry, event.ctrlKey || event.metaKey)}
              onKeyDown={onKeyDown}
            >
              <Icon name={entry.icon} />
              <span className={styles.label}>{entry.label}</span>
              {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
              {entry.keys !== undefined && <Kbd keys={entry.keys} />}
            </div>
          </div>
        ))}
        {entries.length === 0 && <div className={styles.none}>{t('Nothing found')}</div>}
      </div>
    </div>
  )
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function choose(entry: Entry | undefined, isNewTab = false): void {
  if (entry === undefined) return
  closePalette()
  if (isNewTab && entry.href !== undefined) window.open(hrefOf(entry.href), '_blank', 'noopener')
  else entry.run()
}

/**
 * Actions that fit, then what was seen lately or what the server finds, then the page of the search. Within a collection only
 * what lies there.
 */
function useEntries(typed: string, within: Place | null): Entry[] {
  const router = useRouter()
  const lists = useStore(actionStore, (state) => state.lists)
  const { scope, text } = scopeOf(typed)
  const asked = useDebounced(text, TYPING_MS)
  const { data: recents = [] } = useQuery(recentsOptions)
  const { data: page, isPlaceholderData: isOlder } = useQuery({
    ...searchOptions({
      q: asked,
      limit: MOST_FOUND,
      models: scope === 'tables' ? ['table'] : FOUND_KINDS,
      ...(within !== null && { collection: within.id }),
    }),
    enabled: scope === 'tables' || (scope === 'all' && (asked.length > 0 || within !== null)),
    placeholderData: (before) => before,
  })
  const { data: people = [] } = useQuery({ ...peopleOptions, enabled: scope === 'people' })
  const answer = useMemo(() => ({ found: page?.data ?? [], of: isOlder ? null : asked }), [page, isOlder, asked])
  // It may come a moment later than the text it answers, so it tells which one that is.
  const { found, of } = useDeferredValue(answer)
  return useMemo(() => {
    const goTo = (href: string) => () => void router.navigate({ href })
    const actions = allActions(lists)
      .filter(({ isHidden }) => isHidden !== true)
      .map((action) => ({ action, fit: fitOf(text, action.label) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, scope === 'all' && text === '' ? MOST_ACTIONS : scope === 'actions' ? undefined : MOST_FOUND)
      .map(({ action }): Entry => {
        const { id, section, label, keys, run, icon = 'chevron-right' } = action
        return {
          id,
          section: text === '' ? section : t('Actions'),
          label,
          icon: icon as IconName,
          run,
          ...(keys && { keys }),
        }
      })
    // What an earlier search found stays only as far as it fits, so that Enter never opens something else.
    const stillFits = ({ name }: { name: string }) => text === of || fitOf(text, name) > 0
    const isFresh = text === '' && scope === 'all' && within === null
    // What was seen lately is found beside slips too, which the server does not forgive.
    const seen =
      text === '' || scope !== 'all' || within !== null ? [] : recents.filter(({ name }) => fitOf(text, name) > 0)
    const keyOf = ({ model, id }: { model: string; id: number | string }) => `${model}-${id}`
    const others = found.filter(stillFits)
    const known = new Set(others.map(keyOf))
    const fitting = [...others, ...seen.filter((item) => !known.has(keyOf(item)))]
    const things = (isFresh ? recents : fitting).slice(0, MOST_FOUND).map((item): Entry => ({
      id: `${item.model}-${item.id}`,
      section: scope === 'tables' ? t('Tables') : isFresh ? t('Recently viewed') : t('Results'),
      label: item.name,
      note: 'collection' in item ? collectionName(item.collection) : '',
      icon: iconOfKind(item.model),
      ...(item.model === 'collection' && { place: { id: Number(item.id), name: item.name } }),
      href: urlOfItem(item),
      run: goTo(urlOfItem(item)),
    }))
    const all: Entry = {
      id: 'search.all',
      section: t('Results'),
      label: t('Search for “{text}” everywhere', { text }),
      icon: 'search',
      href: urls.search(text),
      run: goTo(urls.search(text)),
    }
    if (scope === 'actions') return actions
    if (scope === 'people') return peopleEntries(people, text, goTo)
    if (scope === 'tables' || within !== null) return things
    return text === '' ? [...things, ...actions] : [...things, all, ...actions]
  }, [router, lists, scope, text, recents, found, of, within, people])
}

/** People whose name or address fits; each leads to what they worked on. */
function peopleEntries(people: readonly Person[], text: string, goTo: (href: string) => () => void): Entry[] {
  return people
    .map((person) => ({ person, fit: Math.max(fitOf(text, person.common_name), fitOf(text, person.email ?? '')) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_FOUND)
    .map(({ person: { id, common_name, email } }) => ({
      id: `person-${id}`,
      section: t('What they worked on'),
      label: common_name,
      note: email ?? '',
      icon: 'person',
      href: `${urls.search()}?by=${id}`,
      run: goTo(`${urls.search()}?by=${id}`),
    }))
}
