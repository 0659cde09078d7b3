import { companyAtStart } from '../company/company-data'
import { pagePublishing } from '../modules/pages'
import type { CliHost } from './cli-host'
import { findingLines, summaryLine } from './document-report'
import { readDocumentFile } from './read-document-file'

/** Prints what an import would report. False: the document would be refused, or could not be published. */
export async function checkFile({ config, out }: CliHost, path: string): Promise<boolean> {
  const file = await readDocumentFile(path)
  if ('problem' in file) {
    out(file.problem)
    return false
  }
  const report = await pagePublishing.checkText({ config, company: companyAtStart(config) }, file)
  out(report.accepted ? summaryLine(report) : `${file.name} 不能导入：`)
  for (const line of findingLines(report.findings)) out(line)
  if (!report.accepted) return false
  out(report.publishable ? '检查通过，可以导入并发布。' : '可以导入，但改正全部错误后才能发布。')
  return report.publishable
}
