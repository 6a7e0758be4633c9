import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  clearSnippet,
  closeCompletion,
  completionKeymap,
  nextSnippetField,
  prevSnippetField,
  snippet,
  snippetKeymap,
  startCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { setDiagnostics } from '@codemirror/lint'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { useEffect, useRef, type RefObject } from 'react'
import { complete, type TextContext, type TextError } from '@querent/query/text/index.ts'
import { saySaid } from '../../../i18n/said.ts'
import styles from './formula.module.css'

/** What is done to the text from outside. */
export interface FormulaCommands {
  focus(): void
  /** Takes away the list of completions, also one that is about to open. */
  closeCompletions(): void
  /** Puts a call in place of the selection and selects its first argument; Tab goes to the next one. */
  insertCall(name: string, args: readonly string[]): void
}

export interface FormulaInputProps {
  /** Its accessible name. */
  label: string
  value: string
  hint: string
  context: TextContext
  errors: readonly TextError[]
  /** Set as long as the text is shown. */
  commands: RefObject<FormulaCommands | null>
  onChange(text: string): void
  /** Where the cursor stands, counted in UTF-16 units. */
  onPlace(place: number): void
  /** Mod+Enter. */
  onDone(): void
}

const ICONS = {
  column: 'property',
  segment: 'constant',
  metric: 'variable',
  function: 'function',
  operator: 'keyword',
  word: 'text',
} as const

/** The text of a formula: names and functions are completed, faults are underlined. Loaded when the first formula opens. */
export default function FormulaInput(props: FormulaInputProps) {
  const { label, value, hint, errors } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (place.current === null) return undefined
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.value,
        selection: { anchor: latest.current.value.length },
        extensions: [
          history(),
          closeBrackets(),
          EditorView.lineWrapping,
          placeholder(hint),
          EditorView.contentAttributes.of({ 'aria-label': label }),
          Prec.highest(
            keymap.of([
              {
                key: 'Mod-Enter',
                run: () => {
                  latest.current.onDone()
                  return true
                },
              },
            ]),
          ),
          keymap.of([...completionKeymap, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
          // The popover around it moves the focus by Tab and closes by Escape: it does not get the keys that mean an argument.
          snippetKeymap.of([
            { key: 'Tab', run: nextSnippetField, shift: prevSnippetField, stopPropagation: true },
            { key: 'Escape', run: clearSnippet, stopPropagation: true },
          ]),
          autocompletion({
            override: [(at) => suggest(at, latest.current.context)],
            activateOnTypingDelay: 0,
            icons: false,
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
            if (update.docChanged || update.selectionSet) latest.current.onPlace(update.state.selection.main.head)
          }),
        ],
      }),
    })
    view.current = made
    latest.current.commands.current = {
      focus: () => made.focus(),
      closeCompletions: () => void closeCompletion(made),
      insertCall(called, args) {
        const { from, to } = made.state.selection.main
        const fields = args.map((arg) => `\${${arg}}`).join(', ')
        snippet(`${called}(${fields})`)(made, null, from, to)
        made.focus()
      },
    }
    made.focus()
    return () => made.destroy()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once; what changes is told to it below
  }, [])

  useEffect(() => {
    const editor = view.current
    if (editor === null || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const editor = view.current
    if (editor === null) return
    const { length } = editor.state.doc
    const marks = errors.map(({ from, to, said }) => ({
      from: Math.min(from, length),
      to: Math.min(Math.max(to, from), length),
      message: saySaid(said),
      severity: 'error' as const,
    }))
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [errors])

  return <div ref={place} className={styles.input} />
}

function suggest(at: CompletionContext, context: TextContext): CompletionResult | null {
  const text = at.state.doc.toString()
  const { from, to, suggestions } = complete(text, at.pos, context)
  if (suggestions.length === 0 || (from === at.pos && !at.explicit && !/[[(,+\-*/<>=\s]$/.test(text.slice(0, at.pos))))
    return null
  return {
    from,
    to,
    filter: false,
    options: suggestions.slice(0, 60).map(({ kind, label, insert, detail, help }) => ({
      label,
      detail,
      type: ICONS[kind],
      ...(help !== '' && { info: help }),
      apply: (editor, _completion, start, end) => {
        editor.dispatch({ changes: { from: start, to: end, insert }, selection: { anchor: start + insert.length } })
        if (insert.endsWith('(')) startCompletion(editor)
      },
    })),
  }
}
