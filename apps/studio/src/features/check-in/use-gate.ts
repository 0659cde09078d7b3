import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { callStudio } from '../../state/call-studio'
import type { Answer } from '../../state/calls'
import { studioQuery, useRefresh } from '../../state/queries'
import { createGate, type Verdict } from './gate'
import { keptList } from './kept-list'
import { sha256 } from './sha256'

export type Occasion = Answer<'checkInOccasions'>['list'][number]

/** How often reporting what happened without a network is tried. */
const SETTLE_MS = 15_000

/** A door to an occasion, with what this phone keeps of it. */
export function useGate({ kind, occasion_id }: Pick<Occasion, 'kind' | 'occasion_id'>, gate: string) {
  const refresh = useRefresh()
  const [conflicts, setConflicts] = useState(0)
  const [, setRound] = useState(0)
  const shelf = useMemo(() => keptList(kind, occasion_id), [kind, occasion_id])
  const door = useMemo(
    () => (name: string) =>
      createGate({
        occasion: { kind, occasion_id },
        gate: () => name,
        load: shelf.load,
        save(kept) {
          shelf.save(kept)
          setRound((round) => round + 1)
        },
        send: (scan) => callStudio('checkInScan', scan),
        hash: sha256,
        now: () => new Date(),
        newId: () => crypto.randomUUID(),
      }),
    [kind, occasion_id, shelf],
  )
  const list = useQuery(studioQuery('checkInTickets', { kind, occasion_id }))
  const taken = list.data
  useEffect(() => {
    if (taken) door('').take(taken)
  }, [door, taken])

  const settle = useEffectEvent(async () => {
    if (shelf.load().waiting.length === 0) return
    const found = await door('').settle()
    setConflicts((count) => count + found)
    await refresh('checkInOccasions')
  })
  useEffect(() => {
    const tell = () => void settle()
    const timer = setInterval(tell, SETTLE_MS)
    addEventListener('online', tell)
    tell()
    return () => {
      clearInterval(timer)
      removeEventListener('online', tell)
    }
  }, [])

  const scan = useCallback(
    async (typed: string, reason?: string): Promise<Verdict> => {
      const verdict = await door(gate).scan(typed, reason)
      if (!verdict.isOffline) await refresh('checkInOccasions')
      return verdict
    },
    [door, gate, refresh],
  )
  return { scan, kept: shelf.load(), conflicts, list }
}
