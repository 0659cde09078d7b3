import mark from './brand.svg'
import { wording } from './wording'

/** The mark and the name. */
export function Brand() {
  return (
    <span className="st-brand">
      <img src={mark} alt="" width="26" height="26" />
      <strong>{wording.brand}</strong>
      <span className="st-brand-place">{wording.place}</span>
    </span>
  )
}
