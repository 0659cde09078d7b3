import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RuleExpression } from '@yingzao/contract/studio'
import { useEffect, useState } from 'react'
import { callStudio } from '../../state/call-studio'

/** Does not count after each character while somebody types. */
const CALM_MS = 500

/**
 * How many visitors currently match, counted again once an expression has been unchanged for a moment. Undefined: it is
 * incomplete.
 */
export function useCount(expression: RuleExpression | undefined) {
  const text = expression === undefined ? undefined : JSON.stringify(expression)
  const [calm, setCalm] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), CALM_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['ruleCount', calm],
    queryFn: () => callStudio('ruleCount', { expression: JSON.parse(calm ?? '') }),
    enabled: calm !== undefined,
    placeholderData: keepPreviousData,
  })
}
