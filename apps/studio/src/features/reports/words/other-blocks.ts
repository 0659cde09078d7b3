import { OTHER_BLOCKS } from '@yingzao/contract/studio'

/** Whether it is what is counted of blocks as one, beyond the most that is told each by itself. No block stands for it. */
export function isOthers({ block_id }: { block_id: string }): boolean {
  return block_id === OTHER_BLOCKS
}

/** In their order, with what is told as one after all blocks that there are. */
export function othersLast<Row extends { block_id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...rows.filter((row) => !isOthers(row)), ...rows.filter(isOthers)]
}
