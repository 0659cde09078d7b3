import type { FeedKind } from '@yingzao/contract/server'
import type { FeedMapping } from '@yingzao/contract/studio'
import { foldWidth } from './cell-text'
import { columnOf, feedColumns, isMoney, titleOf } from './feed-columns'
import { splitTitle, type Unit } from './units'

/** Where one of our columns is in a file. */
export interface BoundColumn {
  name: string
  /** Its place among the titles of the file. */
  index: number
  /** The unit of its money. */
  unit: Unit
}

interface Binding {
  columns: BoundColumn[]
  /** What whoever imports the file should know about how it is read. */
  remarks: string[]
  /** Why the columns cannot all be identified; those that could be are still listed. */
  problem?: string
}

interface Wanted {
  mapping: FeedMapping
  /** The unit of money where neither the title nor the mapping states it. */
  unit: Unit
}

/**
 * Finds our columns among the titles of a file: those that a mapping names, the others by our names and usual titles.
 * Finds what it can, whatever is wrong with the rest: whoever is asked about it sees how far it got.
 */
export function bindColumns(kind: FeedKind, titles: readonly string[], wanted: Wanted): Binding {
  const written = titles.map((title) => ({ ...splitTitle(foldWidth(title)), whole: title.trim() }))
  const columns: BoundColumn[] = []
  const problems = [
    ...bindMapped(kind, written, wanted, columns),
    ...bindTitled(kind, written, wanted, columns),
  ]
  const missing = Object.entries(feedColumns[kind]).filter(
    ([name, column]) => column.isNeeded && !columns.some((bound) => bound.name === name),
  )
  if (missing.length > 0)
    problems.push(`缺少这些列：${missing.map(([name]) => titleOf(kind, name)).join('、')}。`)
  const [problem] = problems
  return {
    columns,
    remarks: remarksOf(kind, columns, titles),
    ...(problem !== undefined && { problem }),
  }
}

type Written = ReturnType<typeof splitTitle> & { whole: string }

/** Adds the columns that a mapping names, and returns what is wrong with it. */
function bindMapped(
  kind: FeedKind,
  written: readonly Written[],
  { mapping, unit: usual }: Wanted,
  columns: BoundColumn[],
): string[] {
  const problems: string[] = []
  for (const [name, told] of Object.entries(mapping)) {
    if (!columnOf(kind, name)) problems.push(`列名对应里的 ${name} 不是这类数据的列。`)
    else if (told !== null) {
      const { column, unit } = typeof told === 'string' ? { column: told } : told
      const index = written.findIndex(
        ({ whole, title }) => whole === column.trim() || title === column.trim(),
      )
      if (index === -1) problems.push(`文件里没有列名对应所说的列“${column}”。`)
      else columns.push({ name, index, unit: unit ?? written[index]?.unit ?? usual })
    }
  }
  return problems
}

/** Adds the columns that are recognised by their titles, and returns where that is ambiguous. */
function bindTitled(
  kind: FeedKind,
  written: readonly Written[],
  { mapping, unit: usual }: Wanted,
  columns: BoundColumn[],
): string[] {
  const problems: string[] = []
  for (const [index, { title, unit = usual }] of written.entries()) {
    const name = columns.some((bound) => bound.index === index) ? undefined : nameOf(kind, title)
    if (name === undefined || Object.hasOwn(mapping, name)) continue
    if (columns.some((bound) => bound.name === name))
      problems.push(`有两列都是“${titleOf(kind, name)}”，请删去一列，或者用列名对应说明用哪一列。`)
    else columns.push({ name, index, unit })
  }
  return problems
}

function nameOf(kind: FeedKind, title: string): string | undefined {
  return Object.entries(feedColumns[kind]).find(
    ([name, { titles }]) => name === title || titles.includes(title),
  )?.[0]
}

function remarksOf(kind: FeedKind, columns: readonly BoundColumn[], titles: readonly string[]): string[] {
  const money = columns
    .filter(({ name }) => isMoney(kind, name))
    .map(({ name, unit }) => `${titleOf(kind, name)}按${unit}`)
  const unused = titles.filter((_title, index) => !columns.some((bound) => bound.index === index))
  return [
    ...(money.length > 0 ? [`金额单位：${money.join('，')}。`] : []),
    ...(unused.length > 0 ? [`没有用到的列：${unused.slice(0, 20).join('、')}。`] : []),
  ]
}
