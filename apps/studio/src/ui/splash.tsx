import { Spin } from 'antd'
import { wording } from './wording'

/** Shown before anything is known, and only when that takes long enough to be noticed. */
export function Splash() {
  return (
    <div className="st-splash" role="status" aria-label={wording.loading}>
      <Spin delay={300} />
    </div>
  )
}
