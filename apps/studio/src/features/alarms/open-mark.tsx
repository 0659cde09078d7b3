import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

/** Gateways check every ten minutes. */
const AGAIN_MS = 5 * 60_000

/** How many active alarms nobody has seen. When the number is not known, the menu shows nothing. */
export function OpenMark() {
  const { data } = useQuery({
    ...studioQuery('alarmCount', {}),
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
  })
  if (!data?.open) return null
  return (
    <b className="st-nav-count st-number" title={wording.openCount(data.open)}>
      {data.open > 99 ? '99+' : data.open}
    </b>
  )
}
