import './word-lists.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Card, Segmented, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DraftGuard } from '../../ui/draft-guard'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { type Draft, differencesOf, summaryOf } from './draft'
import { DraftBar } from './draft-bar'
import { HistoryPart } from './history-part'
import { WordsPart } from './list/words-part'
import { RulesPart } from './rules/rules-part'
import { TextBox } from './text-box'
import { TrialCard } from './trial/trial-card'
import { wording } from './wording'

type Detail = Answer<'wordListDetail'>

const VIEWS = ['words', 'rules', 'history'] as const
type View = (typeof VIEWS)[number]

/** How often the progress of a trial is queried. */
const TRYING_MS = 2_000

/** The words and rules of compliance: what is in force, the draft, and what a trial has found. */
export function WordListsScreen() {
  const { data, error, refetch } = useQuery({
    ...studioQuery('wordListDetail', {}),
    refetchInterval: ({ state }) => (state.data?.trial?.state === 'running' ? TRYING_MS : false),
  })
  return (
    <Screen title={wording.title} about={wording.about}>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {data && <Lists detail={data} />}
    </Screen>
  )
}

function Lists({ detail: { in_force, trial } }: { detail: Detail }) {
  const mayWrite = mayCall(useMember(), studioOperations.wordListTry)
  const [view, setView] = useState<View>('words')
  // Undefined: there is no draft, and what is in force is shown.
  const [written, setWritten] = useState<Draft>()
  // The draft that was tried last is kept with its trial, so leaving the screen does not lose it.
  const [tried, setTried] = useState<Draft>()
  const draft = written ?? in_force
  const differences = useMemo(() => differencesOf(in_force, draft), [in_force, draft])
  const onChange = mayWrite ? setWritten : undefined
  const wouldLose = () => written !== tried && summaryOf(differences).length > 0
  return (
    <>
      <DraftGuard isDirty={wouldLose} words={wording.draft.leave} />
      <p className="st-hint">
        {wording.usedNow(
          wording.inForce(in_force.revision),
          in_force.set_at === null
            ? undefined
            : wording.madeBy(dateTimeText(in_force.set_at), in_force.by ?? '', in_force.note),
        )}
        {mayWrite ? '' : wording.readOnly}
      </p>
      {trial && <TrialCard trial={trial} mayDecide={mayWrite} onEnacted={() => setWritten(undefined)} />}
      <DraftBar
        draft={draft}
        differences={differences}
        base_revision={in_force.revision}
        isWaiting={trial !== null}
        onUndo={() => setWritten(undefined)}
        onTried={() => setTried(written)}
      />
      <div className="wl-screen">
        <Card>
          <Segmented<View>
            className="wl-views"
            aria-label={wording.views}
            options={VIEWS.map((value) => ({ value, label: wording.tabs[value] }))}
            value={view}
            onChange={setView}
          />
          {view === 'words' && <WordsPart draft={draft} differences={differences} onChange={onChange} />}
          {view === 'rules' && <RulesPart draft={draft} onChange={onChange} />}
          {view === 'history' && <HistoryPart in_force={in_force.revision} onReuse={onChange} />}
        </Card>
        <TextBox list={draft.words} />
      </div>
    </>
  )
}
