import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../../api/card.ts'
import type { ValueSource } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { isVariable, tagsOf, type Choice, type SqlDraft, type Tag } from '../model/index.ts'
import { VariableForm } from './VariableForm.tsx'
import styles from './variables.module.css'

interface VariablesPanelProps {
  draft: SqlDraft
  /** The filters of its variables, and where the values that they offer come from. */
  parameters: readonly Parameter[]
  source: ValueSource
  idOf(name: string): string
  isReadOnly: boolean
  onTag(tag: Tag): void
  onChoice(name: string, choice: Choice): void
  onMove(name: string, by: -1 | 1): void
}

/** What the SQL asks its readers for. */
export function VariablesPanel(props: VariablesPanelProps) {
  const { draft, parameters, source, idOf, isReadOnly, onTag, onChoice, onMove } = props
  const tags = tagsOf(draft, idOf)
  const variables = tags.filter(isVariable)
  const parts = tags.filter((tag) => !isVariable(tag))
  if (tags.length === 0) {
    return (
      <Empty icon="expression" title={t('No variables')} isSmall>
        {t('Write {example} in the SQL to ask for a value, and put [[ ]] around the part that needs the value.', {
          example: '{{name}}',
        })}
      </Empty>
    )
  }
  return (
    <div className={styles.list}>
      {variables.map((tag, at) => {
        const parameter = parameters.find(({ id }) => id === tag.id)
        return (
          parameter && (
            <VariableForm
              key={tag.name}
              tag={tag}
              parameter={parameter}
              source={source}
              choice={ownValue(draft.choices, tag.name) ?? {}}
              database={draft.database}
              isReadOnly={isReadOnly}
              isFirst={at === 0}
              isLast={at === variables.length - 1}
              onTag={onTag}
              onChoice={(choice) => onChoice(tag.name, choice)}
              onMove={(by) => onMove(tag.name, by)}
            />
          )
        )
      })}
      {parts.length > 0 && (
        <section className={styles.variable}>
          <h3 className={styles.name}>{t('Snippets and saved questions used')}</h3>
          <ul className={styles.parts}>
            {parts.map(({ name }) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
