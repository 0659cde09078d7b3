import type { UseQueryResult } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isRefusal } from '../state/studio-problem'
import { ProblemNote } from './problem-note'
import { useReturnFocus } from './use-return-focus'

interface DetailDrawerProps<Detail> {
  /** Px. */
  width: number
  title: string
  /** Shown at the other end of the title. */
  extra?: ReactNode
  query: Pick<UseQueryResult<Detail>, 'data' | 'error' | 'refetch'>
  children: (detail: Detail) => ReactNode
  onClose: () => void
}

/**
 * Everything about one thing, beside the list that it was opened from, which stays usable. Says why nothing can be
 * shown; offers no retry for what no longer exists.
 */
export function DetailDrawer<Detail>({
  width,
  title,
  extra,
  query: { data, error, refetch },
  children,
  onClose,
}: DetailDrawerProps<Detail>) {
  useReturnFocus()
  return (
    <Drawer open size={width} mask={{ enabled: false }} title={title} extra={extra} onClose={onClose}>
      {data ? (
        children(data)
      ) : error ? (
        <ProblemNote
          problem={error}
          {...(!isRefusal(error, 'notFound') && { retry: () => void refetch() })}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  )
}
