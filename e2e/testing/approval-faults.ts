import type { Pool } from 'pg'
import { type ToldByApprovals, textOf } from './approval-crowd'

/**
 * What is wrong with approvals and with what visitors were shown, checked in the rows and without anything that the
 * gateway or a trigger relies on; empty when all is well.
 */
export async function approvalFaults(pool: Pool, told: ToldByApprovals): Promise<string[]> {
  return [
    ...(await outWithoutApproval(pool)),
    ...(await halfDecided(pool)),
    ...(await seenWithoutApproval(pool, told)),
    ...(await decidedByAuthors(pool, told)),
    ...(await missing(pool, told)),
  ]
}

async function say(
  pool: Pool,
  query: string,
  words: (row: Record<string, unknown>) => string,
): Promise<string[]> {
  const { rows } = await pool.query(query)
  return rows.map(words)
}

/** Submissions approved, with exactly these bytes, by everybody who had to; or another with the same bytes was. */
const APPROVED = `
  SELECT s.submission_id, s.page_id, s.version_id, s.content_hash, s.content
    FROM page_submission s JOIN page_submission given ON given.submission_id = coalesce(s.same_as, s.submission_id)
   WHERE s.content_hash = encode(sha256(s.content), 'hex') AND given.content_hash = s.content_hash
     AND given.page_id = s.page_id AND cardinality(given.steps) > 0
     AND NOT EXISTS (SELECT FROM unnest(given.steps) AS step WHERE NOT EXISTS (
       SELECT FROM approval a
        WHERE a.submission_id = given.submission_id AND a.step = step.step AND a.verdict = 'approved'
          AND a.content_hash = s.content_hash AND NOT ('member:' || a.decided_by) = ANY (given.authors)))`

async function outWithoutApproval(pool: Pool): Promise<string[]> {
  return [
    ...(await say(
      pool,
      `SELECT publication_id, version_id FROM page_publication p WHERE NOT EXISTS (
         SELECT FROM (${APPROVED}) a WHERE a.submission_id = p.submission_id AND a.version_id = p.version_id
           AND a.page_id = p.page_id AND a.content_hash = p.content_hash)`,
      ({ publication_id, version_id }) =>
        `Publication ${publication_id} of version ${version_id} was not approved`,
    )),
    ...(await say(
      pool,
      `SELECT code, published_version_id AS version FROM page
        WHERE published_version_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM page_publication p WHERE p.page_id = page.id AND p.version_id = published_version_id)`,
      ({ code, version }) => `${code} leads to version ${version}, which nobody has published`,
    )),
    ...(await say(
      pool,
      `SELECT publication_id, told FROM page_publication p JOIN page ON page.id = p.page_id, LATERAL (
         SELECT count(*) AS told FROM audit_log WHERE action = 'page.publish' AND subject = 'page:' || page.code
            AND after->>'submission' = p.submission_id::text AND after->>'hash' = p.content_hash) AS lines
        WHERE told < (SELECT count(*) FROM page_publication o WHERE o.submission_id = p.submission_id)`,
      ({ publication_id }) => `Publication ${publication_id} has no line in the audit log`,
    )),
  ]
}

async function halfDecided(pool: Pool): Promise<string[]> {
  return [
    ...(await say(
      pool,
      `SELECT submission_id, state FROM page_submission s, LATERAL (
         SELECT count(*) FILTER (WHERE verdict = 'approved') AS given, count(*) FILTER (WHERE verdict = 'returned') AS back
           FROM approval a WHERE a.submission_id = s.submission_id) AS decisions
        WHERE (state = 'approved') <> (back = 0 AND given = cardinality(steps) AND (given > 0 OR same_as IS NOT NULL))
           OR (state = 'returned') <> (back > 0) OR (state = 'withdrawn') <> (withdrawn_by IS NOT NULL)
           OR (state = 'waiting') <> (ended_at IS NULL)`,
      ({ submission_id, state }) =>
        `Submission ${submission_id} is ${state} and its decisions say something else`,
    )),
    ...(await say(
      pool,
      `SELECT submission_id, verdict FROM approval a WHERE 1 <> (
         SELECT count(*) FROM audit_log WHERE subject = 'submission:' || a.submission_id
            AND action = CASE verdict WHEN 'approved' THEN 'approval.approve' ELSE 'approval.return' END
            AND after->>'step' = a.step)`,
      ({ submission_id, verdict }) =>
        `Submission ${submission_id} was ${verdict} without its line in the audit log`,
    )),
    ...(await say(
      pool,
      `SELECT submission_id FROM page_submission s WHERE 1 <> (
         SELECT count(*) FROM audit_log WHERE action = 'approval.submit' AND after->>'submission' = s.submission_id::text)`,
      ({ submission_id }) => `Submission ${submission_id} has not one line in the audit log`,
    )),
    ...(await say(
      pool,
      `SELECT after->>'submission' AS lost FROM audit_log WHERE action = 'approval.submit'
          AND after->>'submission' NOT IN (SELECT submission_id::text FROM page_submission)`,
      ({ lost }) => `The audit log tells of submission ${lost}, which is not there`,
    )),
  ]
}

