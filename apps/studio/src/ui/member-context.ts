import { createContext, useContext } from 'react'
import type { Self } from '../state/session'

export const MemberContext = createContext<Self | undefined>(undefined)

/** Who is logged in. Only inside the frame, which nobody else sees. */
export function useMember(): Self {
  const member = useContext(MemberContext)
  if (!member) throw new Error('useMember works inside the frame only, where somebody is logged in.')
  return member
}
