import styles from './Avatar.module.css'

interface AvatarProps {
  /** Of the person or group; its initials are shown. */
  name: string
  /** In pixels; 24 unless told. */
  size?: number
}

/** The initials of somebody whose name stands beside it. */
export function Avatar({ name, size = 24 }: AvatarProps) {
  const initials = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
  const shown = initials.length > 1 ? [initials[0], initials.at(-1)] : initials
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.42) }}
      aria-hidden
    >
      {shown.join('').toLocaleUpperCase()}
    </span>
  )
}
