import './company.css'
import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { CompanyAdvisers } from './company-advisers'
import { CompanyForm } from './company-form'
import { CompanyHistory } from './company-history'
import { CompanyTheme } from './company-theme'
import { SampleWarning } from './sample-warning'
import { wording } from './wording'

type Detail = Answer<'companyDetail'>

/** What every page says about the company, how it looks, and who set that when. */
export function CompanyScreen() {
  const { data, error, refetch } = useQuery(studioQuery('companyDetail', {}))
  const [isTyping, setTyping] = useState(false)
  const [isListing, setListing] = useState(false)
  const filled = useFilled(data, isTyping)
  const listed = useFilled(data, isListing)
  return (
    <Screen title={wording.title} about={wording.about}>
      {/* A later look that fails takes nothing away that somebody has typed. */}
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {data && (
        <>
          <SampleWarning pages={data.published_pages} />
          <div className="co-screen">
            {/* Begins anew with what somebody else has made of it. */}
            <div className="co-main">
              {filled && <CompanyForm key={filled.revision} detail={filled} onTyping={setTyping} />}
              {listed && (
                <CompanyAdvisers key={`advisers-${listed.revision}`} detail={listed} onTyping={setListing} />
              )}
              <CompanyTheme detail={data} />
            </div>
            <CompanyHistory detail={data} />
          </div>
        </>
      )}
    </Screen>
  )
}

/**
 * Returns what the form is filled with: what somebody else stores waits until what was typed has been stored or
 * discarded.
 */
function useFilled(data: Detail | undefined, isTyping: boolean): Detail | undefined {
  const [filled, setFilled] = useState(data)
  const waits = isTyping && data?.revision !== filled?.revision
  if (data !== filled && !waits) setFilled(data)
  return filled
}
