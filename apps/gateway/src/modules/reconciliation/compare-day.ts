import type { DifferenceKind } from '@yingzao/contract/studio'
import type { LedgerEntry } from '../orders'

/** A line of a bill, as stored. */
export type KeptLine = Omit<LedgerEntry, 'pid'>

/** Something on which the two sides disagree. */
export interface Difference {
  kind: DifferenceKind
  of: 'payment' | 'refund' | 'bill'
  number: string
  out_trade_no: string
  pid: string | null
  ours: number | null
  theirs: number | null
  ours_at: Date | null
  theirs_at: Date | null
}

/** A day according to the supplier and to our books, and what either has under the other's numbers on other days. */
export interface TwoSides {
  lines: readonly KeptLine[]
  ledger: readonly LedgerEntry[]
  linesElsewhere: readonly KeptLine[]
  ledgerElsewhere: readonly LedgerEntry[]
}

/**
 * Every difference between a day's bill and our books, each number once. An entry that both have with the same amount
 * is not one; one that both have on different days, as clocks differ around midnight, is reported so that the sums of
 * the day can be understood.
 */
export function compareDay({ lines, ledger, linesElsewhere, ledgerElsewhere }: TwoSides): Difference[] {
  const ours = byNumber(ledger)
  const oursElsewhere = byNumber(ledgerElsewhere)
  const theirs = byNumber(lines)
  const theirsElsewhere = byNumber(linesElsewhere)
  const ofLines = lines.map((line) => {
    const entry = ours.get(nameOf(line))
    return judge(line, entry ?? oursElsewhere.get(nameOf(line)), { isOneDay: entry !== undefined })
  })
  const ofLedger = ledger
    .filter((entry) => !theirs.has(nameOf(entry)))
    .map((entry) => judge(theirsElsewhere.get(nameOf(entry)), entry, { isOneDay: false }))
  return [...ofLines, ...ofLedger].filter((difference) => difference !== undefined)
}

function judge(
  line: KeptLine | undefined,
  entry: LedgerEntry | undefined,
  { isOneDay }: { isOneDay: boolean },
): Difference | undefined {
  const known = entry ?? line
  if (!known) return undefined
  const kind = kindOf(line, entry, isOneDay)
  if (kind === undefined) return undefined
  return {
    kind,
    of: known.of,
    number: known.number,
    out_trade_no: known.out_trade_no,
    pid: entry?.pid ?? null,
    ours: entry?.amount ?? null,
    theirs: line?.amount ?? null,
    ours_at: entry?.at ?? null,
    theirs_at: line?.at ?? null,
  }
}

function kindOf(
  line: KeptLine | undefined,
  entry: LedgerEntry | undefined,
  isOneDay: boolean,
): DifferenceKind | undefined {
  if (!entry) return line?.of === 'refund' ? 'refund_theirs' : 'payment_theirs'
  if (!line) return entry.of === 'refund' ? 'refund_ours' : 'payment_ours'
  if (line.amount !== entry.amount) return 'amount'
  return isOneDay ? undefined : 'day_edge'
}

/** Numbers of payments and refunds are assigned by different sides, and could coincide. */
function nameOf({ of, number }: Pick<KeptLine, 'of' | 'number'>): string {
  return `${of} ${number}`
}

function byNumber<Entry extends KeptLine>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [nameOf(entry), entry]))
}
