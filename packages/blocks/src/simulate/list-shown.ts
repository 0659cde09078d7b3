import { ACTIVITY_NOT_FOUND, CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import { endOf, type Keyed, type Pages, type PagesEnd } from '../answers/pages'

/** `missing`: its owner is private or unknown. `unsigned`: the visitor is in no contest. */
export type ListEndName = PagesEnd | 'missing' | 'unsigned'

/** Returns what is shown below a list of simulated trading, or in its place; `code` is that of a refusal. */
export function listEndOf(pages: Pages<Keyed>, isOwn: boolean, code = 0): ListEndName {
  // Without any contest there is nothing to list.
  if (code === ACTIVITY_NOT_FOUND) return 'empty'
  if (code === CONTENT_NOT_FOUND) return isOwn ? 'unsigned' : 'missing'
  return endOf(pages)
}
