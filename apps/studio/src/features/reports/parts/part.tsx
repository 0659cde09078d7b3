import { Card } from 'antd'
import type { ReactNode } from 'react'

interface PartProps {
  title?: string | undefined
  about?: ReactNode
  actions?: ReactNode
  /** Its content extends to its edges. */
  isTable?: boolean
  children: ReactNode
}

/** A part of a report. */
export function Part({ title, about, actions, isTable = false, children }: PartProps) {
  return (
    <Card className={isTable ? 'st-table-card rp-part rp-part-table' : 'rp-part'}>
      {(title !== undefined || actions) && (
        <div className="rp-part-head">
          <div>
            {title !== undefined && <h2>{title}</h2>}
            {about && <p>{about}</p>}
          </div>
          {actions && <div className="rp-part-acts">{actions}</div>}
        </div>
      )}
      {children}
    </Card>
  )
}
