import './settlement.css'
import '../../ui/list/list.css'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Select, Skeleton } from 'antd'
import { studioQuery } from '../../state/queries'
import { useListAddress } from '../../ui/list/use-list-address'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { ContestDays } from './contest-days'
import { placeAddress, type View } from './settlement-rows'
import { Suspects } from './suspects'
import { Verify } from './verify'
import { wording } from './wording'

/** How far contests are settled, whether the books agree, and prices that cannot be right. */
export function SettlementScreen() {
  const { filter, setFilter } = useListAddress(placeAddress)
  const { view = 'days', contest, state, q } = filter
  const contests = useQuery(studioQuery('settlementContests', {}))
  const suspects = useQuery(studioQuery('simSuspectList', { state: 'open', limit: 1 }))
  const list = contests.data?.list ?? []
  // The contest being traded comes before those that have ended.
  const chosen =
    list.find(({ competition_id }) => competition_id === contest) ?? list.find(({ due }) => due) ?? list[0]
  const open = suspects.data?.open ?? 0
  return (
    <Screen title={wording.title} about={wording.about}>
      <div className="se-bar">
        <Segmented<View>
          aria-label={wording.title}
          value={view}
          onChange={(next) =>
            setFilter({ ...filter, view: next === 'days' ? undefined : next, state: undefined, q: undefined })
          }
          options={[
            { value: 'days', label: wording.views.days },
            { value: 'verify', label: wording.views.verify },
            { value: 'suspects', label: open > 0 ? wording.suspectsWith(open) : wording.views.suspects },
          ]}
        />
        {view === 'days' && list.length > 0 && (
          <Select
            className="se-contest"
            aria-label={wording.contest}
            value={chosen?.competition_id ?? null}
            onChange={(competition_id) => setFilter({ ...filter, contest: competition_id })}
            options={list.map(({ competition_id, title }) => ({ value: competition_id, label: title }))}
          />
        )}
      </div>
      {view === 'verify' && <Verify />}
      {view === 'suspects' && (
        <Suspects filter={{ state, q }} onFilter={(next) => setFilter({ ...filter, ...next })} />
      )}
      {view === 'days' && contests.error && (
        <ProblemNote problem={contests.error} retry={() => void contests.refetch()} />
      )}
      {view === 'days' && contests.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {view === 'days' && contests.data && !chosen && <p className="st-empty">{wording.noContest}</p>}
      {view === 'days' && chosen && <ContestDays key={chosen.competition_id} of={chosen.competition_id} />}
      <p className="st-soft se-demo">{wording.demo}</p>
    </Screen>
  )
}
