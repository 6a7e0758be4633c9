import styles from './auth.module.css'

/** Why it did not go on, when no input is to blame; heard when it comes. */
export function Refused({ reason }: { reason: string | undefined }) {
  return reason === undefined ? null : (
    <p className={styles.refused} role="alert">
      {reason}
    </p>
  )
}
