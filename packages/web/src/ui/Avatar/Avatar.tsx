interface AvatarProps {
  name: string
}
export function Avatar({ name }: AvatarProps) {
  return <span aria-hidden>{name.slice(0, 1)}</span>
}
