import './versions.css'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Skeleton } from 'antd'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { mayCall } from '../../state/session'
import { isRefusal } from '../../state/studio-problem'
import { MoreRows } from '../../ui/list/more-rows'
import { useMember } from '../../ui/member-context'
import { MissingScreen } from '../../ui/missing-screen'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { Comparison } from './comparison'
import { type Pair, pickIn, usualPair } from './pick'
import { type Draft, useDraft, useVersions, type VersionRow } from './use-versions'
import { VersionList } from './version-list'
import { wording } from './wording'

/** The history of a page: its versions, the differences between two of them, and the way back to one. */
export function VersionsScreen() {
  const { code = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const mayEdit = mayCall(useMember(), studioOperations.draftSave)
  const draft = useDraft(code)
  const list = useVersions(code)
  const versions = list.rows
  const problem = draft.error ?? list.problem
  if (isRefusal(problem, 'notFound')) return <MissingScreen />

  const usual = usualPair({
    newest: versions?.map(({ version }) => version) ?? [],
    hasDraft: isWrittenSince(draft.data, versions?.[0]),
  })
  const older = pickIn(search.get('from')) ?? usual?.older
  const newer = pickIn(search.get('to')) ?? usual?.newer
  const pair = older !== undefined && newer !== undefined ? { older, newer } : undefined
  const onPair = (change: Partial<Pair>) => {
    const next = { ...pair, ...change }
    const wanted = new URLSearchParams()
    if (next.older !== undefined) wanted.set('from', String(next.older))
    if (next.newer !== undefined) wanted.set('to', String(next.newer))
    setSearch(wanted, { replace: true, preventScrollReset: true })
  }
  const isThere = draft.data !== undefined && versions !== undefined
  return (
    <Screen
      title={draft.data ? wording.of(draft.data.page.title) : wording.title}
      about={wording.about}
      actions={
        <>
          <Link to="/pages">
            <Button tabIndex={-1}>{wording.back}</Button>
          </Link>
          <Button type="primary" onClick={() => void navigate(`/pages/${code}/edit`)}>
            {mayEdit ? wording.edit : wording.view}
          </Button>
        </>
      }
    >
      {problem && !isThere ? (
        <ProblemNote
          problem={problem}
          retry={() => {
            void draft.refetch()
            list.retry()
          }}
        />
      ) : (
        <div className="vs-screen">
          <Card className="vs-side st-table-card">
            {isThere ? (
              <VersionList draft={draft.data} versions={versions} pair={pair} onPair={onPair} />
            ) : (
              <Skeleton active className="vs-waiting" paragraph={{ rows: 8 }} />
            )}
            {versions?.length === 0 && <p className="st-empty">{wording.none}</p>}
            <MoreRows list={list} />
          </Card>
          <Card className="vs-main st-table-card">
            {isThere ? (
              <Comparison code={code} pair={pair} draft={draft.data} versions={versions} />
            ) : (
              <Skeleton active className="vs-waiting" paragraph={{ rows: 10 }} />
            )}
          </Card>
        </div>
      )}
    </Screen>
  )
}

/** Whether something was saved after the newest version was made. */
function isWrittenSince(draft: Draft | undefined, newest: VersionRow | undefined): boolean {
  if (!draft || draft.revision === 0) return false
  return newest === undefined || Date.parse(draft.page.updated_at) > Date.parse(newest.created_at)
}
