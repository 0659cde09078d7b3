import { wording } from '../../../wording'

/** What a block costs the visitors, as its build weighed it: `4.2 KB`. Nothing for one that nobody weighed. */
export function scriptText(bytes: number | undefined): string {
  if (bytes === undefined) return ''
  return bytes === 0 ? wording.palette.noScript : wording.palette.script((bytes / 1024).toFixed(1))
}
