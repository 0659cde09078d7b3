import './editor.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useMember } from '../../shell/member-context'
import { PageTitle } from '../../shell/page-title'
import { ProblemNote } from '../../shell/problem-note'
import { Splash } from '../../shell/splash'
import { callStudio } from '../../state/call-studio'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { Canvas } from './canvas/canvas'
import { RightPanel } from './inspector/right-panel'
import { EditorKeyboard } from './keyboard/editor-keyboard'
import { LeftPanel } from './left-panel'
import { Saving } from './saving/saving'
import { openSession } from './session/editor-session'
import { SessionContext } from './session/session-context'
import { TopBar } from './top-bar/top-bar'
import { EditorTour } from './tour/editor-tour'
import { EmptyPage } from './tour/empty-page'
import { TemplateDialog } from './tour/template-dialog'

/** The page editor. */
export function EditorScreen() {
  const { code = '' } = useParams()
  // Asked for once, and under a key of its own, as dialogs ask for the page too and make it old: from then on the editor
  // holds the page, and saving tells what others did.
  const detail = useQuery({
    queryKey: ['editor', code],
    queryFn: ({ signal }) => callStudio('pageDetail', { code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const settings = useQuery(studioQuery('studioSettings', {}))
  const problem = detail.error ?? settings.error
  if (detail.data && settings.data)
    return <OpenEditor key={code} detail={detail.data} settings={settings.data} />
  if (!problem) return <Splash />
  return (
    <main className="st-splash">
      <ProblemNote problem={problem} retry={() => void Promise.all([detail.refetch(), settings.refetch()])} />
    </main>
  )
}

interface OpenEditorProps {
  detail: Answer<'pageDetail'>
  settings: Answer<'studioSettings'>
}

function OpenEditor({ detail, settings }: OpenEditorProps) {
  const isReadOnly = !mayCall(useMember(), studioOperations.draftSave)
  // Once: what is edited lives in it, and must not begin anew when settings are read again.
  const [session] = useState(() => openSession({ detail, settings, isReadOnly }))
  return (
    <SessionContext value={session}>
      <PageTitle title={detail.page.title} />
      <Saving>
        <EditorKeyboard>
          <div className="ed">
            <TopBar />
            <LeftPanel />
            <Canvas />
            <EmptyPage />
            <div className="ed-right">
              <RightPanel />
            </div>
          </div>
          <TemplateDialog />
          <EditorTour />
        </EditorKeyboard>
      </Saving>
    </SessionContext>
  )
}
