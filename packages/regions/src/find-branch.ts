import type { Region, RegionBranch } from './region'

/**
 * The regions with these ids, if each lies in the one before it: province, then city, then district. Undefined when
 * they do not form one branch, and when there are no ids.
 */
export function findBranch(provinces: readonly Region[], ids: readonly number[]): RegionBranch | undefined {
  const branch: Region[] = []
  let level = provinces
  for (const id of ids) {
    const region = level.find((candidate) => candidate.id === id)
    if (!region) return undefined
    branch.push(region)
    level = region.childs
  }
  return branch.length > 0 ? branch : undefined
}
