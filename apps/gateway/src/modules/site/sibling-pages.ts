import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import type { Declared, RuleUses } from '../define-module'
import { findRecommendation } from '../passport'
import { judgeRules } from '../targeting'
import { UNAVAILABLE, within } from './patience'

/**
 * Pages that are one layout for several audiences. Whom each is meant for is decided by the rule whose id is its code,
 * just as a page's coupon is named after the page: what the rule requires is changed in the console, and nothing else
 * has to be declared.
 */
const SIBLINGS: readonly string[] = ['sqsjGroup', 'sqsjGroup2', 'sqsjGroup3']

/** Whether a page is one of them: then whoever is logged in may be sent to another. */
export function isSibling(code: string): boolean {
  return SIBLINGS.includes(code)
}

/** How long a visitor waits for a slow database before the requested page is shown. */
const PATIENCE_MS = 1_000

/** A rule of one of them is in use, whatever is published. */
export const siblingRuleUses: RuleUses = sql`SELECT code AS rule_id, 'page' AS kind, code AS id, '社群升级 ' || code AS name
  FROM unnest(ARRAY[${sql.join(
    SIBLINGS.map((code) => sql`${code}::text`),
    sql`, `,
  )}]) AS sibling (code)`

/**
 * Which of them a visitor is to see, by whether they fulfil the rule of each. Undefined: the one that was requested.
 */
export function siblingFor(asked: string, fulfilled: Readonly<Record<string, boolean>>): string | undefined {
  return fulfilled[asked] ? undefined : SIBLINGS.find((code) => fulfilled[code])
}

/** Gives the code of the sibling to show instead, or undefined to stay. Undefined itself: there is nothing to ask. */
export type SiblingOf = (code: string, request: FastifyRequest) => Promise<string | undefined> | undefined

/**
 * Finds the sibling that fits whoever is logged in. By the cookie, which no call relies on: nothing is done in
 * anybody's name, and only a page is requested. Whatever goes wrong or takes long, the requested page is shown.
 */
export function createSiblingOf({
  db: { orm: db },
  log,
  conditions,
}: Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>): SiblingOf {
  async function find(code: string, token: string, request: FastifyRequest): Promise<string | undefined> {
    const visitor = await request.server.findVisitor(token)
    // Which page is shown depends on what is known about somebody; whoever has switched that off sees what anybody
    // sees.
    if (!visitor || !(await findRecommendation(db, visitor.uid))) return undefined
    return siblingFor(code, await judgeRules({ db, log, conditions }, visitor.uid, SIBLINGS))
  }

  return (code, request) => {
    const token = isSibling(code) && tokenIn(request.headers.cookie)
    if (!token) return undefined
    const finding = find(code, token, request).catch((error: unknown) => {
      log.error(
        { page: code, err: error },
        'Nobody knows which sibling of a page fits; the page itself is shown',
      )
      return undefined
    })
    return within(finding, PATIENCE_MS).then((found) => (found === UNAVAILABLE ? undefined : found))
  }
}

function tokenIn(cookie = ''): string | undefined {
  return /(?:^|; *)token=([^;]+)/.exec(cookie)?.[1]
}
