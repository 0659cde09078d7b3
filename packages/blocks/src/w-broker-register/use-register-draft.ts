import { useHost } from '@yingzao/renderer'
import { useCallback, useRef } from 'react'
import { keepDraft, type RegisterDraft, readDraft } from './register-draft'

export interface KeptDraft {
  /** What the session keeps. Not while it is drawn: on the server nobody has one. */
  draft: () => RegisterDraft
  /** Changes a part of what the session keeps. */
  keep: (part: Partial<RegisterDraft>) => void
}

/** The draft of a registration, read when it is first asked for. Both functions stay the same. */
export function useRegisterDraft(id: string): KeptDraft {
  const { session } = useHost()
  const kept = useRef<RegisterDraft>(undefined)
  const draft = useCallback(() => {
    kept.current ??= readDraft(session, id)
    return kept.current
  }, [session, id])
  const keep = useCallback(
    (part: Partial<RegisterDraft>) => {
      kept.current = { ...draft(), ...part }
      keepDraft(session, id, kept.current)
    },
    [session, id, draft],
  )
  return { draft, keep }
}
