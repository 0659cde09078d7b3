import './comments.css'
import '../../ui/list/list.css'
import { Card } from 'antd'
import type { Answer } from '../../state/calls'
import { type List, useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { Screen } from '../../ui/screen'
import { type CommentRow, commentAddress } from './comment-rows'
import { FilterBar } from './filter-bar'
import { Queue } from './queue'
import { type Decisions, useDecisions } from './use-decisions'
import { wording } from './wording'

const PART = 50

/** The comments that somebody has to read before others do, and what was decided about all others. */
export function CommentsScreen() {
  const { filter, setFilter } = useListAddress(commentAddress)
  const { state = 'held', ...narrowed } = filter
  const list = useList('commentRows', { ...filter, state, limit: PART })
  const decisions = useDecisions()
  return (
    <Screen title={wording.title} about={wording.about}>
      <Card className="st-table-card">
        <FilterBar
          filter={filter}
          state={state}
          held={heldOf(list, decisions)}
          rows={list.rows ?? []}
          onFilter={setFilter}
        />
        <Queue
          // The chosen rows and the position belong to one list.
          key={commentAddress.write({ ...filter, state }).toString()}
          list={list}
          state={state}
          decisions={decisions}
          empty={commentAddress.isNarrow(narrowed) ? wording.noneFound : wording.none[state]}
          onWriter={(uid) => setFilter({ uid, state: 'refused', q: undefined, tour_id: undefined })}
        />
      </Card>
    </Screen>
  )
}

/** Returns how many are waiting, including what was decided here since they were counted. */
function heldOf(
  { first, rows = [] }: List<Answer<'commentRows'>, CommentRow>,
  { placeOf }: Decisions,
): number | undefined {
  if (!first) return undefined
  const moved = rows.filter((row) => placeOf(row) !== row.state)
  const left = moved.filter(({ state }) => state === 'held').length
  const come = moved.filter((row) => placeOf(row) === 'held').length
  return Math.max(0, first.held - left + come)
}
