import type { RegionBranch, Regions } from '@yingzao/regions/client'

/** Steps from the province down (SPEC.md section 4). */
export const LEVELS = ['省', '市', '区'] as const

const MOST_FOUND = 50

/** The state of a visitor's choice in the picker. */
export interface Picking {
  /** What has been chosen, from the province down. */
  branch: RegionBranch
  /** The tab that is shown, from 0. */
  level: number
  /** What has been typed into the search box. */
  words: string
  /** The option that Enter would choose; until a key moves it, the chosen one or else the first. */
  active: number | undefined
}

/** One line that can be chosen. */
export interface Option {
  label: string
  branch: RegionBranch
  isChosen: boolean
}

export type PickingEvent =
  | { type: 'chose'; branch: RegionBranch }
  | { type: 'showed'; level: number }
  | { type: 'typed'; words: string }
  | { type: 'moved'; to: number }

/** Opens on the tab where the address that is already there was completed. */
export function startPicking(branch: RegionBranch = []): Picking {
  return { branch, level: Math.max(0, branch.length - 1), words: '', active: undefined }
}

export function picking(state: Picking, event: PickingEvent): Picking {
  switch (event.type) {
    case 'chose':
      // The branch ends in what was chosen: whatever had been chosen below it is gone.
      return { branch: event.branch, level: event.branch.length, words: '', active: undefined }
    case 'showed':
      return { ...state, level: event.level, words: '', active: undefined }
    case 'typed':
      return { ...state, words: event.words, active: undefined }
    case 'moved':
      return { ...state, active: event.to }
  }
}

/** True when there is nothing more to choose below. */
export function isWhole(branch: RegionBranch): boolean {
  return branch[branch.length - 1]?.childs.length === 0
}

/** How many tabs there are: one for each list that is not empty. */
export function tabCount({ branch }: Picking): number {
  return 1 + branch.filter(({ childs }) => childs.length > 0).length
}

export function isSearching({ words }: Picking): boolean {
  return words.trim() !== ''
}

/** What there is to choose from: the list of the tab, or what the words find. */
export function optionsOf(state: Picking, { provinces, search }: Regions): Option[] {
  const option = (label: string, branch: RegionBranch) => {
    const last = branch.length - 1
    return { label, branch, isChosen: branch[last]?.id === state.branch[last]?.id }
  }
  if (isSearching(state)) {
    return search(state.words, MOST_FOUND).map((branch) => option(pathText(branch), branch))
  }
  const above = state.branch.slice(0, state.level)
  const parent = above[above.length - 1]
  return (parent ? parent.childs : provinces).map((region) => option(region.name, [...above, region]))
}

/** The option that Enter would choose, from 0. */
export function activeIndex({ active }: Picking, options: readonly Option[]): number {
  if (active !== undefined) return Math.max(0, Math.min(active, options.length - 1))
  return Math.max(
    0,
    options.findIndex(({ isChosen }) => isChosen),
  )
}

/** Returns what a screen reader announces after each step, when there are `count` options. */
export function announcement(state: Picking, count: number): string {
  if (isSearching(state)) return count === 0 ? '没有找到这个地区' : `找到 ${count} 个地区`
  const above = state.branch.slice(0, state.level)
  const next = `请选择${LEVELS[state.level] ?? ''}`
  return above.length === 0 ? next : `已选择${pathText(above)}，${next}`
}

function pathText(branch: RegionBranch): string {
  return branch.map(({ name }) => name).join(' ')
}
