import { wording } from './wording'

/** How many more there are than the few shown, where no list could show them. */
export function Beyond({ count, shown }: { count: number; shown: number }) {
  if (count <= shown) return null
  return <p className="ho-none">{wording.beyond(count - shown)}</p>
}
