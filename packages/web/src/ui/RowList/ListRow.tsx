import type { ReactNode } from 'react'
import styles from './RowList.module.css'

interface ListRowProps {
  /** In front of the words, such as an icon or an avatar. */
  start?: ReactNode
  name: ReactNode
  /** Beside the name. */
  badges?: ReactNode
  /** Under the name, in small type. */
  note?: ReactNode
  /** Shown when the pointer rests on the note. */
  noteTitle?: string
  /** Behind the words, such as when it was used and a menu. */
  children?: ReactNode
  /** Gives rows columns of their own: it wins over the layout here. */
  className?: string | undefined
}

/** A row of a `RowList`: what it is and what is said about it. */
export function ListRow({ start, name, badges, note, noteTitle, children, className }: ListRowProps) {
  return (
    <li className={className === undefined ? styles.row : `${styles.row} ${className}`}>
      {start}
      <div className={styles.words}>
        <span className={styles.name}>
          <span>{name}</span>
          {badges}
        </span>
        {note !== undefined && (
          <span className={styles.note} title={noteTitle}>
            {note}
          </span>
        )}
      </div>
      {children}
    </li>
  )
}
