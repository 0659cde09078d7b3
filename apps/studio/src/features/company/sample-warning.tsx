import './sample-warning.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Alert } from 'antd'
import { Link, useLocation } from 'react-router'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { companyFields, isSample } from './company-data'
import { wording } from './wording'

/**
 * Warns, where visitors may come, that pages still show the sample data about the company that a new deployment starts
 * with.
 */
export function SampleWarning({ pages }: { pages: number | undefined }) {
  const { data } = useQuery(studioQuery('studioSettings', {}))
  const mayMend = mayCall(useMember(), studioOperations.companyChange)
  const isThere = useLocation().pathname === '/company'
  if (!data || data.env === 'development') return null
  const samples = companyFields.filter((field) => isSample(data.site[field]))
  if (samples.length === 0) return null
  const names = wording.listed(samples.map((field) => wording.fields[field].label))
  return (
    <Alert
      className="co-sample"
      type="warning"
      showIcon
      role="status"
      title={[
        wording.sampleText(names),
        pages ? wording.samplePages(pages) : '',
        mayMend ? '' : wording.sampleAsk,
      ].join('')}
      action={mayMend && !isThere && <Link to="/company">{wording.sampleFix}</Link>}
    />
  )
}
