import { piecesOf } from './model.ts'
import styles from './SearchPage.module.css'

/** A text with what was searched for marked in it. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  return piecesOf(text, searched).map((piece, at) =>
    piece.isMatch ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
