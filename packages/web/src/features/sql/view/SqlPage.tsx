import { useLocation } from '@tanstack/react-router'
import { readQuestionHash } from '../../../lib/url.ts'
import { SqlEditor } from './SqlEditor.tsx'

/** A new question in SQL, or the one in the hash of the address. */
export function SqlPage() {
  const hash = useLocation({ select: (location) => location.hash })
  return <SqlEditor key={hash} question={hash === '' ? null : readQuestionHash(hash)} />
}
