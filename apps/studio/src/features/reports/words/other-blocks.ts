import { OTHER_BLOCKS } from '@yingzao/contract/studio'

/** Whether it is the sum of all blocks beyond the most that are reported individually. No block stands for it. */
export function isOthers({ block_id }: { block_id: string }): boolean {
  return block_id === OTHER_BLOCKS
}

/** The rows in their order, with the sum of other blocks after all real blocks. */
export function othersLast<Row extends { block_id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...rows.filter((row) => !isOthers(row)), ...rows.filter(isOthers)]
}
