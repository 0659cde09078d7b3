import type { ReactNode } from 'react'
import { ProblemNote } from '../problem-note'
import { MoreRows } from './more-rows'
import type { List } from './use-list'

interface ListBodyProps {
  list: List<unknown, unknown>
  /** How many there are in all, in words. */
  total?: string | undefined
  /** The rendered rows; also while there are none yet. */
  children: ReactNode
}

/** A list with a button for more below it, or the reason why it could not be loaded. */
export function ListBody({ list, total, children }: ListBodyProps) {
  return (
    <>
      {list.problem && !list.rows ? <ProblemNote problem={list.problem} retry={list.retry} /> : children}
      <MoreRows list={list} total={total} />
    </>
  )
}
