import type { CONTAINERS } from '@yingzao/schema/client'
import { and, desc, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { conversion } from '../../conversions'
import { type ExposureRow, exposure, findFacts, type RenderingFacts } from '../../renderings'
import { visitLog } from '../../visits'
import { type Act, actsOf, type Whose } from './acts-of'

/** What somebody had in front of them at a moment. */
export interface Sighting {
  /** A view, or what they did then. */
  kind: 'view' | ExposureRow['kind']
  at: Date
  /** What was done, in the terms of its module; for a view, its session and number. */
  subject: string
  /** What was done, in Chinese; empty: a view, or nothing more is known. */
  about: string
  /** Whether somebody was logged in for a view, or only its browser links it to them, with nobody logged in. */
  known_by: 'act' | 'login' | 'browser'
  page_code: string | null
  page_version: number | null
  variant: string | null
  container: (typeof CONTAINERS)[number] | null
  /** As reported by the browser. Null: it was not. */
  rendering: string | null
  /** What was kept under that name. Undefined: nothing, or the browser reported no name. */
  facts: RenderingFacts | undefined
}

/** What somebody saw until a moment. */
export interface Seen {
  until: Date
  /** The newest first. */
  sightings: Sighting[]
  /** There is more than is returned. */
  isCapped: boolean
}

/** How far back views are searched, and the maximum of each kind. */
const DAYS = 30
const MOST = 200

type Unproved = Omit<Sighting, 'facts'>

/**
 * What somebody saw up to a moment: views of their browsers, and what they did, agreed to and signed. `until`: by
 * default, for a lead or an order, when it was created. Undefined: there is no such lead, order or person.
 */
export async function seenBy(
  ctx: Pick<Context, 'config' | 'db'>,
  whose: Whose,
  until: Date | undefined,
): Promise<Seen | undefined> {
  const { orm } = ctx.db
  const person = await actsOf(ctx, whose)
  if (!person) return undefined
  const { asked, acts, uids, made_at } = person
  const last = until ?? (made_at === undefined ? new Date() : await endOf(orm, asked, made_at))
  const done = await exposuresOf(orm, acts, last)
  const browsers = await browsersOf(orm, asked)
  const views = await viewsOf(orm, { browsers, uids, last })
  const all = [...done.rows, ...views.rows].sort((a, b) => b.at.getTime() - a.at.getTime())
  const facts = await findFacts(
    orm,
    all.flatMap(({ rendering }) => (rendering === null ? [] : [rendering])),
  )
  const sightings = all.map((one) => ({
    ...one,
    facts: one.rendering === null ? undefined : facts.get(one.rendering),
  }))
  return { until: last, sightings, isCapped: done.isCapped || views.isCapped }
}

/** For an order, the payment comes later. */
async function endOf(orm: Orm, asked: readonly Act[], made_at: Date): Promise<Date> {
  if (asked.length === 0) return made_at
  const [row] = await orm
    .select({ at: exposure.created_at })
    .from(exposure)
    .where(isOneOf(exposure, asked))
    .orderBy(desc(exposure.created_at))
    .limit(1)
  return row && row.at > made_at ? row.at : made_at
}

function isOneOf(table: typeof exposure | typeof conversion, acts: readonly Act[]): SQL {
  const pairs = acts.map(({ kind, subject }) => sql`(${kind}, ${subject})`)
  return sql`(${table.kind}, ${table.subject}) IN (${sql.join(pairs, sql`, `)})`
}

interface Part {
  rows: Unproved[]
  isCapped: boolean
}

async function exposuresOf(orm: Orm, acts: readonly Act[], last: Date): Promise<Part> {
  if (acts.length === 0) return { rows: [], isCapped: false }
  const rows = await orm
    .select()
    .from(exposure)
    .where(
      and(isOneOf(exposure, acts), sql`${exposure.created_at} <= ${last}::timestamptz + interval '1 minute'`),
    )
    .orderBy(desc(exposure.created_at))
    .limit(MOST)
  const abouts = new Map(acts.map(({ kind, subject, about }) => [`${kind} ${subject}`, about]))
  return {
    rows: rows.map(({ created_at: at, exposure_id: _id, ...row }) => ({
      ...row,
      at,
      about: abouts.get(`${row.kind} ${row.subject}`) ?? '',
      known_by: 'act',
    })),
    isCapped: rows.length === MOST,
  }
}

/** The browsers in which it was done; known as long as statistics are kept. */
async function browsersOf(orm: Orm, acts: readonly Act[]): Promise<string[]> {
  if (acts.length === 0) return []
  const rows = await orm
    .selectDistinct({ visitor_id: conversion.visitor_id })
    .from(conversion)
    .where(and(isOneOf(conversion, acts), isNotNull(conversion.visitor_id)))
    .limit(MOST)
  return rows.flatMap(({ visitor_id }) => (visitor_id === null ? [] : [visitor_id]))
}

/**
 * By who was logged in, and by browser. In a browser that somebody else uses, too, what they saw while logged in is
 * theirs alone.
 */
async function viewsOf(
  orm: Orm,
  { browsers, uids, last }: { browsers: readonly string[]; uids: readonly number[]; last: Date },
): Promise<Part> {
  const found = new Map<string, Unproved>()
  let isCapped = false
  const isTheirs = uids.length === 0 ? undefined : inArray(visitLog.visitor, [...uids])
  const asked = [
    ...(isTheirs ? [isTheirs] : []),
    ...(browsers.length === 0
      ? []
      : [and(inArray(visitLog.visitor_id, [...browsers]), or(isNull(visitLog.uid), isTheirs))]),
  ]
  for (const whose of asked) {
    const rows = await orm
      .select()
      .from(visitLog)
      .where(
        and(
          whose,
          sql`${visitLog.created_at} BETWEEN ${last}::timestamptz - make_interval(days => ${DAYS}) AND ${last}`,
        ),
      )
      .orderBy(desc(visitLog.created_at))
      .limit(MOST)
    isCapped ||= rows.length === MOST
    for (const { session_id, view_seq, code, created_at, visitor, ...row } of rows) {
      const subject = `${session_id} ${view_seq}`
      const { page_version, variant, container, rendering } = row
      found.set(subject, {
        ...{ kind: 'view', at: created_at, subject, about: '', page_code: code },
        known_by: visitor === null ? 'browser' : 'login',
        ...{ page_version, variant, container, rendering },
      })
    }
  }
  return { rows: [...found.values()], isCapped }
}
