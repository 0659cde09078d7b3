import { useHost } from '@yingzao/renderer'
import { useMemo } from 'react'
import { keepDraft, type RegisterDraft, readDraft } from './register-draft'

export interface KeptDraft {
  /** What the session keeps. Not called while rendering: there is no session on the server. */
  draft: () => RegisterDraft
  /** Changes a part of what the session keeps. */
  keep: (part: Partial<RegisterDraft>) => void
}

/** The draft of a registration, read when it is first asked for. Both functions stay the same. */
export function useRegisterDraft(id: string): KeptDraft {
  const { session } = useHost()
  return useMemo(() => {
    let kept: RegisterDraft | undefined
    const draft = () => {
      kept ??= readDraft(session, id)
      return kept
    }
    return {
      draft,
      keep(part) {
        kept = { ...draft(), ...part }
        keepDraft(session, id, kept)
      },
    }
  }, [session, id])
}
