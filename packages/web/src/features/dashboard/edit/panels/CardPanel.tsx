import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Select } from '../../../../ui/Select/Select.tsx'
import { titleOf, virtualKind } from '../../../../models/dashboard/draft/index.ts'
import { useCardCommands } from '../grid/use-card-commands.ts'
import { useDraft, useDraftCard, useEditUi, useSession, useTab } from '../session.tsx'
import { ActionSettings } from './ActionSettings.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { QuestionSettings } from './QuestionSettings.tsx'
import { WordsSettings } from './WordsSettings.tsx'
import styles from '../edit.module.css'

/** What is set for one card, or for all that are chosen. */
export function CardPanel({ id }: { id: number }) {
  const { ui } = useSession()
  const { tabs } = useDraft()
  const tab = useTab()
  const card = useDraftCard(id)
  const commands = useCardCommands()
  const selected = useEditUi((state) => state.selected)
  if (card === undefined) return null
  const kind = virtualKind(card)
  const ids = selected.includes(id) ? selected : [id]
  const isMany = ids.length > 1
  const others = tabs.filter((one) => one.id !== tab)
  return (
    <PanelFrame title={isMany ? t('{n, plural, other {# cards}}', { n: ids.length }) : titleOf(card)}>
      {!isMany && kind === 'placeholder' && (
        <Button
          icon="question"
          variant="primary"
          onPress={() => ui.setState({ panel: { kind: 'questions', replaces: id } })}
        >
          {t('Choose a question')}
        </Button>
      )}
      {!isMany && kind === 'action' && <ActionSettings card={card} />}
      {!isMany &&
        kind !== 'action' &&
        (card.card_id === null ? <WordsSettings card={card} kind={kind} /> : <QuestionSettings card={card} />)}
      {others.length > 0 && (
        <Select
          label={t('Tab')}
          options={tabs.map((one) => ({ id: String(one.id), label: one.name }))}
          value={String(tab)}
          onChange={(to) => commands.toTab(ids, Number(to))}
        />
      )}
      <div className={styles.panelFoot}>
        <Button icon="copy" onPress={() => commands.duplicate(ids)}>
          {t('Duplicate')}
        </Button>
        <Button icon="trash" onPress={() => commands.remove(ids)}>
          {t('Remove')}
        </Button>
      </div>
      <p className={styles.note}>
        {t('Use the arrow keys to move the card, with Shift to resize it. Press Space to select several.')}
      </p>
    </PanelFrame>
  )
}
