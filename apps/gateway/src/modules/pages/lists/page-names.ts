import { eq, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { RuleUses } from '../../define-module'
import { pageSubmission } from '../approval/approval-tables'
import { pageDraft } from '../page-draft-tables'
import { isPublished } from '../page-state'
import { page, pageVersion } from '../page-tables'

/** The titles of all pages, for another module's query to join; `as` is their alias in that query. */
export function pageTitles<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ code: page.code, title: page.title }).from(page).as(as)
}

/** The same by page id, which stays when a page gets another code. */
export function pageNames<Alias extends string>(as: Alias) {
  return new QueryBuilder().select({ id: page.id, code: page.code, title: page.title }).from(page).as(as)
}

/** The versions that visitors see, one per published page, for another module's query to join. */
export function publishedVersions<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({
      page_id: pageVersion.page_id,
      code: page.code,
      title: page.title,
      version_id: pageVersion.id,
      version: pageVersion.version,
    })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .where(isPublished)
    .as(as)
}

/** The pages that show blocks only to some people: in the content being edited, or in what visitors see. */
export const pageRuleUses: RuleUses = sql`
  SELECT DISTINCT shown.rule_id #>> '{}' AS rule_id, 'page' AS kind, p.code AS id, p.title AS name
  FROM ${page} AS p
  CROSS JOIN LATERAL (
    SELECT coalesce(
      (SELECT d.document FROM ${pageDraft} AS d WHERE d.page_id = p.id),
      (SELECT v.document FROM ${pageVersion} AS v WHERE v.page_id = p.id ORDER BY v.version DESC LIMIT 1)
    ) AS document
    UNION ALL
    SELECT v.document FROM ${pageVersion} AS v WHERE v.id = p.published_version_id
  ) AS written
  CROSS JOIN LATERAL jsonb_path_query(written.document, 'lax $.**.show_if.rule_id') AS shown (rule_id)
  WHERE p.archived_at IS NULL`

/** The same in the audit log, which knows a page as `page:etf-course`. */
export const pageSubject = (code: SQL): SQL => sql`SELECT p.title FROM ${page} AS p WHERE p.code = ${code}`

/** A submission is named after its page. */
export const submissionSubject = (id: SQL): SQL => sql`SELECT p.title FROM ${pageSubmission} AS s
  JOIN ${page} AS p ON p.id = s.page_id WHERE s.submission_id::text = ${id}`
