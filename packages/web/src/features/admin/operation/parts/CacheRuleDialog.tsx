import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CacheModel, CacheRule, CacheStrategy } from '../../../../api/caching.ts'
import { databasesOptions } from '../../../../api/database.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Field, Form } from '../../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../../ui/Picker/index.ts'
import { Segmented } from '../../../../ui/Segmented/Segmented.tsx'
import { StrategyFields } from './StrategyFields.tsx'
import styles from './operation.module.css'

interface CacheRuleDialogProps {
  /** What is changed; undefined for a new one. */
  rule: CacheRule | undefined
  name: string | undefined
  onClose(): void
  onSave(rule: CacheRule): Promise<void>
}

const FIRST: CacheStrategy = { type: 'duration', duration: 24, unit: 'hours', refresh_automatically: false }

/** For how long results of something are kept. */
export function CacheRuleDialog({ rule, name, onClose, onSave }: CacheRuleDialogProps) {
  const client = useQueryClient()
  const { data: databases = [] } = useQuery(databasesOptions)
  const [model, setModel] = useState<Exclude<CacheModel, 'root'>>('database')
  const [id, setId] = useState<string | null>(null)
  const [known, setKnown] = useState<readonly PickerOption[]>([])
  const [strategy, setStrategy] = useState<CacheStrategy>(
    rule === undefined || (rule.model === 'root' && rule.strategy.type === 'nocache') ? FIRST : rule.strategy,
  )
  const [isSaving, setSaving] = useState(false)
  const [reason, setReason] = useState<string>()

  async function search(text: string): Promise<PickerOption[]> {
    const models = model === 'dashboard' ? ['dashboard'] : ['card', 'dataset', 'metric']
    const page = await client.fetchQuery(searchOptions({ q: text, models, limit: 50 }))
    const options = page.data.map((item) => ({ id: String(item.id), label: item.name }))
    setKnown(options)
    return options
  }

  async function save(close: () => void): Promise<void> {
    const target = rule ?? (id === null ? undefined : { model, model_id: Number(id) })
    if (target === undefined) return
    setSaving(true)
    setReason(undefined)
    try {
      await onSave({ model: target.model, model_id: target.model_id, strategy })
      close()
    } catch (error) {
      setReason(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      title={name === undefined ? t('Add a rule') : t('Rule for {name}', { name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={rule === undefined && id === null}
            isPending={isSaving}
            onPress={() => void save(close)}
          >
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form>
        {rule === undefined && (
          <>
            <Segmented
              label={t('Rule for')}
              value={model}
              onChange={(next) => {
                setModel(next)
                setId(null)
              }}
              segments={[
                { id: 'database', label: t('Database') },
                { id: 'dashboard', label: t('Dashboard') },
                { id: 'question', label: t('Question') },
              ]}
            />
            <Field label={t('Item')}>
              <div>
                <PickerButton
                  key={model}
                  label={t('Item')}
                  {...(model === 'database'
                    ? { options: databases.map((one) => ({ id: String(one.id), label: one.name })) }
                    : { search, known })}
                  value={id}
                  onChange={setId}
                />
              </div>
            </Field>
          </>
        )}
        <StrategyFields strategy={strategy} onChange={setStrategy} />
        {reason !== undefined && (
          <p className={styles.bad} role="alert">
            {reason}
          </p>
        )}
      </Form>
    </Dialog>
  )
}
