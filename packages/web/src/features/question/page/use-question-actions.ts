/** What can be done with a question: its head and menu, the palette and the keys draw the same actions. */
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import type { QuestionEditor } from './use-editor.ts'

export type Panel = 'steps' | 'display' | 'none'

interface Asking {
  editor: QuestionEditor
  isSaved: boolean
  /** The reader may ask the database in ways that are not saved. */
  mayAsk: boolean
  panel: Panel
  onSave(): void
  onSaveAs(): void
  onPanel(panel: Panel): void
  onSql(): void
  onRun(): void
  /** Shows the answer as a table, or as a chart unless it is one. */
  onDisplay(kind: 'table' | 'chart'): void
}

export type QuestionActions = ReturnType<typeof actionsOf>

/** Offers the actions to the palette and the keys, and returns them for the head. */
export function useQuestionActions(asking: Asking): QuestionActions {
  const actions = actionsOf(asking)
  useActions(Object.values(actions))
  return actions
}

function actionsOf(asking: Asking) {
  const { editor, mayAsk: isAllowed, panel, onPanel } = asking
  const section = t('Question')
  const areStepsOpen = panel === 'steps'
  return {
    save: { id: 'question.save', label: t('Save'), section, keys: 'mod+s', run: asking.onSave },
    undo: {
      id: 'question.undo',
      label: t('Undo'),
      icon: 'undo',
      section,
      keys: 'mod+z',
      run: () => editor.store.getState().undo(),
    },
    redo: {
      id: 'question.redo',
      label: t('Redo'),
      icon: 'redo',
      section,
      keys: 'mod+shift+z',
      run: () => editor.store.getState().redo(),
    },
    run: {
      id: 'question.run',
      label: t('Run again'),
      icon: 'refresh',
      section,
      keys: 'mod+enter',
      run: asking.onRun,
    },
    steps: {
      id: 'question.steps',
      label: areStepsOpen ? t('Hide the steps') : t('Show the steps'),
      icon: 'pencil',
      section,
      keys: 'e',
      isAllowed,
      run: () => onPanel(areStepsOpen ? 'none' : 'steps'),
    },
    display: {
      id: 'question.display',
      label: t('Display'),
      icon: 'sliders',
      section,
      run: () => onPanel(panel === 'display' ? 'none' : 'display'),
    },
    table: {
      id: 'question.table',
      label: t('Show as a table'),
      icon: 'table',
      section,
      keys: 'v t',
      run: () => asking.onDisplay('table'),
    },
    chart: {
      id: 'question.chart',
      label: t('Show as a chart'),
      icon: 'bar',
      section,
      keys: 'v c',
      run: () => asking.onDisplay('chart'),
    },
    sql: {
      id: 'question.sql',
      label: t('Show the SQL'),
      icon: 'sql',
      section,
      keys: 'v s',
      isAllowed,
      run: asking.onSql,
    },
    copy: {
      id: 'question.copy',
      label: t('Save as a copy'),
      icon: 'copy',
      section,
      isAllowed: isAllowed && asking.isSaved,
      run: asking.onSaveAs,
    },
  } satisfies Record<string, Action<IconName>>
}
