import { t } from '../../../i18n/t.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import type { ActionDraft, EditDraft } from './draft.ts'
import { Part } from './Part.tsx'

interface AnswerPartProps {
  draft: ActionDraft
  /** Why the server refused them. */
  errors: Readonly<Record<string, string>>
  onEdit: EditDraft
}

/** What is made of the answer. */
export function AnswerPart({ draft: { request }, errors, onEdit }: AnswerPartProps) {
  const input = (key: 'responseHandle' | 'errorHandle', name: string) => ({
    isMono: true,
    value: request[key],
    onChange: (text: string) => onEdit((before) => ({ ...before, request: { ...before.request, [key]: text } }), key),
    ...(errors[name] !== undefined && { error: errors[name] }),
  })
  return (
    <Part title={t('Answer')}>
      <TextInput
        label={t('Result')}
        isOptional
        placeholder=".body.id"
        help={t('A jq expression over {input}. Without one, the action gives nothing back.', {
          input: '{status, headers, body}',
        })}
        {...input('responseHandle', 'response_handle')}
      />
      <TextInput
        label={t('Error')}
        isOptional
        placeholder=".status >= 400"
        help={t('The action fails where this gives anything but false or null. A text is what people read.')}
        {...input('errorHandle', 'error_handle')}
      />
    </Part>
  )
}
