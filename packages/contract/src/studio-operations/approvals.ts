import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import {
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallCount,
  smallNumber,
  someMoment,
} from './bounds'
import { finding } from './pages'
import { studioOperation } from './studio-operation'

/** What a page needs before visitors see it: approval at each of these steps, given by the role of the same name. */
export const approvalSteps = ['approver', 'compliance'] as const
export type ApprovalStep = (typeof approvalSteps)[number]

/** Why more people review a page; as reported by `packages/checks`. */
const pageRisks = ['money', 'advice', 'leads'] as const

/**
 * What became of a submission. `waiting`: a step is open. `approved`: every step was given. `returned`: somebody said
 * what has to change. `withdrawn`: by who submitted it. `superseded`: another one of the page came.
 */
export const reviewStates = ['waiting', 'approved', 'returned', 'withdrawn', 'superseded'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What allows a version to be seen. `not_required`: this store requires no approval. */
export const publicationGrounds = ['approved', 'break_glass', 'not_required'] as const
export type PublicationGrounds = (typeof publicationGrounds)[number]

/** Bounds of what approvals say. `glassMinutes`: how long a door that was opened in an emergency stays open. */
export const approvalLimits = {
  note: 300,
  words: { min: 2, max: 1000 },
  reason: { min: 4, max: 300 },
  dueHours: { min: 1, max: 240 },
  accepted: 200,
  delegateDays: 60,
  glassMinutes: 60,
} as const

const limits = approvalLimits
const WRITERS = ['editor', 'approver', 'administrator'] as const
const REVIEWERS = ['approver', 'compliance', 'administrator', 'editor', 'operator'] as const
const PUBLISHERS = ['approver', 'compliance', 'administrator'] as const
const GUARDS = ['compliance', 'administrator'] as const
/** Those who submit withdraw their own, and those who guard pages withdraw what others submitted. */
const WITHDRAWERS = [...WRITERS, 'compliance'] as const

const code = z.string().regex(PAGE_CODE)
const timestamp = z.iso.datetime({ offset: true })
const step = z.enum(approvalSteps)
const steps = z.array(step).min(1).max(2)
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the stored bytes that were looked at')
const person = z.strictObject({ member_id: z.int(), name: z.string() })
const submissionId = z.strictObject({ submission_id: inQuery(rowNumber) })

/** A place that the rules only warn of, and why it may stay. */
const accepted = z.strictObject({
  rule: z.string().max(64),
  path: z.string().max(300),
  reason: wireText(limits.reason.max).trim().min(limits.reason.min),
})

const policy = z.strictObject({
  revision: smallCount,
  is_required: z.boolean().describe('Once it is, it stays so'),
  ordinary_steps: steps,
  risky_steps: steps.describe('Of pages that take money or give advice; compliance is always among them'),
  due_hours: z.int().min(limits.dueHours.min).max(limits.dueHours.max),
  set_by: z.string(),
  set_at: timestamp,
})

const decision = z.strictObject({
  step,
  verdict: z.enum(['approved', 'returned']),
  by: person,
  for: person.nullable().describe('Whom they stood in for'),
  words: z.string(),
  at: timestamp,
})

const submission = z.strictObject({
  submission_id: rowNumber,
  code,
  title: z.string(),
  version: smallNumber,
  hash,
  state: z.enum(reviewStates),
  risks: z.array(z.enum(pageRisks)),
  steps: z.array(step),
  open_steps: z.array(step),
  mine: z.array(step).describe('Steps that are open and that whoever asks may decide'),
  why_not_mine: z.enum(['author', 'role', 'decided']).nullable().describe('Why none of them is'),
  withdrawal: z
    .enum(['own', 'with_words'])
    .nullable()
    .describe('Whether whoever asks may take it back: their own, or another’s with a word why. Null: not'),
  errors: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  note: z.string(),
  submitted_by: z.string(),
  submitted_at: timestamp,
  due_at: timestamp,
  is_overdue: z.boolean(),
  ended_at: timestamp.nullable(),
  is_published: z.boolean().describe('Visitors see this version now'),
  look: z.string().describe('Address that draws it, good for 30 minutes'),
})

/** Something that the page refers to and that has changed. */
const changedReference = z.strictObject({
  kind: z.enum([
    'document',
    'company',
    'files',
    'products',
    'coupons',
    'contracts',
    'risk_test',
    'privacy',
    'rules',
  ]),
  before: z.string(),
  after: z.string(),
})

const glass = z.strictObject({
  glass_id: rowNumber,
  submission_id: rowNumber,
  reason: z.string(),
  asked_by: person,
  asked_at: timestamp,
  granted_by: person.nullable(),
  granted_at: timestamp.nullable(),
  open_until: timestamp.nullable(),
})

export const approvalPolicy = studioOperation({
  id: 'approvalPolicy',
  method: 'GET',
  path: '/studio-api/approvals/policy',
  access: 'member',
  summary: 'Whether pages need approval, and whose.',
  request: z.strictObject({}),
  response: policy,
  errors: [],
})

export const approvalPolicySet = studioOperation({
  id: 'approvalPolicySet',
  method: 'POST',
  path: '/studio-api/approvals/policy',
  access: GUARDS,
  summary: 'Changes whose approval pages need. What was submitted before keeps the steps that it had.',
  request: z.strictObject({
    revision: z.int().min(0).max(1_000_000).describe('Of the policy that was looked at'),
    is_required: z.boolean(),
    ordinary_steps: steps,
    risky_steps: steps,
    due_hours: z.int().min(limits.dueHours.min).max(limits.dueHours.max),
  }),
  response: policy,
  errors: ['conflict', 'approvalStays'],
})

export const reviewSubmit = studioOperation({
  id: 'reviewSubmit',
  method: 'POST',
  path: '/studio-api/approvals/submit',
  access: WRITERS,
  summary:
    'Makes the draft of this revision a version and asks for its approval. What was approved with the same bytes before is approved at once. With errors nothing is submitted and they are listed.',
  request: z.strictObject({
    code,
    revision: smallCount,
    note: wireText(limits.note).trim().default(''),
  }),
  response: z.strictObject({ submission: submission.nullable(), findings: z.array(finding) }),
  errors: ['notFound', 'conflict'],
})

export const reviewWithdraw = studioOperation({
  id: 'reviewWithdraw',
  method: 'POST',
  path: '/studio-api/approvals/withdraw',
  access: WITHDRAWERS,
  summary:
    'Takes a submission back that is not decided yet: one’s own, or as compliance or administrator another’s with a word why, which is told to who submitted it. The database refuses anybody else.',
  request: z.strictObject({
    submission_id: rowNumber,
    words: wireText(limits.words.max).trim().default('').describe('Needed for what another submitted'),
  }),
  response: z.strictObject({}),
  errors: ['notFound', 'reviewMoved', 'forbidden'],
})

export const reviewList = studioOperation({
  id: 'reviewList',
  method: 'GET',
  path: '/studio-api/approvals',
  access: 'member',
  summary: 'Submissions. Those that wait come by risk and then by age, the others newest first.',
  request: z.strictObject({
    view: z.enum(['mine', 'waiting', 'approved', 'ended']).default('waiting'),
    code: code.optional(),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 30 }),
  }),
  response: z.strictObject({
    list: z.array(submission),
    next: listNext,
    counts: z.strictObject({
      mine: z.int().nonnegative(),
      waiting: z.int().nonnegative(),
      overdue: z.int().nonnegative(),
    }),
  }),
  errors: [],
})

