import { useHost } from '@yingzao/renderer'
import { useEffect, useRef, useState } from 'react'
import { answerTo } from '../answers/answer'
import type { SourceId } from './source-id'
import { addPage, NO_PAGES, readParams, type SourcePages } from './source-pages'

/** How many items a page has unless the author says, and at most (DOMAIN.md section 2). */
const PAGE_SIZE = { usual: 10, most: 50 }

interface SourceQuery {
  source: SourceId
  source_params: string
  page_size: number
}

/** The pages of a source. The first is asked for when the island is awake; `more` asks for the next, one at a time. */
export function useSource({ source, source_params, page_size }: SourceQuery): {
  pages: SourcePages
  more: () => void
} {
  const { ask } = useHost()
  const [pages, setPages] = useState(NO_PAGES)
  const isAsking = useRef(false)

  async function load(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    setPages((old) => ({ ...old, state: 'loading' }))
    const answer = await answerTo(ask, source, {
      ...readParams(source_params),
      page: pages.page + 1,
      page_size: Math.min(page_size || PAGE_SIZE.usual, PAGE_SIZE.most),
    })
    isAsking.current = false
    setPages((old) => addPage(old, source, answer))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the props of a page do not change.
  useEffect(() => void load(), [])
  return { pages, more: () => void load() }
}
