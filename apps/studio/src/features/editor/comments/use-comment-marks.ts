import { useEffect } from 'react'
import { useOpenThreads } from '../../page-comments'
import { useSession } from '../session/session-context'

/** Makes the page in the frame show where there are open threads. Returns how many there are in total. */
export function useCommentMarks(): number {
  const { code, comments } = useSession()
  const open = useOpenThreads(code)
  useEffect(() => comments.set(open), [comments, open])
  return [...open.values()].reduce((sum, threads) => sum + threads, 0)
}
