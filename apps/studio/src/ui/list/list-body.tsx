import type { ReactNode } from 'react'
import { ProblemNote } from '../problem-note'
import { MoreRows } from './more-rows'
import type { List } from './use-list'

interface ListBodyProps {
  list: List<unknown, unknown>
  /** How many there are in all, in words. */
  total?: string | undefined
  /** The rows, drawn; also while there are none yet. */
  children: ReactNode
}

/** A list with the way to more of it below, or why nothing came. */
export function ListBody({ list, total, children }: ListBodyProps) {
  return (
    <>
      {list.problem && !list.rows ? <ProblemNote problem={list.problem} retry={list.retry} /> : children}
      <MoreRows list={list} total={total} />
    </>
  )
}
