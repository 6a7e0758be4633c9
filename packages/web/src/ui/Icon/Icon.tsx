import { ICONS, type IconName } from './icons.ts'

export type { IconName } from './icons.ts'

interface IconProps {
  name: IconName
  /** In pixels; 16 unless told. */
  size?: number
  /** For an icon that stands alone; one beside words is decoration and needs none. */
  label?: string
}

/** An icon in the color of the text around it. */
export function Icon({ name, size = 16, label }: IconProps) {
  const Shape = ICONS[name]
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Shape size={size} strokeWidth={1.75} style={{ flex: 'none' }} {...named} />
}
