import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { studioQuery } from '../../../state/queries'
import { ProblemNote } from '../../../ui/problem-note'
import { Delegations } from './delegations'
import { PolicyForm } from './policy-form'

/** Whether pages need approval and whose, and who stands in for whom. */
export function ApprovalSettings() {
  const { data, error, refetch } = useQuery(studioQuery('approvalPolicy', {}))
  return (
    <div className="ap-settings">
      {data ? (
        // Another revision gets a new form: what a colleague saved must not be overwritten unseen.
        <PolicyForm key={data.revision} policy={data} />
      ) : error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
      <Delegations />
    </div>
  )
}
