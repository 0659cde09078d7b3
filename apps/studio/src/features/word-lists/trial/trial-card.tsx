import { App, Button, Card, Progress } from 'antd'
import { dateTimeText } from '../../../state/date-time-text'
import { useRefresh, useStudioCall } from '../../../state/queries'
import { isRefusal } from '../../../state/studio-problem'
import { problemText } from '../../../ui/problem-text'
import { wording } from '../wording'
import { FailingPages } from './failing-pages'
import type { Trial } from './trial'

const words = wording.trial

const CHANGES = ['wordListDetail', 'wordListHistory', 'studioSettings'] as const

interface TrialCardProps {
  trial: Trial
  mayDecide: boolean
  /** Called once it is in force: edits start from it. */
  onEnacted: () => void
}

/** A list on trial: its progress, which pages would fail, and the decision. */
export function TrialCard({ trial, mayDecide, onEnacted }: TrialCardProps) {
  const { revision, state, done, total, failing, failing_count, set_at, by, note } = trial
  const isReady = state === 'ready'
  return (
    <Card className="wl-trial">
      <h2>{words.title(revision)}</h2>
      <p className="st-soft">{wording.madeBy(set_at === null ? '' : dateTimeText(set_at), by ?? '', note)}</p>
      <div role="status">
        {isReady ? words.ready(total) : words.running(done, total)}
        {!isReady && <Progress percent={total === 0 ? 0 : Math.floor((done / total) * 100)} />}
      </div>
      {isReady && failing_count === 0 && <p>{words.calm}</p>}
      {failing_count > 0 && <FailingPages pages={failing} count={failing_count} />}
      {mayDecide && <Decision trial={trial} onEnacted={onEnacted} />}
    </Card>
  )
}

function Decision({
  trial: { revision, state, failing_count },
  onEnacted,
}: Omit<TrialCardProps, 'mayDecide'>) {
  const { message, modal } = App.useApp()
  const refresh = useRefresh()
  const enact = useStudioCall('wordListEnact', { changes: CHANGES })
  const drop = useStudioCall('wordListDrop', { changes: CHANGES })
  const tell = (said: string, after?: () => void) => ({
    onSuccess: () => {
      void message.success(said)
      after?.()
    },
    onError: (error: Error) => {
      void message.error(problemText(error, { conflict: wording.conflict }))
      if (isRefusal(error, 'conflict')) void refresh('wordListDetail', 'wordListHistory')
    },
  })
  const askEnact = () =>
    void modal.confirm({
      title: words.enactTitle(revision),
      content: words.enactText(failing_count),
      okText: words.enactOk,
      onOk: () => enact.mutate({ revision }, tell(words.enacted, onEnacted)),
    })
  const askDrop = () =>
    void modal.confirm({
      title: words.dropTitle(revision),
      content: words.dropText,
      okText: words.drop,
      okButtonProps: { danger: true },
      onOk: () => drop.mutate({ revision }, tell(words.dropped)),
    })
  return (
    <div className="wl-acts">
      <Button loading={drop.isPending} onClick={askDrop}>
        {words.drop}
      </Button>
      <Button type="primary" disabled={state !== 'ready'} loading={enact.isPending} onClick={askEnact}>
        {words.enact}
      </Button>
    </div>
  )
}
