import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context'
import { findActs, fromLetters } from '../../audit'
import { lawfulLeaves } from '../../keeping'
import { evidenceSeal, visitLeaf } from '../evidence-tables'
import { leavesIn, rootOf } from '../seal/merkle-tree'
import type { Seal } from '../seal/seal-hours'
import { SEALED_KINDS, type SealedKind } from '../seal/sealed-kinds'
import { hoursWithRows, rowsOfHour } from '../seal/sealed-rows'
import { compareHour } from './compare-hour'
import type { Problem } from './problem'

const told = z.object({ seals: z.array(z.tuple([z.string(), z.int(), z.string()])) })

/** The result of checking the rows against their seals. */
export interface SealReport {
  problems: Problem[]
  hours: number
  rows: number
  /** Views that no longer belong to anybody: those of people who were erased, or have switched recommendation off. */
  unlinked: number
  /** Rows that were lawfully deleted, and by which reports. */
  lawful: { rows: number; reports: number[] }
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Checks every sealed hour against what the audit log recorded about it, and the current rows against the hour. */
export async function checkSeals(ctx: Pick<Context, 'config' | 'db'>): Promise<SealReport> {
  const report: SealReport = {
    problems: [],
    hours: 0,
    rows: 0,
    unlinked: 0,
    lawful: { rows: 0, reports: [] },
  }
  const { problems } = report
  const gone = await lawfulLeaves(ctx)
  for (const report_id of gone.untold)
    problems.push({ of: 'deletion', kind: 'changed', subject: String(report_id) })
  const expected = await toldSeals(ctx)
  const oldest = Date.now() - ctx.config.kept.networkLogs * 86_400_000
  const stored = await ctx.db.orm.select().from(evidenceSeal).orderBy(evidenceSeal.kind, evidenceSeal.hour)
  for (const { kind, hour, rows, root, leaves } of stored) {
    const name = nameOf(kind, hour.toISOString())
    const seal = expected.get(name)
    expected.delete(name)
    if (!seal) {
      problems.push({ of: 'seal', kind: 'added', subject: name })
      continue
    }
    report.hours += 1
    const isOver = kind === 'visit' && hour.getTime() < oldest
    const list = kind === 'visit' ? await leavesOf(ctx, hour) : (leaves ?? undefined)
    const isRight = seal.root === root && seal.rows === rows
    if (!isRight || (kind !== 'visit' && !list)) problems.push({ of: 'seal', kind: 'changed', subject: name })
    // The audit log is trusted: the row beside it can be written by anybody with rights on the database.
    const isWhole = list !== undefined && rootOf(leavesIn(list)) === seal.root
    if (list && !isWhole) problems.push({ of: 'leaves', kind: 'changed', subject: name })
    if (isOver && !isWhole) continue
    const found = await rowsOfHour(ctx.db.orm, kind, hour)
    report.rows += found.length
    const compared = compareHour({
      kind,
      hour: seal.hour,
      root: seal.root,
      leaves: isWhole ? list : undefined,
      rows: found,
      lawful: kind === 'exposure' ? (gone.hours.get(hour.toISOString()) ?? NONE) : NONE,
    })
    report.unlinked += compared.unlinked
    noteLawful(report.lawful, compared.reports)
    if (!isOver) problems.push(...compared.problems)
  }
  for (const name of expected.keys()) problems.push({ of: 'seal', kind: 'missing', subject: name })
  for (const kind of SEALED_KINDS) problems.push(...(await withoutSeal(ctx, kind, stored)))
  return report
}

function noteLawful(lawful: SealReport['lawful'], reports: readonly number[]): void {
  lawful.rows += reports.length
  lawful.reports = [...new Set([...lawful.reports, ...reports])].sort((one, other) => one - other)
}

function nameOf(kind: SealedKind, hour: string): string {
  return `${kind} ${hour}`
}

/** Every seal recorded in the audit log. */
export async function toldSeals({ db }: Pick<Context, 'db'>): Promise<Map<string, Seal>> {
  const seals = new Map<string, Seal>()
  for (const kind of SEALED_KINDS) {
    for (const { after } of await findActs(db.orm, 'evidence.seal', `evidence:${kind}`)) {
      const read = told.safeParse(after)
      for (const [hour, rows, letters] of read.data?.seals ?? [])
        seals.set(nameOf(kind, hour), { kind, hour, rows, root: fromLetters(letters) })
    }
  }
  return seals
}

async function leavesOf({ db }: Pick<Context, 'db'>, hour: Date): Promise<Buffer | undefined> {
  const [row] = await db.orm
    .select({ leaves: visitLeaf.leaves })
    .from(visitLeaf)
    .where(sql`${visitLeaf.hour} = ${hour}`)
  return row?.leaves
}

/** Rows of an hour that was over when a later one was sealed: they did not exist then. */
async function withoutSeal(
  { db }: Pick<Context, 'db'>,
  kind: SealedKind,
  stored: readonly { kind: SealedKind; hour: Date }[],
): Promise<Problem[]> {
  const sealed = new Set(stored.filter((one) => one.kind === kind).map(({ hour }) => hour.getTime()))
  if (sealed.size === 0) return []
  const last = Math.max(...sealed)
  const problems: Problem[] = []
  for (const hour of await hoursWithRows(db.orm, kind, { from: undefined, until: new Date(last) })) {
    if (sealed.has(hour.getTime())) continue
    for (const { key } of await rowsOfHour(db.orm, kind, hour))
      problems.push({ of: kind, kind: 'added', subject: key })
  }
  return problems
}
