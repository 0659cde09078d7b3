import type { Pages } from '../answers/pages'
import type { GivenItem } from './sources'

/** What has come of a source's pages so far. */
export type SourcePages = Pages<GivenItem>

/** Splits `source_params` in the same way as `pageParam`: at each `&`, then at the first `=`. */
export function readParams(text: string): Record<string, string> {
  const params: Record<string, string> = {}
  new URLSearchParams(text).forEach((value, name) => {
    params[name] = value
  })
  return params
}
