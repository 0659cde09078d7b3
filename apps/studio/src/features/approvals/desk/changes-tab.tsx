import { Alert } from 'antd'
import { useMemo } from 'react'
import { compareDocuments, Differences } from '../../versions'
import type { ReviewDetail } from '../approval-rows'
import { ChangedReferences } from '../changed-references'
import { wording } from '../wording'

/** What has changed since it was submitted, and what differs from what is published now. */
export function ChangesTab({ detail: { base, document, changed } }: { detail: ReviewDetail }) {
  const compared = useMemo(() => base && compareDocuments(base.document, document), [base, document])
  return (
    <div className="ap-tab">
      {changed.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={wording.changed.title}
          description={
            <>
              <p>{wording.changed.about}</p>
              <ChangedReferences changed={changed} />
            </>
          }
        />
      )}
      {compared ? <Differences {...compared} /> : <p className="st-empty">{wording.desk.firstTime}</p>}
    </div>
  )
}
