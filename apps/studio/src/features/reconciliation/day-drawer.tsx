import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Alert, App, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { wording as listWording } from '../../ui/list/wording'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { problemText } from '../../ui/problem-text'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import { useReturnFocus } from '../../ui/use-return-focus'
import { DayDifferences } from './day-differences'
import { DayFacts } from './day-facts'
import type { OpenedDay } from './day-filter'
import { DifferenceExport } from './difference-export'
import type { DayRow } from './reconciliation-words'
import { wording } from './wording'

const words = wording.detail

/** Everything about one day at one supplier, beside the list it was opened from. */
export function DayDrawer({ of: { supplier, day }, onClose }: { of: OpenedDay; onClose: () => void }) {
  useReturnFocus()
  const { data, error, refetch } = useQuery(studioQuery('billDayList', { supplier, from: day, to: day }))
  const [isExporting, setExporting] = useState(false)
  const row = data?.list[0]
  return (
    <Drawer
      open
      size={640}
      mask={{ enabled: false }}
      title={words.title(day, SUPPLIER_TITLES[supplier])}
      onClose={onClose}
    >
      {row ? (
        <div className="st-bill">
          <Problem row={row} />
          <DayFacts row={row} />
          <div className="st-bill-acts">
            <RunButton row={row} />
            <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setExporting(true)}>
              {listWording.export.open}
            </Button>
          </div>
          <DayDifferences row={row} />
        </div>
      ) : error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : data ? (
        <p className="st-empty">{words.gone}</p>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {isExporting && (
        <DifferenceExport filter={{ supplier, from: day, to: day }} onClose={() => setExporting(false)} />
      )}
    </Drawer>
  )
}

/** Why there is no bill, and what happens about that. */
function Problem({ row: { problem, state } }: { row: DayRow }) {
  if (problem === null || state !== 'open') return null
  return (
    <Alert
      type={problem === 'unreadable' ? 'error' : 'warning'}
      showIcon
      title={wording.problems[problem]}
      description={words.problemAbout[problem]}
    />
  )
}

function RunButton({ row: { supplier, day, fetched_at } }: { row: DayRow }) {
  const member = useMember()
  const { message } = App.useApp()
  const run = useStudioCall('billDayRun', { changes: ['billDayList', 'differenceList'] })
  if (!mayCall(member, studioOperations.billDayRun)) return null
  const start = () =>
    run.mutate(
      { supplier, day },
      {
        onSuccess: ({ day: after }) =>
          void message.info(
            after.state === 'open' && after.fetched_at === null ? words.ran.noBill : words.ran[after.state],
          ),
        onError: (problem) => void message.error(problemText(problem, { tooManyRequests: words.tooOften })),
      },
    )
  return (
    <Button icon={<ReloadOutlined aria-hidden="true" />} loading={run.isPending} onClick={start}>
      {fetched_at === null ? words.fetch : words.run}
    </Button>
  )
}
