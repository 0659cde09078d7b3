import type { Context } from '../context'
import type { Database } from '../db/database'
import { createCompanyReader } from '../modules/company'
import { pageApproval, pagePublishing } from '../modules/pages'
import type { CliHost } from './cli-host'
import { commandActor } from './command-actor'
import { findingLines, summaryLine } from './document-report'
import { readDocumentFile } from './read-document-file'

/**
 * Imports documents one by one and, when asked, publishes them. False: at least one was refused import or publication.
 */
export async function importFiles(
  host: CliHost,
  db: Database,
  { files, publish }: { files: string[]; publish: boolean },
): Promise<boolean> {
  if (publish && host.config.env === 'production') {
    host.out('生产环境的页面必须先经过审批，不能用 --publish 直接发布。请去掉 --publish 导入，再提交审批。')
    return false
  }
  const ctx = publish ? await host.openContext(db) : undefined
  let allDone = true
  for (const path of files) {
    const done = await importFile(host, db, path, ctx)
    allDone &&= done
  }
  return allDone
}

async function importFile(host: CliHost, db: Database, path: string, ctx?: Context): Promise<boolean> {
  const file = await readDocumentFile(path)
  if ('problem' in file) {
    host.out(file.problem)
    return false
  }
  const { config } = host
  const company = createCompanyReader({ config, db })
  const report = await pagePublishing.importPage({ config, company, db }, { ...file, by: 'cli' })
  if (!report.accepted) {
    host.out(`${file.name} 没有导入，原因如下：`)
    for (const line of findingLines(report.findings)) host.out(line)
    return false
  }
  host.out(`${file.name} → ${summaryLine(report)}`)
  host.out(
    report.isNew ? `  已保存为版本 ${report.version}。` : `  内容与版本 ${report.version} 相同，没有另存。`,
  )
  for (const line of findingLines(report.findings)) host.out(line)
  return ctx ? publish(host, ctx, report) : nextStep(host, report)
}

type ImportedDocument = Extract<Awaited<ReturnType<typeof pagePublishing.importPage>>, { accepted: true }>

function nextStep({ out }: CliHost, { code, publishable }: ImportedDocument): boolean {
  out(
    publishable
      ? `下一步：npm run pages -- preview ${code} 查看效果，然后发布。`
      : `下一步：改正以上错误后重新导入；npm run pages -- preview ${code} 可以先看效果。`,
  )
  return true
}

async function publish({ out, config }: CliHost, ctx: Context, imported: ImportedDocument): Promise<boolean> {
  const { code, version, checked } = imported
  const report = await pagePublishing.publishPage(ctx, { code, version, checked, by: commandActor() })
  if (report.published) {
    for (const { name, blockId } of report.failures) out(`  组件 ${name} [${blockId}] 显示失败，已略去。`)
    out(`已发布版本 ${version}：${config.publicOrigin}/h5-page/h5/${code}`)
    return true
  }
  if (report.reason === 'not-approved') {
    out(`版本 ${version} 没有发布：${pageApproval.notApprovedBecause(report.changed).msg}。`)
    return false
  }
  out(`版本 ${version} 没有发布，请先改正以上错误。已发布的旧版本不受影响。`)
  return false
}
