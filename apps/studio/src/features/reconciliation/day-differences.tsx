import { MoreRows } from '../../ui/list/more-rows'
import { useList } from '../../ui/list/use-list'
import { ProblemNote } from '../../ui/problem-note'
import { DifferenceItem } from './difference-item'
import type { DayRow } from './reconciliation-words'
import { wording } from './wording'

const words = wording.detail

/** What the bill and the books of a day disagree on, one below the other. */
export function DayDifferences({ row: { supplier, day, fetched_at, state } }: { row: DayRow }) {
  const list = useList('differenceList', { supplier, from: day, to: day })
  return (
    <section className="st-part">
      <h3>{words.differences}</h3>
      {list.problem && !list.rows && <ProblemNote problem={list.problem} retry={list.retry} />}
      {list.rows?.length === 0 && (
        <p className="st-soft">
          {fetched_at === null && state === 'open' ? words.noneYet : words.noDifferences}
        </p>
      )}
      <ul className="st-differences">
        {list.rows?.map((difference) => (
          <DifferenceItem key={difference.id} difference={difference} />
        ))}
      </ul>
      {list.hasMore && <MoreRows list={list} total={list.first?.total.toLocaleString('en-US')} />}
    </section>
  )
}
