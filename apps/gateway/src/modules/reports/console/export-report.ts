import {
  CONVERSION_STEPS,
  OTHER_BLOCKS,
  OTHER_PAGES,
  type StudioInput,
  type StudioOperations,
  yuanOf,
} from '@yingzao/contract/studio'
import { channelParts } from '../../../channels/channel-of'
import { AppError } from '../../../http/app-error'
import type { StudioFile } from '../../../http/register-studio-operation'
import { refusal } from '../../../http/studio-refusals'
import type { Cell, Table } from '../../../spreadsheets/cell'
import { tableFile } from '../../../spreadsheets/table-file'
import type { Figures } from '../questions/questions'
import { blockReport, formReport } from './block-report'
import { channelReport, companyReport } from './company-report'
import { pageReport } from './page-report'
import type { ReportTools } from './report-tools'

type Input = StudioInput<StudioOperations['reportExport']>
type OfPage = Input & { code: string }

/** What a file has: its titles, and a row of cells for each line. */
interface Lines {
  name: string
  titles: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const FIGURES = ['浏览量', '访客数', '平均停留（秒）', '平均浏览深度', '跳出率']
const STEPS = { lead: '留资', login: '登录', join: '入群', enrol: '报名', order: '下单', payment: '支付' }
const FORM_STEPS = {
  seen: '看到表单',
  begun: '开始填写',
  phone_valid: '手机号有效',
  code_sent: '验证码已发送',
  code_right: '验证码正确',
  stored: '提交成功',
}
const ALL_FIGURES = [
  ...FIGURES,
  ...CONVERSION_STEPS.map((step) => STEPS[step]),
  '下单金额（元）',
  '支付金额（元）',
]

/** Exports a report as a CSV file. Throws `notFound` for an unknown page. */
export async function exportReport(tools: ReportTools, input: Input): Promise<StudioFile> {
  const { name, titles, rows } = await linesOf(tools, input)
  const table: Table = { columns: titles.map((title) => ({ title, width: 14 })), parts: once(rows) }
  return tableFile(table, { name, sheet: name, format: 'csv' })
}

async function* once<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows
}

function linesOf(tools: ReportTools, { report, ...input }: Input): Promise<Lines> {
  const { code, from, to } = input
  if (report === 'company') return companyLines(tools, { from, to })
  if (report === 'channels') return channelLines(tools, { code, from, to })
  if (code === undefined) throw new AppError(refusal('请选择页面'))
  const of = { page: pageLines, blocks: blockLines, forms: formLines }[report]
  return of(tools, { ...input, report, code })
}

async function pageLines(tools: ReportTools, { report: _, ...asked }: OfPage): Promise<Lines> {
  const { days } = await pageReport(tools, asked)
  return {
    name: `页面数据-${asked.code}`,
    titles: ['日期', ...ALL_FIGURES],
    rows: days.map(({ day, ...figures }) => [day, ...cellsOf(figures)]),
  }
}

async function blockLines(tools: ReportTools, { report: _, ...asked }: OfPage): Promise<Lines> {
  const { blocks } = await blockReport(tools, asked)
  return {
    name: `组件数据-${asked.code}`,
    titles: ['组件编号', '组件', '曝光', '点击', '成功', '失败', '失败原因'],
    rows: blocks.map(({ block_id, block, exposures, clicks, done, failed, codes }) => [
      block_id,
      nameOf(block),
      exposures,
      clicks,
      done,
      failed,
      codes.map(({ code, count }) => `${code}×${count}`).join(' '),
    ]),
  }
}

async function formLines(tools: ReportTools, { report: _, ...asked }: OfPage): Promise<Lines> {
  const { forms } = await formReport(tools, asked)
  return {
    name: `表单数据-${asked.code}`,
    titles: ['组件编号', '组件', '步骤', '到达', '停在这一步', '最后的错误码'],
    rows: forms.flatMap(({ block_id, block, steps, stops }) => [
      ...steps.map(({ step, views }): Cell[] => [block_id, nameOf(block), FORM_STEPS[step], views, '', '']),
      ...stops.map(({ after, code, views }): Cell[] => [
        block_id,
        nameOf(block),
        FORM_STEPS[after],
        '',
        views,
        code ?? '',
      ]),
    ]),
  }
}

const nameOf = (block: string) => (block === OTHER_BLOCKS ? '其他' : block)

async function companyLines(tools: ReportTools, days: { from: string; to: string }): Promise<Lines> {
  const { pages } = await companyReport(tools, days)
  return {
    name: '全部页面数据',
    titles: ['页面', '标题', ...ALL_FIGURES],
    rows: pages.map(({ code, title, ...figures }) => [code, titleOf(code, title), ...cellsOf(figures)]),
  }
}

const titleOf = (code: string, title: string) => (code === OTHER_PAGES ? '不存在的页面（合计）' : title)

async function channelLines(
  tools: ReportTools,
  asked: { code: string | undefined; from: string; to: string },
): Promise<Lines> {
  const { channels, links } = await channelReport(tools, asked)
  return {
    name: '渠道数据',
    titles: ['渠道', '渠道链接', ...ALL_FIGURES],
    rows: channels.map(({ value, ...figures }) => [
      value,
      links[channelParts(value).utm_id ?? ''] ?? '',
      ...cellsOf(figures),
    ]),
  }
}

function cellsOf({ views, visitors, seconds, depth, bounced, conversions, ordered, paid }: Figures): Cell[] {
  const done = CONVERSION_STEPS.map((step) => conversions[step])
  return [views, visitors, seconds, depth, bounced, ...done, yuanOf(ordered), yuanOf(paid)]
}
