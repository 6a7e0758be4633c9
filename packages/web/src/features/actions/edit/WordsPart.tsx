import type { ShownAction } from '../../../api/action.ts'
import { t } from '../../../i18n/t.ts'
import { doneText, submitText } from '../../../models/action/index.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import { withSetting, type ActionDraft, type EditDraft } from './draft.ts'
import { Part } from './Part.tsx'

interface WordsPartProps {
  draft: ActionDraft
  /** As it would be saved. */
  action: ShownAction
  onEdit: EditDraft
}

/** What the button says, and what is said before and after. */
export function WordsPart({ draft, action, onEdit }: WordsPartProps) {
  const { visualization_settings: _settings, ...bare } = action
  const usual = { ...bare, visualization_settings: {} }
  const input = (key: string) => ({
    value: String(draft.settings[key] ?? ''),
    onChange: (text: string) => onEdit((before) => withSetting(before, key, text), key),
  })
  return (
    <Part title={t('Button and messages')}>
      <TextInput label={t('Button text')} placeholder={submitText(usual)} {...input('submitButtonLabel')} />
      <TextInput
        label={t('Confirmation question')}
        isOptional
        placeholder={t('Are you sure?')}
        {...input('confirmMessage')}
      />
      <TextInput
        label={t('Success message')}
        placeholder={doneText(usual, RESULTS[draft.kind])}
        {...input('successMessage')}
      />
    </Part>
  )
}

const RESULTS = {
  'row/create': { 'created-row': {} },
  'row/update': { 'rows-updated': [1] },
  'row/delete': { 'rows-deleted': [1] },
  query: { 'rows-affected': 1 },
  http: {},
}
