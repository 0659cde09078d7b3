import './editor.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { callStudio } from '../../state/call-studio'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { PageTitle } from '../../ui/page-title'
import { ProblemNote } from '../../ui/problem-note'
import { Stage } from './canvas/stage'
import { CommandProvider } from './command-provider'
import { Saving } from './saving/saving'
import { canvasState } from './session/canvas-state'
import { type Opening, openSession } from './session/editor-session'
import { SessionContext } from './session/session-context'
import { Workspace } from './workspace'

/** The page editor. */
export function EditorScreen() {
  const { code = '' } = useParams()
  return <PageEditor key={code} code={code} />
}

function PageEditor({ code }: { code: string }) {
  // Requested once, and under a separate key, as dialogs request the page too and invalidate it: from then on the
  // editor holds the page, and saving reports what others did.
  const detail = useQuery({
    queryKey: ['editor', code],
    queryFn: ({ signal }) => callStudio('pageDetail', { code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const settings = useQuery(studioQuery('studioSettings', {}))
  const [canvas] = useState(canvasState)
  const [before, setBefore] = useState<Element | null>(null)
  const [after, setAfter] = useState<Element | null>(null)
  const isReadOnly = !mayCall(useMember(), studioOperations.draftSave)
  const isKnown = detail.data && settings.data
  const problem = detail.error ?? settings.error
  if (problem && !isKnown) {
    return (
      <main className="st-splash">
        <ProblemNote
          problem={problem}
          retry={() => void Promise.all([detail.refetch(), settings.refetch()])}
        />
      </main>
    )
  }
  return (
    <div className="ed">
      {/* What works on the page is put in front of the stage and behind it. The stage itself is there from the start and
          stays where it is: its frame loads while the page is asked for, and would load again if it were moved. */}
      <div className="ed-hold" ref={setBefore} />
      <Stage canvas={canvas} />
      <div className="ed-hold" ref={setAfter} />
      {isKnown && before && after && (
        <OpenEditor opening={{ detail: detail.data, settings: settings.data, canvas, isReadOnly }}>
          <Workspace before={before} after={after} />
        </OpenEditor>
      )}
    </div>
  )
}

function OpenEditor({ opening, children }: { opening: Opening; children: ReactNode }) {
  // Created once: it holds what is being edited, and must not start over when settings are read again.
  const [session] = useState(() => openSession(opening))
  return (
    <SessionContext value={session}>
      <PageTitle title={opening.detail.page.title} />
      <Saving>
        <CommandProvider>{children}</CommandProvider>
      </Saving>
    </SessionContext>
  )
}
