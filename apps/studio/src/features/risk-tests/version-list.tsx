import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useNavigate } from 'react-router'
import type { Answer, Payload } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { QUESTIONNAIRES_CHANGED } from './questionnaire/changed'
import { wording } from './wording'

const words = wording.versions

type Row = Answer<'questionnaireList'>['list'][number]

const TONES: Record<Row['state'], Tone> = { draft: 'busy', live: 'success', past: 'quiet' }

/** The versions of the questionnaire, newest first, and how to start the next one. */
export function VersionList() {
  const list = useList('questionnaireList', { limit: 50 })
  const navigate = useNavigate()
  const open = (version: number) => void navigate(`/risk-tests/questionnaires/${version}`)
  const mayWrite = mayCall(useMember(), studioOperations.questionnaireDraft)
  const begin = useStudioCall('questionnaireDraft', { changes: QUESTIONNAIRES_CHANGED })
  const draftFrom = (from: Payload<'questionnaireDraft'>['from']) =>
    begin.mutate({ from }, { onSuccess: ({ version }) => open(version) })
  const isEmpty = list.rows?.length === 0
  const hasDraft = list.rows?.some(({ state }) => state === 'draft')
  return (
    <Card className="st-table-card">
      <FormProblem problem={begin.error} better={{ alreadyExists: words.taken }} />
      {isEmpty && (
        <div className="st-empty">
          <p>{mayWrite ? words.none : words.noneToRead}</p>
          {mayWrite && (
            <p className="rt-begin">
              <Button type="primary" loading={begin.isPending} onClick={() => draftFrom('sample')}>
                {words.fromSample}
              </Button>
              <Button disabled={begin.isPending} onClick={() => draftFrom('empty')}>
                {words.fromEmpty}
              </Button>
            </p>
          )}
        </div>
      )}
      {!isEmpty && (
        <>
          {mayWrite && hasDraft === false && (
            <div className="rt-new-version">
              <Button type="primary" loading={begin.isPending} onClick={() => draftFrom('live')}>
                {words.draft}
              </Button>
            </div>
          )}
          <ListBody list={list}>
            <ListTable<Row, number>
              rowKey="version"
              columns={columnsOf(open)}
              rows={list.rows}
              isOld={list.isOld}
              isFixed
              onOpen={open}
            />
          </ListBody>
        </>
      )}
    </Card>
  )
}

function columnsOf(open: (version: number) => void): TableColumnsType<Row> {
  const { columns } = words
  return [
    {
      title: columns.version,
      width: 96,
      render: (_, { version }) => (
        <CellLink onOpen={() => open(version)}>{wording.version(version)}</CellLink>
      ),
    },
    { title: columns.title, width: 240, ellipsis: true, render: (_, { title }) => title || words.untitled },
    {
      title: columns.state,
      width: 96,
      render: (_, { state }) => <StatusMark tone={TONES[state]}>{words.states[state]}</StatusMark>,
    },
    {
      title: columns.questions,
      width: 72,
      align: 'right',
      render: (_, { questions }) => <span className="st-number">{questions}</span>,
    },
    {
      title: columns.tests,
      width: 92,
      align: 'right',
      render: (_, { tests }) => <span className="st-number">{tests}</span>,
    },
    {
      title: columns.published,
      width: 150,
      render: (_, { published_at }) =>
        published_at === null ? (
          <span className="st-soft">{words.unpublished}</span>
        ) : (
          <span className="st-number">{dateTimeText(published_at)}</span>
        ),
    },
    {
      title: columns.by,
      width: 100,
      ellipsis: true,
      render: (_, { published_at, published_by }) =>
        published_at === null ? '' : published_by || words.nobody,
    },
  ]
}
