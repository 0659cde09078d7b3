import { startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { RoomGutter } from './canvas/room/room-gutter'
import { BlockToolbar } from './canvas/toolbar/block-toolbar'
import { useDrawnCanvas } from './canvas/use-drawn-canvas'
import { Snackbar } from './commands/snackbar'
import { LeftPanel } from './left-panel'
import { useLinkedSections } from './linked/use-linked-sections'
import { RightPanel } from './right-panel'
import { KeepSectionDialog } from './sections/keep-section-dialog'
import { useEditorUiState } from './session/editor-ui'
import { useFillAtFirst } from './session/filling/filling'
import { useCanvasSettings } from './session/use-canvas-settings'
import { SideSwitch } from './side-switch'
import { KeepTemplate } from './top-bar/keep-template'
import { TopBar } from './top-bar/top-bar'
import { EditorTour } from './tour/editor-tour'
import { EmptyPage } from './tour/empty-page'
import { TemplateDialog } from './tour/template-dialog'

interface WorkspaceProps {
  /** Before the stage in keyboard order. */
  before: Element
  after: Element
}

/**
 * The page on the stage, surrounded by the tools that work on it. They are rendered after the page: they take longer,
 * and the page is what somebody opens the editor for.
 */
export function Workspace({ before, after }: WorkspaceProps) {
  useDrawnCanvas()
  useLinkedSections()
  useFillAtFirst()
  const hasPanels = useHasPanels()
  const isFolded = useEditorUiState(({ side }) => side !== 'right')
  return (
    <>
      {createPortal(
        hasPanels ? (
          <>
            <TopBar />
            <SideSwitch />
            <LeftPanel />
          </>
        ) : (
          <>
            <header className="ed-bar" />
            <aside className="ed-left" />
          </>
        ),
        before,
      )}
      {createPortal(
        <>
          <RoomGutter />
          <BlockToolbar />
          <Snackbar />
          {hasPanels && <EmptyPage />}
          <div className="ed-right" data-folded={isFolded}>
            {hasPanels && <RightPanel />}
          </div>
        </>,
        after,
      )}
      <TemplateDialog />
      <KeepSectionDialog />
      <KeepTemplate />
      {hasPanels && <EditorTour />}
    </>
  )
}

function useHasPanels(): boolean {
  const { open, isFailed } = useCanvasSettings()
  const isTried = open !== undefined || isFailed
  const [hasPanels, setHasPanels] = useState(false)
  useEffect(() => {
    if (isTried) startTransition(() => setHasPanels(true))
  }, [isTried])
  return hasPanels
}
