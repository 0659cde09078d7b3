import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { type Answer, answerTo, type Response } from '../answers/answer'
import type { Share } from './holdings'

/** So long nothing more is typed before it is asked: nobody wants what the first letter alone would find. */
const QUIET_MS = 250

export interface ShareSearch {
  /** What was asked for; empty: nothing yet. */
  query: string
  list: readonly Share[]
  /** Why nothing can be found; empty where it could. */
  msg: string
}

const NOTHING: ShareSearch = { query: '', list: [], msg: '' }

/**
 * The shares that a text means, asked for once nothing more is typed. Empty: nothing is asked. What is answered to an
 * earlier text is dropped.
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
