import styles from './Exchange.module.css'

interface MessageTextProps {
  label: string
  lines: readonly string[]
  /** JSON or text; null for none. */
  children: unknown
}

/** Part of an exchange with another server, under its name. */
export function MessageText({ label, lines, children }: MessageTextProps) {
  const body = children === null || children === '' ? [] : [...(lines.length > 0 ? [''] : []), asText(children)]
  return (
    <figure className={styles.message}>
      <figcaption>{label}</figcaption>
      <pre className={styles.said} tabIndex={0} aria-label={label}>
        {[...lines, ...body].join('\n')}
      </pre>
    </figure>
  )
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))
