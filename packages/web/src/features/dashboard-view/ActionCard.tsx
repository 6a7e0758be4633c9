import { lazy, Suspense, useState } from 'react'
import type { RowValues, ShownAction } from '../../api/action.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { FilterValues } from '../../filters/index.ts'
import { t } from '../../i18n/t.ts'
import { useStable } from '../../lib/use-stable.ts'
import { valuesFromFilters, type Subject } from '../../models/action/index.ts'
import { Button, type ButtonProps } from '../../ui/Button/Button.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { toast } from '../../ui/Toast/index.ts'
import { ASK_AGAIN } from './ask-again.ts'
import styles from './ActionCard.module.css'

const ActionDialog = lazy(async () => ({ default: (await import('../action-form/index.ts')).ActionDialog }))
const ActionForm = lazy(async () => ({ default: (await import('../action-form/index.ts')).ActionForm }))
const FormPreview = lazy(async () => ({ default: (await import('../action-form/index.ts')).FormPreview }))

interface ActionCardProps {
  card: DashboardCard
  /** Where it is carried out; where it is only looked at there is none. */
  path: string | undefined
  /** Of the dashboard's filters. */
  values: FilterValues
}

/** An action on a dashboard: a button that opens its form, or the form itself. The cards are asked again afterwards. */
export function ActionCard({ card, path, values }: ActionCardProps) {
  const { action } = card
  const given = useStable(valuesFromFilters(card, values))
  if (action == null) return <Empty isSmall icon="action" title={t('This action is not available')} />
  const subject: Subject = { table: card.card?.name }
  const parts = { card, action, path, given, subject }
  return card.visualization_settings['actionDisplayType'] === 'form' ? (
    <FormCard {...parts} />
  ) : (
    <ButtonCard {...parts} />
  )
}

interface PartProps extends Omit<ActionCardProps, 'values'> {
  action: ShownAction
  given: RowValues
  subject: Subject
}

/** By the names of the contract. */
const VARIANTS = new Map<unknown, NonNullable<ButtonProps['variant']>>([
  ['primary', 'primary'],
  ['success', 'primary'],
  ['danger', 'danger'],
  ['borderless', 'quiet'],
])

function ButtonCard({ card, action, path, given, subject }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const { 'button.label': label, 'button.variant': variant } = card.visualization_settings
  const press = () => (action.database_enabled_actions === false ? sayTurnedOff() : setOpen(true))
  return (
    <div className={styles.button} inert={path === undefined}>
      <Button isWide variant={VARIANTS.get(variant) ?? 'plain'} {...(path !== undefined && { onPress: press })}>
        {typeof label === 'string' && label.trim() !== '' ? label : action.name}
      </Button>
      {isOpen && path !== undefined && (
        <Suspense>
          <ActionDialog
            action={action}
            path={path}
            given={given}
            subject={subject}
            onClose={() => setOpen(false)}
            onDone={(said) => {
              setOpen(false)
              sayDone(said)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function FormCard({ card, action, path, given, subject }: PartProps) {
  const { 'button.label': label } = card.visualization_settings
  const title = typeof label === 'string' && label.trim() !== '' ? label : action.name
  if (path === undefined) {
    return (
      <div className={styles.form}>
        <h2 className={styles.title}>{title}</h2>
        <Suspense>
          <FormPreview action={action} subject={subject} isBare />
        </Suspense>
      </div>
    )
  }
  return (
    <section className={styles.form} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {action.database_enabled_actions === false ? (
        <p className={styles.off}>{turnedOff()}</p>
      ) : (
        <Suspense>
          {/* What was typed for one row is not meant for another. */}
          <ActionForm
            key={JSON.stringify(given)}
            action={action}
            path={path}
            given={given}
            subject={subject}
            onDone={sayDone}
          />
        </Suspense>
      )}
    </section>
  )
}

const turnedOff = () => t('Changes to this data are turned off. An administrator can turn them on.')
const sayTurnedOff = () => toast({ text: turnedOff(), tone: 'bad' })

function sayDone(said: string): void {
  toast({ text: said, tone: 'good' })
  document.dispatchEvent(new Event(ASK_AGAIN))
}