export const reviewDetail = studioOperation({
  id: 'reviewDetail',
  method: 'GET',
  path: '/studio-api/approvals/detail',
  access: 'member',
  summary:
    'All that a reviewer needs: the stored document, what is out now, findings, decisions, and what has changed since.',
  request: submissionId,
  response: z.strictObject({
    submission,
    document: z.record(z.string(), z.unknown()).describe('Of the stored bytes'),
    findings: z.array(finding).describe('Of the rules, when it was submitted'),
    accepted: z.array(accepted.extend({ by: z.string(), at: timestamp })),
    decisions: z.array(decision),
    authors: z.array(z.string()).describe('Who cannot decide on it'),
    base: z
      .strictObject({
        version: smallNumber,
        document: z.record(z.string(), z.unknown()),
        is_published: z.boolean(),
        look: z.string(),
      })
      .nullable()
      .describe('What visitors see now, else what was approved last; null: nothing yet'),
    changed: z
      .array(changedReference)
      .describe('What it refers to that is not as it was submitted: it cannot go out'),
    glass: glass.nullable(),
    preview: z
      .strictObject({ url: z.string(), frame_url: z.string() })
      .describe(
        'The page with all that visitors will have: for a phone, and for a frame; good for 30 minutes',
      ),
  }),
  errors: ['notFound'],
})

