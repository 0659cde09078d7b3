import { INITIALS } from './initials'
import type { Region, RegionBranch } from './region'

/** By character: the letters its pinyin may begin with. */
const letters = new Map<string, string>()
for (const letter in INITIALS) {
  for (const char of INITIALS[letter] ?? '') letters.set(char, (letters.get(char) ?? '') + letter)
}

/**
 * Regions whose name contains the words (天河), or whose pinyin initials begin with them (th): provinces before cities
 * before districts, names that begin with the words before others, at most `limit`. Nothing for blank words.
 */
export function searchRegions(provinces: readonly Region[], words: string, limit: number): RegionBranch[] {
  const wanted = words.replace(/\s/g, '').toLowerCase()
  if (wanted === '') return []
  const starting: RegionBranch[][] = [[], [], []]
  const holding: RegionBranch[][] = [[], [], []]
  walk(provinces, [], (branch, { name }) => {
    const found = startsWith(name, wanted) ? starting : name.includes(wanted) ? holding : undefined
    found?.[branch.length - 1]?.push(branch)
  })
  return starting.flatMap((level, depth) => [...level, ...(holding[depth] ?? [])]).slice(0, limit)
}

function walk(
  regions: readonly Region[],
  above: RegionBranch,
  visit: (branch: RegionBranch, region: Region) => void,
): void {
  for (const region of regions) {
    const branch = [...above, region]
    visit(branch, region)
    walk(region.childs, branch, visit)
  }
}

/**
 * Compares character by character: the same, or a letter its pinyin begins with; so 北j finds 北京市 while somebody is
 * still typing.
 */
function startsWith(name: string, wanted: string): boolean {
  const chars = [...wanted]
  return chars.every((char, index) => {
    const own = name.charAt(index)
    return own !== '' && (own === char || letters.get(own)?.includes(char) === true)
  })
}
