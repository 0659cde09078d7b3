import './approvals.css'
import { studioOperations } from '@yingzao/contract/studio'
import { Card, Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { mayCall, type Self } from '../../state/session'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { PART, queueViews, readQueueView } from './approval-rows'
import { ChangedPages } from './changed-pages'
import { Queue } from './queue'
import { ApprovalSettings } from './settings/approval-settings'
import { wording } from './wording'

type View = keyof typeof wording.views

/** What waits for approval, what became of it, and whose approval pages need. */
export function ApprovalsScreen() {
  const member = useMember()
  const [search, setSearch] = useSearchParams()
  const views = viewsOf(member)
  const view = views.find((one) => one === search.get('view')) ?? 'mine'
  // Requested even while the settings are shown: the tabs show the counts.
  const queue = readQueueView(view)
  const list = useList('reviewList', { view: queue, limit: PART })
  const counts = list.first?.counts
  const labelOf = (one: View) =>
    one === 'mine' || one === 'waiting'
      ? wording.counted(wording.views[one], counts?.[one] ?? 0)
      : wording.views[one]
  return (
    <Screen title={wording.title} about={wording.about}>
      <Tabs
        activeKey={view}
        onChange={(key) => setSearch(key === 'mine' ? {} : { view: key })}
        items={views.map((one) => ({ key: one, label: labelOf(one) }))}
      />
      {view === 'changed' ? (
        <ChangedPages />
      ) : view === 'settings' ? (
        <ApprovalSettings />
      ) : (
        <Card className="st-table-card">
          <Queue key={queue} view={queue} list={list} overdue={counts?.overdue ?? 0} />
        </Card>
      )}
    </Screen>
  )
}

/** Only members who may change some of the settings see them. */
function viewsOf(member: Self): View[] {
  const { approvalPolicySet, delegationSet, delegationEnd } = studioOperations
  const maySet = [approvalPolicySet, delegationSet, delegationEnd].some((call) => mayCall(member, call))
  return [...queueViews, 'changed', ...(maySet ? (['settings'] as const) : [])]
}
