import { simChecks } from '@yingzao/contract/studio'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'

export type Checked = Answer<'simVerify'>

interface Verifying {
  /** The results of the finished checks, in their order. */
  results: readonly Checked[]
  isRunning: boolean
  problem: Error | null
  start: () => Promise<void>
  /** Runs no check after the current one. */
  stop: () => void
}

/** Runs one check after another, until all are done, one fails, or somebody stops it. */
export function useVerifying(): Verifying {
  const { mutateAsync } = useStudioCall('simVerify')
  const [results, setResults] = useState<readonly Checked[]>([])
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)
  const isWanted = useRef(false)
  const stop = () => {
    isWanted.current = false
  }
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  async function start(): Promise<void> {
    if (isRunning) return
    isWanted.current = true
    setRunning(true)
    setProblem(null)
    setResults([])
    try {
      for (const check of simChecks) {
        if (!isWanted.current) break
        const result = await mutateAsync({ check })
        setResults((now) => [...now, result])
      }
    } catch (error) {
      setProblem(error as Error)
    } finally {
      setRunning(false)
    }
  }
  return { results, isRunning, problem, start, stop }
}
