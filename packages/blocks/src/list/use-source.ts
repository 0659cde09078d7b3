import { useHost } from '@yingzao/renderer'
import { useEffect, useRef, useState } from 'react'
import type { FollowedPages } from '../answers/follow-pages'
import { NO_PAGES } from '../answers/pages'
import { followSource, type SourceQuery } from './follow-source'
import type { SourcePages } from './source-pages'

/** The pages of a source, where React shows them. The first is asked for at once; `more` asks for the next. */
export function useSource(query: SourceQuery): { pages: SourcePages; more: () => void } {
  const host = useHost()
  const [pages, setPages] = useState<SourcePages>(NO_PAGES)
  const followed = useRef<FollowedPages>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the props of a page do not change.
  useEffect(() => {
    followed.current = followSource(host, query, setPages)
    followed.current.more()
    return followed.current.stop
  }, [])
  return { pages, more: () => followed.current?.more() }
}
