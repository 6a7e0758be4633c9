import type { Parameter } from '../../../api/card.ts'
import { Filter } from '../../../filters/bar/index.ts'
import { readValue, type ValueSource } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { Field } from '../../../ui/Form/index.ts'
import { withDefault, type Tag } from '../model/index.ts'
import styles from './variables.module.css'

interface DefaultInputProps {
  tag: Tag
  /** The filter of the variable. */
  parameter: Parameter
  source: ValueSource
  isReadOnly: boolean
  onTag(tag: Tag): void
}

/** The value that holds while a reader gives none, chosen as readers choose theirs. */
export function DefaultInput({ tag, parameter, source, isReadOnly, onTag }: DefaultInputProps) {
  const label = t('Default')
  return (
    <Field label={label}>
      <div className={styles.default}>
        <Filter
          parameter={{ ...parameter, name: label, required: false }}
          value={readValue(parameter, tag.default)}
          source={source}
          isDisabled={isReadOnly}
          onChange={(value) => onTag(withDefault(tag, parameter, value))}
        />
      </div>
    </Field>
  )
}
