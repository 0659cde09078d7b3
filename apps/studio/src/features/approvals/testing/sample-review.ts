import type { Answer } from '../../../state/calls'
import type { ReviewDetail, SubmissionRow } from '../approval-rows'

/** A submission that waits for the first step, and that the caller may decide. */
export function submissionRow(submission_id: number, change: Partial<SubmissionRow> = {}): SubmissionRow {
  return {
    submission_id,
    code: `page-${submission_id}`,
    title: `页面 ${submission_id}`,
    version: 4,
    hash: String(submission_id).padStart(64, 'a'),
    state: 'waiting',
    risks: [],
    steps: ['approver'],
    open_steps: ['approver'],
    mine: ['approver'],
    why_not_mine: null,
    withdrawal: null,
    errors: 0,
    warnings: 0,
    note: '',
    submitted_by: '李雷',
    submitted_at: '2026-11-20T00:00:00Z',
    due_at: '2026-11-21T00:00:00Z',
    is_overdue: false,
    ended_at: null,
    is_published: false,
    look: `/look/s${submission_id}`,
    ...change,
  }
}

/** Submissions as a list returns them; all of them wait for the caller. */
export function reviewList(
  list: SubmissionRow[],
  change: Partial<Answer<'reviewList'>> = {},
): Answer<'reviewList'> {
  return { list, next: null, counts: { mine: list.length, waiting: list.length, overdue: 0 }, ...change }
}

const text = (html: string) => ({ id: 'a', name: 'text', value: { html } })

/** The page of a submission with one text in it. */
function pageWith(html: string): Record<string, unknown> {
  return { code: 'etf', title: 'ETF 训练营', page_schema: [text(html)] }
}

/** Everything a reviewer sees; one text differs from what is published. */
export function reviewDetail(submission: SubmissionRow, change: Partial<ReviewDetail> = {}): ReviewDetail {
  return {
    submission,
    document: pageWith('<p>新的一课</p>'),
    findings: [],
    accepted: [],
    decisions: [],
    authors: ['李雷'],
    base: {
      version: 3,
      document: pageWith('<p>旧的一课</p>'),
      is_published: true,
      look: '/look/base',
    },
    changed: [],
    glass: null,
    preview: {
      url: `https://pages.example.com/preview/etf?key=${submission.submission_id}`,
      frame_url: `/preview/etf?key=${submission.submission_id}`,
    },
    ...change,
  }
}
