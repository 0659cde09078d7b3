import { Notice } from './notice'
import { wording } from './wording'

/** Shown at an address that does not exist. */
export function MissingScreen() {
  return <Notice title={wording.missing.title} text={wording.missing.text} code="404" />
}
