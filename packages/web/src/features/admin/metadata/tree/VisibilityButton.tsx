import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../../../api/session.ts'
import type { ListedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { useTables } from '../use-tables.ts'
import { isVisible } from './model.ts'
import styles from '../metadata.module.css'

interface VisibilityButtonProps {
  /** Of the table, or of what holds the tables. */
  name: string
  tables: readonly ListedTable[]
  /** It stands for the one table itself. */
  isOne?: boolean
}

/** Hides tables, or shows them when all are hidden. */
export function VisibilityButton({ name, tables, isOne = false }: VisibilityButtonProps) {
  const { data: user } = useQuery(currentUserOptions)
  const { show } = useTables()
  const isShown = tables.some(isVisible)
  const label = isOne
    ? isShown
      ? t('Hide {name}', { name })
      : t('Show {name}', { name })
    : isShown
      ? t('Hide all tables of {name}', { name })
      : t('Show all tables of {name}', { name })
  // Others may change some tables alone, which shows when they open one.
  if (tables.length === 0 || user?.is_superuser !== true) return null
  return (
    <span className={styles.toggle} data-hidden={!isShown || undefined}>
      <IconButton
        icon={isShown ? 'eye' : 'hidden'}
        label={label}
        isSmall
        onPress={() =>
          void show(
            tables.filter((table) => isVisible(table) === isShown),
            !isShown,
          )
        }
      />
    </span>
  )
}
