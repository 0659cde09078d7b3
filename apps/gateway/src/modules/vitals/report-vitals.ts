import {
  LEAST_MEASURED,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  VITAL_NAMES,
  type VitalName,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { pageAddresses, pageOverviews } from '../pages'
import { refuseOddSpan } from '../reports'
import { findLcpBlocks, findSlices, type Slice } from './measured-slices'
import { type ViewsOf, viewsOf } from './views-of'

type Report = StudioOperations['reportVitals']
type Asked = StudioInput<Report>
type Answer = StudioResponse<Report>
type Figures = Answer['totals']

const MOST_SLICES = { versions: 50, containers: 10 }

/** How fast a page was for its visitors. Throws for days that end before they begin, or are too many. */
export async function reportVitals(ctx: Pick<Context, 'config' | 'db'>, asked: Asked): Promise<Answer> {
  refuseOddSpan(asked)
  const { code, ...rest } = asked
  const db = ctx.db.orm
  const measured = { ...rest, codes: await pageAddresses.codesOf(db, code) }
  const [views, slices, largest, weighed] = await Promise.all([
    viewsOf(db, asked),
    findSlices(db, measured),
    findLcpBlocks(db, measured),
    pageOverviews.weighPage(ctx, code, asked.version),
  ])
  const parts = <Key extends keyof ViewsOf>(by: Key) => joinParts(views[by], slices, by)
  const [totals] = parts('all')
  return {
    totals: totals?.figures ?? figuresOf(0, undefined),
    versions: parts('version')
      .sort((one, other) => Number(other.value) - Number(one.value))
      .slice(0, MOST_SLICES.versions)
      .map(({ value, figures }) => ({ version: value === '' ? null : Number(value), ...figures })),
    containers: parts('container')
      .sort((one, other) => other.figures.views - one.figures.views)
      .slice(0, MOST_SLICES.containers)
      .map(({ value, figures }) => ({
        container: (value || null) as Answer['containers'][number]['container'],
        ...figures,
      })),
    days: parts('day')
      .sort((one, other) => (one.value < other.value ? -1 : 1))
      .map(({ value, figures }) => ({ day: value, ...figures })),
    lcp_blocks: largest.map(({ block_id, ...told }) => ({
      block_id,
      block: weighed?.blocks[block_id] ?? '',
      ...told,
    })),
    weight: weighed ? { version: weighed.version, ...weighed.weight } : null,
  }
}

/** Views and what some of them have reported, by version, container or day. */
function joinParts(
  views: ReadonlyMap<string, number>,
  slices: readonly Slice[],
  by: keyof ViewsOf,
): { value: string; figures: Figures }[] {
  const measured = new Map(slices.filter((slice) => slice.by === by).map((slice) => [slice.value, slice]))
  return [...new Set([...views.keys(), ...measured.keys()])].map((value) => ({
    value,
    figures: figuresOf(views.get(value) ?? 0, measured.get(value)),
  }))
}

function figuresOf(counted: number, slice: Slice | undefined): Figures {
  const measured = slice?.measured ?? 0
  // A view whose own report was lost was a view too.
  const views = Math.max(counted, measured)
  const vitals = Object.fromEntries(VITAL_NAMES.map((name) => [name, vitalOf(slice, name)]))
  return { views, measured, share: views === 0 ? 0 : measured / views, ...vitals } as Figures
}

function vitalOf(slice: Slice | undefined, name: VitalName): Figures[VitalName] {
  const { p75, count, good, poor } = slice?.vitals[name] ?? { p75: null, count: 0, good: 0, poor: 0 }
  if (p75 === null || count < LEAST_MEASURED) return null
  return { p75, measured: count, good: good / count, fair: (count - good - poor) / count, poor: poor / count }
}
