import styles from './preview.module.css'

interface PreviewHeadProps {
  name: string
  description: string | null
}

/** What the version was called, and what was said about it. */
export function PreviewHead({ name, description }: PreviewHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.name}>{name}</p>
      {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
    </div>
  )
}
