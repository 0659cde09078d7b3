import { Segmented } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { DetailDrawer } from '../../ui/detail-drawer'
import { Cities } from './cities/cities'
import { Posters } from './posters/posters'
import { Speeches } from './speeches/speeches'
import { TourFacts } from './tour-facts'
import type { TourRow } from './tour-rows'
import { wording } from './wording'

const words = wording.detail
const VIEWS = ['facts', 'cities', 'speeches', 'posters'] as const
type View = (typeof VIEWS)[number]

/** A tour with its cities, its talks and its posters, beside the list. */
export function TourDrawer({ tour, onClose }: { tour: TourRow; onClose: () => void }) {
  const [view, show] = useView()
  return (
    <DetailDrawer
      width={960}
      title={tour.title}
      extra={<span className="st-soft">{tour.tour_id}</span>}
      query={{ data: tour, error: null, refetch: async () => ({}) as never }}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <Segmented<View>
            className="tr-views"
            aria-label={words.parts}
            options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onChange={show}
          />
          {view === 'facts' && <TourFacts tour={shown} />}
          {view === 'cities' && <Cities tour={shown} />}
          {view === 'speeches' && <Speeches tour={shown} />}
          {view === 'posters' && <Posters tour={shown} />}
        </>
      )}
    </DetailDrawer>
  )
}

/** Which part is shown is in the URL beside the tour, so that a link or the back button leads to it. */
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
