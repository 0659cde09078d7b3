import { MOST_TAGS } from '@yingzao/contract/studio'

/** The contract's limit. */
const LONGEST_TAG = 12

/** Tags as typed, trimmed, and each only once regardless of case. */
export function tidyTags(typed: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of typed.map((text) => text.trim())) {
    const key = tag.toLowerCase()
    if (tag !== '' && !seen.has(key)) seen.set(key, tag)
  }
  return [...seen.values()]
}

/** The tags to add and to remove to get from one list to the other. */
export function tagChange(
  before: readonly string[],
  after: readonly string[],
): { add: string[]; remove: string[] } {
  const lacks = (tags: readonly string[]) => {
    const known = new Set(tags.map((tag) => tag.toLowerCase()))
    return (tag: string) => !known.has(tag.toLowerCase())
  }
  return { add: after.filter(lacks(before)), remove: before.filter(lacks(after)) }
}

/** Why tags would be refused. Undefined: they would not. */
export function tagProblem(tags: readonly string[]): 'tooMany' | 'tooLong' | undefined {
  if (tags.some((tag) => tag.length > LONGEST_TAG)) return 'tooLong'
  return tags.length > MOST_TAGS ? 'tooMany' : undefined
}