export const reviewDecide = studioOperation({
  id: 'reviewDecide',
  method: 'POST',
  path: '/studio-api/approvals/decide',
  access: REVIEWERS,
  summary:
    'Gives one step of a submission, or returns it with words. Who has written on the page cannot; the database refuses it.',
  request: z.strictObject({
    submission_id: rowNumber,
    hash,
    step,
    verdict: z.enum(['approved', 'returned']),
    words: wireText(limits.words.max).trim().default('').describe('Needed to return it'),
    accepted: z.array(accepted).max(limits.accepted).default([]),
  }),
  response: z.strictObject({ submission }),
  errors: ['notFound', 'reviewMoved', 'ownPage', 'forbidden'],
})

export const reviewPublish = studioOperation({
  id: 'reviewPublish',
  method: 'POST',
  path: '/studio-api/approvals/publish',
  access: PUBLISHERS,
  summary: 'Shows visitors exactly the bytes that were approved.',
  request: z.strictObject({ submission_id: rowNumber, hash }),
  response: z.strictObject({
    is_published: z.boolean(),
    version: smallNumber.nullable(),
    findings: z.array(finding),
    changed: z.array(changedReference),
  }),
  errors: ['notFound', 'reviewMoved', 'notApproved'],
})

export const reviewChanged = studioOperation({
  id: 'reviewChanged',
  method: 'GET',
  path: '/studio-api/approvals/changed',
  access: 'member',
  summary: 'Published pages that refer to something which is not what was approved: they want another look.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({ code, title: z.string(), version: smallNumber, changed: z.array(changedReference) }),
    ),
  }),
  errors: [],
})

export const glassAsk = studioOperation({
  id: 'glassAsk',
  method: 'POST',
  path: '/studio-api/approvals/glass',
  access: WRITERS,
  summary:
    'Asks to publish a submission without its approvals, in an emergency. Everybody who guards pages is told.',
  request: z.strictObject({
    submission_id: rowNumber,
    reason: wireText(limits.reason.max).trim().min(limits.reason.min),
  }),
  response: z.strictObject({ glass }),
  errors: ['notFound', 'reviewMoved'],
})

export const glassGrant = studioOperation({
  id: 'glassGrant',
  method: 'POST',
  path: '/studio-api/approvals/glass/grant',
  access: GUARDS,
  summary:
    'A second person agrees: for an hour the submission can be published. Everybody who guards pages is told.',
  request: z.strictObject({ glass_id: rowNumber }),
  response: z.strictObject({ glass }),
  errors: ['notFound', 'reviewMoved', 'ownRequest'],
})

const delegation = z.strictObject({
  delegation_id: rowNumber,
  step,
  from: person,
  to: person,
  begins_at: timestamp,
  ends_at: timestamp,
  ended_at: timestamp.nullable(),
})

export const delegationList = studioOperation({
  id: 'delegationList',
  method: 'GET',
  path: '/studio-api/approvals/delegations',
  access: 'member',
  summary: 'Who stands in for whom, now and later.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(delegation) }),
  errors: [],
})

export const delegationSet = studioOperation({
  id: 'delegationSet',
  method: 'POST',
  path: '/studio-api/approvals/delegations',
  access: ['approver', 'compliance'],
  summary:
    'Has somebody else decide in my place for some days. What they have written they still cannot decide on.',
  request: z.strictObject({ step, to: rowNumber, begins_at: someMoment, ends_at: someMoment }),
  response: z.strictObject({ delegation }),
  errors: ['notFound', 'forbidden', 'pastMoment'],
})

export const delegationEnd = studioOperation({
  id: 'delegationEnd',
  method: 'POST',
  path: '/studio-api/approvals/delegations/end',
  access: ['approver', 'compliance', 'administrator'],
  summary: 'Ends a delegation before its time. A repeat changes nothing.',
  request: z.strictObject({ delegation_id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound', 'forbidden'],
})
