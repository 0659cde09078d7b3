import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { studioQuery } from '../../../state/queries'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { PlayerFacts } from './player-facts'
import { PlayerLedger } from './player-ledger'
import { PlayerOrders } from './player-orders'
import { PlayerPositions } from './player-positions'
import { wording } from './wording'

const words = wording.detail
const VIEWS = ['facts', 'positions', 'orders', 'ledger'] as const
type View = (typeof VIEWS)[number]

/** A player with what they own, hold and ordered, next to the list. */
export function PlayerDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(studioQuery('simPlayerDetail', { player_id: id }))
  const [view, show] = useView()
  return (
    <DetailDrawer
      width={980}
      title={query.data?.player.nick_name ?? wording.title}
      extra={<span className="st-soft st-number">{words.number(id)}</span>}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <>
          <Segmented<View>
            className="ct-views"
            aria-label={words.parts}
            options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onChange={show}
          />
          {view === 'facts' && <PlayerFacts detail={detail} />}
          {view === 'positions' && <PlayerPositions detail={detail} />}
          {view === 'orders' && <PlayerOrders player_id={id} />}
          {view === 'ledger' && <PlayerLedger player_id={id} />}
        </>
      )}
    </DetailDrawer>
  )
}

/** The address says which part is shown, next to the player, so that a link or the back button leads to it. */
function useView(): [View, (view: View) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'facts'
  const show = (next: View) => {
    const wanted = new URLSearchParams(search)
    wanted.set('view', next)
    void navigate({ search: wanted.toString() }, { preventScrollReset: true })
  }
  return [view, show]
}
