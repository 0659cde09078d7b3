import type { Host } from '@yingzao/renderer'
import type { Payload } from '../answers/answer'
import { contestOf, playerOf } from '../simulate/whose'

/** The span that is shown first. */
export const FIRST_PERIOD = 'all'

/** The query for a record, by the address of the page. */
export function detailQuery(
  page: Pick<Host, 'query'>,
  named: string,
  period: Payload<'simulateDetail'>['period'],
): Payload<'simulateDetail'> {
  return { player_id: playerOf(page), ...contestOf(page, named), period }
}
