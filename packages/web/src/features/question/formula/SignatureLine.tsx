import type { Signature } from '@querent/query/text/index.ts'
import { argumentsIn } from './arguments-in.ts'
import styles from './formula.module.css'

/** The function that is being typed: its arguments, the one at the cursor in bold, and what it does. */
export function SignatureLine({ signature: { text, help, shown } }: { signature: Signature }) {
  const { before, names, after } = argumentsIn(text)
  return (
    <div className={styles.signature}>
      <code>
        {before}
        {names.map((name, at) => (
          <span key={name}>
            {at > 0 && ', '}
            {at === shown ? <b>{name}</b> : name}
          </span>
        ))}
        {after}
      </code>
      {help !== '' && <p>{help}</p>}
    </div>
  )
}
