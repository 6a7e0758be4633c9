import { memo } from 'react'
import type { CellText } from '@querent/viz/grid/index.ts'
import styles from './frame.module.css'

/** The text of a cell, as link or picture where its column says so. */
export const CellView = memo(function CellView({ shown }: { shown: CellText }) {
  if (shown.kind === 'image' && shown.url !== undefined) {
    return <img className={styles.image} src={shown.url} alt={shown.text} loading="lazy" />
  }
  if ((shown.kind === 'link' || shown.kind === 'email') && shown.url !== undefined) {
    return (
      <a className={styles.link} href={shown.url} target="_blank" rel="noreferrer" tabIndex={-1}>
        {shown.text}
      </a>
    )
  }
  return shown.text
})
