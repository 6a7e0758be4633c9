/** What stands on a dashboard besides cards. */
import type { Reference } from './references.ts'

const ALIGNED_TOP = { 'text.align_vertical': 'top', 'dashcard.background': false }

/** @param markdown `{{slug}}` is the value of a filter, and `[[ ]]` is left out without one. */
export function text(markdown: string) {
  return { ...virtual('text'), text: markdown, ...ALIGNED_TOP }
}

export function heading(words: string) {
  return { ...virtual('heading'), text: words, 'dashcard.background': false }
}

/** A link to other content of the examples, which shows its name. */
export function link(id: Reference, model: 'card' | 'dataset' | 'dashboard') {
  return { ...virtual('link'), link: { entity: { id, model } } }
}

/** A button that opens the form of an action. */
export function button(label: string) {
  return { ...virtual('action'), actionDisplayType: 'button', 'button.variant': 'primary', 'button.label': label }
}

function virtual(display: string) {
  return {
    virtual_card: { name: null, display, visualization_settings: {}, dataset_query: {}, archived: false },
  }
}
