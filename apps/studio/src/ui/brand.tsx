import { wording } from '../wording'
import mark from './brand.svg'

/** The mark and the name. */
export function Brand() {
  return (
    <span className="st-brand">
      <img src={mark} alt="" width="26" height="26" />
      <strong>{wording.shell.brand}</strong>
      <span className="st-brand-place">{wording.shell.place}</span>
    </span>
  )
}
