import type { DataReport } from '../modules/data-import'

/** More refused lines than anybody fixes in one go. */
const MOST_REFUSALS = 100

const OUTCOMES = { added: '新增', changed: '更新', same: '没有变化', refused: '拒绝' } as const

interface Import {
  /** Of the file. */
  name: string
  /** Of the kind. */
  title: string
}

/**
 * The outcome of every line: those that change something one by one, then the count of each outcome, then what was
 * stored.
 */
export function reportLines({ lines, stored }: DataReport, { name, title }: Import): string[] {
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  const counts = Object.entries(OUTCOMES).map(
    ([outcome, word]) => `${word} ${lines.filter((line) => line.outcome === outcome).length}`,
  )
  return [
    `${name} → ${title}，共 ${lines.length} 行：${counts.join('，')}。`,
    ...listed(
      '新增',
      lines.filter(({ outcome }) => outcome === 'added'),
    ),
    ...listed(
      '更新',
      lines.filter(({ outcome }) => outcome === 'changed'),
    ),
    ...refused.slice(0, MOST_REFUSALS).map(({ at, reasons }) => `  第 ${at} 行拒绝：${reasons.join('；')}`),
    ...(refused.length > MOST_REFUSALS ? [`  还有 ${refused.length - MOST_REFUSALS} 行被拒绝。`] : []),
    conclusion(refused.length > 0, stored),
  ]
}

/** Consecutive line numbers are merged: 2-5、9. */
function listed(word: string, lines: readonly { at: number }[]): string[] {
  if (lines.length === 0) return []
  const runs: [number, number][] = []
  for (const { at } of lines) {
    const last = runs.at(-1)
    if (last && at === last[1] + 1) last[1] = at
    else runs.push([at, at])
  }
  return [`  ${word}：第 ${runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join('、')} 行`]
}

function conclusion(isRefused: boolean, stored: boolean): string {
  if (isRefused) return '没有保存任何一行。请改正被拒绝的行后重新导入整个文件。'
  return stored ? '全部已保存。' : '检查通过，没有保存。去掉 --dry-run 即可导入。'
}
