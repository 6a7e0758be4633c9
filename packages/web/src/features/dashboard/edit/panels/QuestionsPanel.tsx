import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cardOptions } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { searchOptions, type SearchResult } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { urls } from '../../../../lib/urls.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../../ui/Form/index.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { iconOfKind } from '../../../../models/items/item/index.ts'
import { fillPlace, replaceCard } from '../../../../models/dashboard/draft/index.ts'
import { connect, guessConnections, type Candidate } from '../../../../models/dashboard/wiring/index.ts'
import { focusHandle } from '../grid/use-card-commands.ts'
import { useSession, useTab } from '../session.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import styles from '../edit.module.css'

interface QuestionsPanelProps {
  /** The card whose question is replaced. */
  replaces?: number | undefined
  candidates: readonly Candidate[]
}

/** Saved questions to put on the dashboard; stays open for several. */
export function QuestionsPanel({ replaces, candidates }: QuestionsPanelProps) {
  const { editor, ui } = useSession()
  const client = useQueryClient()
  const tab = useTab()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 150)
  const list = useRef<HTMLUListElement>(null)
  // Enter adds the first; while it is still searched for, it waits.
  const [isWaiting, setWaiting] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchOptions({ ...(q !== '' && { q }), models: ['card', 'dataset', 'metric'], limit: 30 }),
    placeholderData: keepPreviousData,
  })

  const isFresh = q === text.trim() && data !== undefined && !isPlaceholderData
  useEffect(() => {
    if (!isWaiting || !isFresh) return
    setWaiting(false)
    const [first] = data.data
    if (first !== undefined) void add(first)
  })

  function move(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const here = buttons.findIndex((button) => button === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) buttons[here + step]?.focus()
    else if (event.key === 'Enter' && here < 0 && text !== '' && !event.nativeEvent.isComposing) setWaiting(true)
    else return
    event.preventDefault()
  }

  // New cards are connected as the others are, once their columns are known.
  const unwired = useRef(new Set<number>())
  useEffect(() => {
    for (const candidate of candidates) {
      if (!unwired.current.has(candidate.dashcardId) || candidate.options.length === 0) continue
      unwired.current.delete(candidate.dashcardId)
      const { draft, edit } = editor.getState()
      const guesses = guessConnections(draft, candidate, candidates)
      if (guesses.size === 0) continue
      edit(t('Connect filters'), (now) =>
        [...guesses].reduce((next, [filterId, connection]) => connect(next, filterId, connection), now),
      )
    }
  }, [candidates, editor])

  async function add({ id, name }: SearchResult): Promise<void> {
    try {
      const { value: card } = await client.fetchQuery(cardOptions(id))
      const { edit } = editor.getState()
      const before = editor.getState().draft.dashcards
      if (replaces === undefined) {
        edit(t('Add “{name}”', { name }), (draft) => fillPlace(draft, card, tab))
        ui.setState({ said: t('Added “{name}”', { name }) })
        const added = newOf(before, editor.getState().draft.dashcards, id)
        if (added === undefined) return
        unwired.current.add(added)
        requestAnimationFrame(() =>
          document.querySelector(`[data-card="${added}"]`)?.scrollIntoView({ block: 'nearest' }),
        )
      } else {
        edit(t('Replace a question'), (draft) => replaceCard(draft, replaces, card))
        ui.setState({ selected: [replaces], panel: { kind: 'card', id: replaces } })
        focusHandle(replaces)
      }
    } catch (reason) {
      toast({ text: reason instanceof Error ? reason.message : String(reason), tone: 'bad' })
    }
  }

  return (
    <PanelFrame title={replaces === undefined ? t('Add a question') : t('Replace the question')}>
      <div onKeyDown={move}>
        <SearchInput
          label={t('Search for questions')}
          value={text}
          onChange={(next) => {
            setWaiting(false)
            setText(next)
          }}
          autoFocus
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={8} />
        ) : (
          <Problem isSmall title={t('The search failed')} onRetry={() => void refetch()}>
            {error.message}
          </Problem>
        )
      ) : data.data.length === 0 ? (
        <Empty
          isSmall
          title={q === '' ? t('There are no saved questions yet') : t('No results for “{text}”', { text: q })}
          {...(q === '' && {
            action: (
              <Link variant="button" icon="plus" href={urls.newQuestion}>
                {t('Ask a question')}
              </Link>
            ),
          })}
        >
          {q === '' && t('Save one to add it to this dashboard.')}
        </Empty>
      ) : (
        <ul ref={list} className={styles.found} onKeyDown={move}>
          {data.data.map((item) => (
            <li key={item.id}>
              <Button
                isWide
                isStart
                variant="quiet"
                icon={iconOfKind(item.model)}
                aria-label={t('Add “{name}”', { name: item.name })}
                onPress={() => void add(item)}
              >
                {item.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  )
}

/** The card that shows the question and did not before. */
function newOf(
  before: readonly DashboardCard[],
  after: readonly DashboardCard[],
  question: number,
): number | undefined {
  const had = new Map(before.map((card) => [card.id, card.card_id]))
  return after.find(({ id, card_id }) => card_id === question && had.get(id) !== question)?.id
}
