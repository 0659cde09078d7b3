import type { Finding } from '@yingzao/schema/server'
import type { pagePublishing } from '../modules/pages'

type AcceptedDocument = Extract<Awaited<ReturnType<typeof pagePublishing.checkText>>, { accepted: true }>

const GROUPS = [
  { severity: 'error', title: '错误', note: '改正后才能发布' },
  { severity: 'warning', title: '警告', note: '不影响发布，请确认' },
  { severity: 'info', title: '提示', note: '已自动处理' },
] as const

/** A line that counts what a document holds. */
export function summaryLine({ code, title, blocks, files }: AcceptedDocument): string {
  const added = files.added > 0 ? `（新存 ${files.added} 个）` : ''
  return `页面 ${code}「${title}」：可显示的组件 ${blocks} 个，素材 ${files.accepted} 个${added}`
}

/** Every finding with its place, its block and what to do, the worst first. */
export function findingLines(findings: Finding[]): string[] {
  if (findings.length === 0) return ['  没有发现问题。']
  return GROUPS.flatMap(({ severity, title, note }) => {
    const group = findings.filter((finding) => finding.severity === severity)
    return group.length === 0 ? [] : [`  ${title} ${group.length} 项（${note}）：`, ...group.flatMap(lines)]
  })
}

function lines({ path, blockId, message, fix, rule }: Finding): string[] {
  const block = blockId === undefined ? '' : ` [组件 ${blockId}]`
  return [`    · ${path || '整个文档'}${block}`, `      ${message}（${rule}）`, `      处理：${fix}`]
}
