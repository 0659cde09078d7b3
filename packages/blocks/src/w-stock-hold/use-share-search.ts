import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { type Answer, answerTo, type Response } from '../answers/answer'
import type { Share } from './holdings'

/** How long typing must pause before the search: nobody wants what the first letter alone would find. */
const QUIET_MS = 250

export interface ShareSearch {
  /** What was asked for; empty: nothing yet. */
  query: string
  list: readonly Share[]
  /** Why the search failed; empty if it did not. */
  msg: string
}

const NOTHING: ShareSearch = { query: '', list: [], msg: '' }

/**
 * The shares that a text means, queried when typing pauses. Empty: nothing is queried. An answer to an earlier text is
 * dropped.
 */
export function useShareSearch(query: string): ShareSearch {
  const { ask } = useHost()
  const [found, setFound] = useState(NOTHING)

  useEffect(() => {
    if (query === '') {
      setFound(NOTHING)
      return
    }
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = (await answerTo(ask, 'instrumentSearch', { q: query })) as Answer<
        Response<'instrumentSearch'>
      >
      if (isOver) return
      if (answer.state === 'known') setFound({ query, list: answer.response.list, msg: '' })
      else setFound({ query, list: [], msg: '暂时搜不了，请直接输入 6 位代码' })
    }, QUIET_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, query])

  return found
}