/** Every text that visitors got must be that of something published, and so, by the checks above, approved. */
async function seenWithoutApproval(pool: Pool, { seen }: ToldByApprovals): Promise<string[]> {
  const { rows } = await pool.query<{ code: string; content: string }>(
    `SELECT page.code, convert_from(a.content, 'UTF8') AS content FROM page_publication p
       JOIN page ON page.id = p.page_id JOIN (${APPROVED}) a ON a.submission_id = p.submission_id`,
  )
  const published = new Set(
    rows.flatMap(({ code, content }) => textOf(content).map((text) => `${code} ${text}`)),
  )
  return [...seen].flatMap(([code, texts]) =>
    [...texts]
      .filter((text) => !published.has(`${code} ${text}`))
      .map((text) => `A visitor of ${code} got text ${text}, which was not approved`),
  )
}

/**
 * The author of a text must not have approved it: by the test's record of who tried to write it, not the database's.
 */
async function decidedByAuthors(pool: Pool, { authors }: ToldByApprovals): Promise<string[]> {
  const { rows } = await pool.query<{ submission_id: string; by: string; content: string }>(
    `SELECT submission_id, decided_by AS by, convert_from(content, 'UTF8') AS content
       FROM approval JOIN page_submission USING (submission_id)`,
  )
  return rows.flatMap(({ submission_id, by, content }) =>
    textOf(content)
      .filter((text) => authors.get(text) === Number(by))
      .map((text) => `Submission ${submission_id} was decided by ${by}, who wrote text ${text}`),
  )
}

/** What somebody was told is done, and is not there. */
async function missing(pool: Pool, told: ToldByApprovals): Promise<string[]> {
  const keys = async (query: string) => new Set((await pool.query(query)).rows.map(({ key }) => String(key)))
  const saves = await keys('SELECT save_id AS key FROM page_draft_save')
  const submissions = await keys(`SELECT submission_id || ' ' || content_hash AS key FROM page_submission`)
  const decisions = await keys(
    `SELECT submission_id || ' ' || step || ' ' || verdict || ' ' || decided_by AS key FROM approval`,
  )
  const withdrawn = await keys(`SELECT submission_id AS key FROM page_submission WHERE state = 'withdrawn'`)
  const publications = await keys(
    `SELECT DISTINCT code || ' ' || version AS key FROM page_publication p
       JOIN page ON page.id = p.page_id JOIN page_version v ON v.id = p.version_id`,
  )
  const lost = (what: string, there: Set<string>, wanted: string[]) =>
    wanted.filter((key) => !there.has(key)).map((key) => `${what} ${key} was acknowledged and is not there`)
  return [
    ...lost(
      'Save',
      saves,
      told.saves.map(({ save_id }) => save_id),
    ),
    ...lost(
      'Submission',
      submissions,
      told.submissions.map(({ submission_id, hash }) => `${submission_id} ${hash}`),
    ),
    ...lost(
      'Decision',
      decisions,
      told.decisions.map(
        ({ submission_id, step, verdict, by }) => `${submission_id} ${step} ${verdict} ${by}`,
      ),
    ),
    ...lost(
      'Withdrawal',
      withdrawn,
      told.withdrawals.map(({ submission_id }) => String(submission_id)),
    ),
    ...lost(
      'Publication',
      publications,
      told.publications.map(({ code, version }) => `${code} ${version}`),
    ),
  ]
}
