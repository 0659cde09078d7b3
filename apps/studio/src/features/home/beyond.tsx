import { wording } from './wording'

/** How many there are that are not among the few, where no list could show them. */
export function Beyond({ count, shown }: { count: number; shown: number }) {
  if (count <= shown) return null
  return <p className="ho-none">{wording.beyond(count - shown)}</p>
}
