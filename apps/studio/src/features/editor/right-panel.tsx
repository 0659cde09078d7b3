import './inspector/inspector.css'
import { Badge, Tabs } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ChecksPanel } from './checks/checks-panel'
import { useFindings } from './checks/use-findings'
import { useCommandHandler } from './commands/use-command-handler'
import { CommentsPanel } from './comments/comments-panel'
import { useIsLedToComment } from './comments/led-to'
import { useCommentMarks } from './comments/use-comment-marks'
import { FillPanel } from './fill/fill-panel'
import { wording as fillWording } from './fill/wording'
import { focusField } from './inspector/focus-field'
import { Inspector } from './inspector/inspector'
import { PageSettings } from './page-settings/page-settings'
import { useEditorUi, useEditorUiState } from './session/editor-ui'
import { endReveal, useReveal } from './session/reveal'
import { useSession } from './session/session-context'
import { wording } from './wording'

type Tab = keyof typeof wording.tabs | 'fill'

/** How many frames to wait for a setting; then the nearest one around it takes the focus. */
const FRAMES = 40

/** The right side of the editor: the selected block, the page, what the checks say, and what colleagues do. */
export function RightPanel() {
  const session = useSession()
  const ui = useEditorUi()
  const reveal = useReveal()
  const { counts } = useFindings()
  const isLedToComment = useIsLedToComment()
  const [tab, setTab] = useState<Tab>(isLedToComment ? 'comments' : 'block')
  const filling = useEditorUiState((state) => state.filling)
  const place = useRef<HTMLDivElement>(null)
  const threads = useCommentMarks()
  const [isAsked, setAsked] = useState(false)

  const showComments = () => {
    setTab('comments')
    ui.set({ side: 'right' })
  }
  useCommandHandler('showComments', showComments)
  useCommandHandler('comment', () => {
    showComments()
    setAsked(true)
  })

  useEffect(() => {
    if (reveal === undefined) return
    setTab(reveal.blockId === null ? 'page' : 'block')
    ui.set({ side: 'right' })
    // What hides the setting is opened first, which takes some frames on a page with many blocks.
    let patience = FRAMES
    let frame = requestAnimationFrame(function look() {
      patience -= 1
      const panel = place.current
      if (panel && focusField(panel, reveal.path, { isNearEnough: patience === 0 })) endReveal(session)
      else if (patience > 0) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [reveal, session, ui])

  // Shows the tab for filling in when that is asked for, and the tab behind it when it is closed.
  const before = useRef(filling)
  useEffect(() => {
    if (filling !== undefined || before.current !== undefined) setTab(filling ? 'fill' : 'block')
    before.current = filling
  }, [filling])

  // Selecting a block while the page's settings are shown switches to the block's settings.
  useEffect(() => {
    let seen = session.editor.selection
    return session.editor.subscribe(() => {
      const { selection } = session.editor
      if (selection.ids.join() !== seen.ids.join() && selection.ids.length > 0) {
        setTab((open) => (open === 'page' ? 'block' : open))
      }
      seen = selection
    })
  }, [session])

  return (
    <div ref={place} className="ed-panel">
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        destroyOnHidden
        items={[
          ...(filling
            ? [
                {
                  key: 'fill',
                  label: fillWording.title,
                  children: <FillPanel slots={filling} onDone={() => setTab('checks')} />,
                },
              ]
            : []),
          { key: 'block', label: wording.tabs.block, children: <Inspector /> },
          { key: 'page', label: wording.tabs.page, children: <PageSettings /> },
          { key: 'checks', label: <ChecksLabel errors={counts.error} />, children: <ChecksPanel /> },
          {
            key: 'comments',
            label: <CommentsLabel threads={threads} />,
            children: <CommentsPanel isAsked={isAsked} onBegun={() => setAsked(false)} />,
          },
        ]}
      />
    </div>
  )
}

function ChecksLabel({ errors }: { errors: number }) {
  return (
    <span className="ed-tab">
      {wording.tabs.checks}
      {errors > 0 && <Badge count={errors} size="small" title={wording.errors(errors)} />}
    </span>
  )
}

function CommentsLabel({ threads }: { threads: number }) {
  return (
    <span className="ed-tab">
      {wording.tabs.comments}
      {threads > 0 && (
        <Badge count={threads} size="small" color="#8a4b00" title={wording.openThreads(threads)} />
      )}
    </span>
  )
}
