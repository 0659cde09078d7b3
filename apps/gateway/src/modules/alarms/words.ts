import type { AlarmKind } from '@yingzao/contract/studio'
import type { AlarmFigures } from './judge'

/** What goes wrong, in the words of the people who are notified of it. */
export const KIND_WORDS: Readonly<Record<AlarmKind, string>> = {
  conversion_drop: '提交率下降',
  errors_up: '错误增多',
  no_views: '已发布无访问',
  codes_unused: '验证码发送未填写',
}

/** Why an alarm was raised, in numbers that somebody can check: `提交率 12% → 3%，过去 6 小时 84 次填写`. */
export function whyWords(kind: AlarmKind, { hours, part, of, usual_part, usual_of }: AlarmFigures): string {
  const now = share(part, of)
  const usual = share(usual_part, usual_of)
  switch (kind) {
    case 'conversion_drop':
      return `提交率 ${usual} → ${now}，过去 ${hours} 小时 ${of} 次填写`
    case 'errors_up':
      return usual_of === 0
        ? `出错率 ${now}，过去 ${hours} 小时 ${of} 次操作出错 ${part} 次`
        : `出错率 ${usual} → ${now}，过去 ${hours} 小时 ${of} 次操作出错 ${part} 次`
    case 'codes_unused':
      return `验证码填写率 ${now}，过去 ${hours} 小时发送 ${of} 条，填对 ${part} 条`
    case 'no_views':
      return usual_part > 0
        ? `过去 ${hours} 小时没有访问，再之前 ${hours} 小时有 ${usual_part} 次`
        : `发布后一直没有访问，过去 ${hours} 小时全站有 ${of} 次`
  }
}

/** Below ten per cent with one decimal, unless that decimal is zero: 1.6% and 2.4% are not the same. */
function share(part: number, of: number): string {
  if (of === 0) return '—'
  const percent = (part / of) * 100
  const shown = percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
  return `${shown}%`
}
