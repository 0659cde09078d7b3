import { wording } from '../wording'
import { Notice } from './notice'

/** An address that leads nowhere. */
export function MissingScreen() {
  return <Notice title={wording.missing.title} text={wording.missing.text} code="404" />
}
