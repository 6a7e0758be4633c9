import { t } from '../../i18n/t.ts'
import { TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import type { DetailInputProps } from './DetailInput.tsx'

/** Which schemas are read: all, or by patterns of their names. */
export function FilterInput({ property, values, error, onChange }: DetailInputProps) {
  const { name } = property
  const type = values[`${name}-type`]
  const patterns = values[`${name}-patterns`]
  const way = type === 'inclusion' || type === 'exclusion' ? type : 'all'
  return (
    <>
      <Select
        label={property['display-name']}
        value={way}
        onChange={(next) => onChange({ [`${name}-type`]: next })}
        options={[
          { id: 'all', label: t('All') },
          { id: 'inclusion', label: t('Only these…') },
          { id: 'exclusion', label: t('All except…') },
        ]}
      />
      {way !== 'all' && (
        <TextInput
          label={way === 'inclusion' ? t('Only these') : t('All except')}
          help={t('Names with commas between them; * matches any letters.')}
          placeholder="public, sales_*"
          isMono
          value={typeof patterns === 'string' ? patterns : ''}
          onChange={(next) => onChange({ [`${name}-patterns`]: next })}
          {...(error !== undefined && { error })}
        />
      )}
    </>
  )
}
