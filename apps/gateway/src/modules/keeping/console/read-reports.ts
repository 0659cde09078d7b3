import {
  holdLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { StudioFile } from '../../../http/register-studio-operation'
import type { Cell, Table } from '../../../spreadsheets/cell'
import { tableFile } from '../../../spreadsheets/table-file'
import { chinaMidnight, dayAfter } from '../../../time/china-time'
import { deletionReport, type ErasedTable } from '../keeping-tables'
import { kindOfTable, recordKinds } from '../record-kinds'

type List = StudioOperations['deletionReportList']
type Filter = Omit<StudioInput<List>, 'after' | 'limit'>
type Report = typeof deletionReport.$inferSelect

const NAMES = new Map(recordKinds.map(({ kind, name }) => [kind, name]))
const KINDS: Record<Report['kind'], string> = {
  rows: '到期删除',
  months: '按月删除',
  persons: '到期清空个人信息',
  evidence: '留存证据到期删除',
  erasure: '个人注销',
  release: '保全解除后清除',
}

/** What was deleted, the newest first. */
export async function listReports(
  { db }: Pick<Context, 'db'>,
  { after, limit, ...filter }: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const rows = await findReports(db, filter, { after, limit: limit + 1 })
  const list = rows.slice(0, limit)
  return {
    list: list.map(lineOf),
    next: rows.length > limit ? String(list.at(-1)?.report_id) : null,
  }
}

/** The same as a file. */
export async function exportReports(
  { db }: Pick<Context, 'db'>,
  filter: StudioInput<StudioOperations['deletionReportExport']>,
): Promise<StudioFile> {
  const titles = [
    '编号',
    '时间',
    '类型',
    '记录种类',
    '数据表',
    '行数',
    '最早',
    '最晚',
    '期限（天）',
    '设置',
    '依据',
    '保全留下',
    '保全编号',
  ]
  const rows = await findReports(db, filter, { after: undefined, limit: holdLimits.exported })
  const table: Table = {
    columns: titles.map((title) => ({ title, width: 16 })),
    parts: once(rows.map(cellsOf)),
  }
  return tableFile(table, { name: '删除报告', sheet: '删除报告', format: 'csv' })
}

async function* once<Row>(rows: Row): AsyncGenerator<Row> {
  yield rows
}

function findReports(
  { orm }: Context['db'],
  { kind, from, to }: Filter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Report[]> {
  const { report_id, made_at } = deletionReport
  const below: SQL | undefined = /^[1-9]\d{0,14}$/.test(after ?? '')
    ? lt(report_id, Number(after))
    : undefined
  return orm
    .select()
    .from(deletionReport)
    .where(
      and(
        below,
        kind && eq(deletionReport.kind, kind),
        from === undefined ? undefined : gte(made_at, chinaMidnight(from)),
        to === undefined ? undefined : lt(made_at, chinaMidnight(dayAfter(to))),
      ),
    )
    .orderBy(desc(report_id))
    .limit(limit)
}

function lineOf(report: Report): StudioResponse<List>['list'][number] {
  const { details, record_kind, made_at, oldest, newest } = report
  return {
    report_id: report.report_id,
    made_at: made_at.toISOString(),
    kind: report.kind,
    record: NAMES.get(record_kind) ?? record_kind,
    table_name: report.table_name,
    rows: report.rows,
    oldest: oldest?.toISOString() ?? null,
    newest: newest?.toISOString() ?? null,
    days: report.days,
    setting: report.setting,
    ground: report.ground,
    held_rows: report.held_rows,
    hold_ids: report.hold_ids,
    month: details.month ?? null,
    is_kept: details.is_kept ?? false,
    tables: (details.tables ?? []).map(erasedLine),
  }
}

/** The list says in Chinese why rows stay; what a module says is meant for developers. */
function erasedLine({ table, fate, rows }: ErasedTable) {
  const kind = kindOfTable(table)
  return { table, name: kind?.name ?? '', fate, rows, why: fate === 'keep' ? (kind?.ground ?? '') : '' }
}

function cellsOf(report: Report): Cell[] {
  const { report_id, made_at, kind, record_kind, table_name, rows, oldest, newest, days, setting } = report
  return [
    ...[report_id, made_at, KINDS[kind], NAMES.get(record_kind) ?? record_kind, table_name, rows],
    ...[oldest ?? '', newest ?? '', days ?? '', setting, report.ground, report.held_rows],
    report.hold_ids.join('、'),
  ]
}
