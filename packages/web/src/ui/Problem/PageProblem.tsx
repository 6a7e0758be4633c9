import { Problem, type ProblemProps } from './Problem.tsx'
import styles from './Problem.module.css'

/** A problem in place of the whole page. */
export function PageProblem(props: ProblemProps) {
  return (
    <div className={styles.page}>
      <Problem {...props} isPage />
    </div>
  )
}
