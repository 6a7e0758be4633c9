import type { IconName } from '../../../../ui/Icon/Icon.tsx'
import { MenuAt, MenuItem, MenuSection, MenuSeparator } from '../../../../ui/Menu/index.ts'
import { t } from '../../../../i18n/t.ts'
import type { Level } from '../model/types.ts'

export interface MenuExtra {
  id: string
  label: string
  icon: IconName
  run(): void
}

interface LevelMenuProps {
  /** Where it opens; null closes it. */
  at: { x: number; y: number } | null
  label: string
  levels: readonly Level[]
  value: string | null
  lockedWhy: string | undefined
  extra: readonly MenuExtra[] | undefined
  onSet(level: string): void
  onClose(): void
}

/** The levels that a cell can have, and what else can be done with it. */
export function LevelMenu({ at, label, levels, value, lockedWhy, extra = [], onSet, onClose }: LevelMenuProps) {
  return (
    <MenuAt label={label} at={at} onClose={onClose}>
      {levels.length === 0 ? (
        <MenuItem id="locked" icon="lock" isDisabled>
          {lockedWhy ?? t('Nothing to choose here')}
        </MenuItem>
      ) : (
        <MenuSection title={label}>
          {levels.map(({ id, label: text, icon, key, description }) => (
            <MenuItem
              key={id}
              id={id}
              icon={id === value ? 'check' : icon}
              description={description}
              {...(key !== undefined && { keys: key })}
              textValue={text}
              onAction={() => onSet(id)}
            >
              {text}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      {extra.length > 0 && <MenuSeparator />}
      {extra.map(({ id, label: text, icon, run }) => (
        <MenuItem key={id} id={id} icon={icon} onAction={run}>
          {text}
        </MenuItem>
      ))}
    </MenuAt>
  )
}
