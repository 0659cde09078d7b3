import { Notice } from './notice'
import { wording } from './wording'

/** An address that leads nowhere. */
export function MissingScreen() {
  return <Notice title={wording.missing.title} text={wording.missing.text} code="404" />
}
