import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { CodeProps } from './Code.tsx'
import { completion } from './complete.ts'
import { language } from './language.ts'
import styles from './Code.module.css'

/** The editor itself; `Code` loads it. */
export function CodeEditor(props: CodeProps) {
  const { label, value, dialect = 'postgres', isReadOnly = false, isFocused = false, diagnostics, ref } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  latest.current = props
  const speaking = useRef(new Compartment())
  const locked = useRef(new Compartment())

  // Before others are handed the editor, who may use it at once.
  useLayoutEffect(() => {
    if (place.current === null) return undefined
    const run = () => {
      latest.current.onRun?.()
      return true
    }
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          bracketMatching(),
          closeBrackets(),
          indentOnInput(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label }),
          locked.current.of(EditorState.readOnly.of(isReadOnly)),
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run, shift: run }])),
          keymap.of([
            ...completionKeymap,
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          completion(() => latest.current),
          speaking.current.of(language(dialect)),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
            if (update.selectionSet || update.docChanged) {
              latest.current.onSelect?.(!update.state.selection.main.empty)
            }
          }),
        ],
      }),
    })
    view.current = made
    if (isFocused) made.focus()
    return () => made.destroy()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once; what changes is told to it below
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      insert: (text) => {
        const editor = view.current
        if (editor === null) return
        editor.dispatch(editor.state.replaceSelection(text), { scrollIntoView: true })
        editor.focus()
      },
      selection: () => {
        const state = view.current?.state
        return state?.sliceDoc(state.selection.main.from, state.selection.main.to) ?? ''
      },
      goTo: (at) => {
        const editor = view.current
        if (editor === null) return
        editor.dispatch({ selection: { anchor: Math.min(at, editor.state.doc.length) }, scrollIntoView: true })
        editor.focus()
      },
      focus: () => view.current?.focus(),
    }),
    [],
  )

  useEffect(() => {
    const editor = view.current
    if (editor === null || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({ effects: speaking.current.reconfigure(language(dialect)) })
  }, [dialect])

  // Whether somebody may write is often known only after the editor is there.
  useEffect(() => {
    view.current?.dispatch({ effects: locked.current.reconfigure(EditorState.readOnly.of(isReadOnly)) })
  }, [isReadOnly])

  useEffect(() => {
    const editor = view.current
    if (editor === null) return
    const { length } = editor.state.doc
    const within = (diagnostics ?? []).map(({ from, to, message }) => ({
      from: Math.min(from, length),
      to: Math.min(Math.max(to, from), length),
      message,
      severity: 'error' as const,
    }))
    editor.dispatch(setDiagnostics(editor.state, within))
  }, [diagnostics])

  return <div ref={place} className={styles.code} />
}
