import { t } from '../../../i18n/t.ts'
import { TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import type { ActionDraft, EditDraft } from './draft.ts'
import { Headers } from './Headers.tsx'
import { Part } from './Part.tsx'
import { METHODS, type RequestDraft } from './request.ts'
import styles from '../actions.module.css'

interface RequestPartProps {
  draft: ActionDraft
  /** Why the server refused it, by part of the request. */
  errors: Readonly<Record<string, string>>
  onEdit: EditDraft
}

/** The request that is sent. */
export function RequestPart({ draft: { request }, errors, onEdit }: RequestPartProps) {
  const change = (more: Partial<RequestDraft>) =>
    onEdit((before) => ({ ...before, request: { ...before.request, ...more } }), Object.keys(more).join())
  return (
    <Part title={t('Request')}>
      <Address request={request} error={errors['url']} onChange={change} />
      <Headers headers={request.headers} error={errors['headers']} onChange={(headers) => change({ headers })} />
      {request.method !== 'GET' && (
        <TextArea
          label={t('Body (JSON)')}
          isOptional
          isMono
          placeholder={'{"text": "{{text}}"}'}
          value={request.body}
          onChange={(body) => change({ body })}
          {...(errors['body'] !== undefined && { error: errors['body'] })}
        />
      )}
      <p className={styles.note}>
        {t('Write {example} to ask for a value, and put [[ ]] around the part that needs the value.', {
          example: '{{name}}',
        })}
      </p>
    </Part>
  )
}

interface AddressProps {
  request: RequestDraft
  error: string | undefined
  onChange(more: Partial<RequestDraft>): void
}

function Address({ request: { method, url }, error, onChange }: AddressProps) {
  return (
    <div className={styles.address}>
      <Select
        label={t('Method')}
        options={METHODS.map((id) => ({ id, label: id }))}
        value={method}
        onChange={(next) => onChange({ method: next })}
      />
      <TextInput
        label={t('Address')}
        placeholder="https://example.com/orders/{{id}}"
        isMono
        value={url}
        onChange={(next) => onChange({ url: next })}
        {...(error !== undefined && { error })}
      />
    </div>
  )
}
