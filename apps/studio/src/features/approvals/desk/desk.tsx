import { ArrowLeftOutlined, LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageTitle } from '../../../ui/page-title'
import { useFocusOnce } from '../../../ui/use-focus-once'
import { useQueueKeys } from '../../../ui/use-queue-keys'
import { deskAddress, type QueueView, type ReviewDetail, type Step } from '../approval-rows'
import { RiskMarks, StateMark } from '../marks'
import { wording } from '../wording'
import type { Reasons } from './accepted'
import { DecideBar } from './decide-bar'
import { DeskDialog } from './desk-dialog'
import { DeskFrames } from './desk-frames'
import { DeskSide, type SideTab, sideTabs } from './desk-side'
import type { DialogName } from './dialogs'
import { useDeskQueue } from './use-desk-queue'

const words = wording.desk

interface DeskProps {
  detail: ReviewDetail
  view: QueueView
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  /** What was typed was sent with a decision. */
  onDecided: () => void
  onReload: () => Promise<unknown>
}

/** The page as it would be next to what it is now, everything that is known about it, and the buttons to decide. */
export function Desk({ detail, view, reasons, onReasons, onDecided, onReload }: DeskProps) {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const heading = useFocusOnce<HTMLHeadingElement>()
  const [tab, setTab] = useState<SideTab>('changes')
  const [opened, setOpened] = useState<{ dialog: DialogName; step: Step | undefined }>()
  const [round, setRound] = useState(0)
  const { submission } = detail
  const queue = useDeskQueue(view, submission.submission_id)
  const go = (id: number | undefined) => id !== undefined && void navigate(deskAddress(id, view))
  const open = (dialog: DialogName, step?: Step) => setOpened({ dialog, step })
  const reload = async () => {
    setOpened(undefined)
    await onReload()
    setRound((now) => now + 1)
  }
  const goOn = (said: string) => {
    onDecided()
    setOpened(undefined)
    if (queue.after === undefined) {
      void message.success(words.done(said))
      void navigate(view === 'mine' ? '/approvals' : `/approvals?view=${view}`)
    } else {
      void message.success(said)
      go(queue.after)
    }
  }
  const [mine] = submission.mine
  useQueueKeys({
    j: () => go(queue.next),
    k: () => go(queue.previous),
    ...(mine && { a: () => open('approve', mine), r: () => open('return', mine) }),
    ...Object.fromEntries(sideTabs.map((one, at) => [String(at + 1), () => setTab(one)])),
    '?': () => open('keys'),
    '？': () => open('keys'),
  })
  return (
    <div className="ap-desk">
      <PageTitle title={words.title(submission.title)} />
      <header className="ap-bar">
        <Link
          className="ap-back"
          to={view === 'mine' ? '/approvals' : `/approvals?view=${view}`}
          aria-label={words.back}
          title={words.back}
        >
          <ArrowLeftOutlined aria-hidden="true" />
        </Link>
        <h1 ref={heading} tabIndex={-1} title={submission.title}>
          {words.title(submission.title)}
        </h1>
        <RiskMarks risks={submission.risks} />
        <StateMark state={submission.state} />
        <span className="ap-acts">
          {queue.place && (
            <span className="st-number st-soft">{words.place(queue.place.at, queue.place.count)}</span>
          )}
          <Button
            icon={<LeftOutlined aria-hidden="true" />}
            aria-label={words.previous}
            disabled={queue.previous === undefined}
            onClick={() => go(queue.previous)}
          />
          <Button
            icon={<RightOutlined aria-hidden="true" />}
            aria-label={words.next}
            disabled={queue.next === undefined}
            onClick={() => go(queue.next)}
          />
          <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={() => void reload()}>
            {words.refresh}
          </Button>
          <Button className="ap-help" type="text" onClick={() => open('keys')}>
            {words.keys}
          </Button>
        </span>
      </header>
      <main className="ap-main">
        <DeskFrames key={round} detail={detail} />
      </main>
      <aside className="ap-side" aria-label={words.side}>
        <DeskSide detail={detail} tab={tab} onTab={setTab} reasons={reasons} onReasons={onReasons} />
        <DecideBar detail={detail} onOpen={open} />
      </aside>
      {opened && (
        <DeskDialog
          {...opened}
          detail={detail}
          reasons={reasons}
          onDecided={goOn}
          onReload={() => void reload()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
