import { defineSamples } from '../../every-call/samples'

const page = { code: 'sale' }
const version = { ...page, version: 1 }
const save_id = '3f0c1b9e-5d0a-4c57-9c1f-0d9a5b1e2f3a'
const reason = '例行检查'

/** So many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const submission = { submission_id: 880_001 }
const policy = {
  is_required: false,
  ordinary_steps: ['approver'],
  risky_steps: ['approver', 'compliance'],
  due_hours: 24,
}

/** What was submitted for approval, as `sealed-content.ts` writes it. */
const CONTENT = JSON.stringify({
  code: 'reviewed',
  document: { code: 'reviewed', page_schema: [], title: '待审的页面' },
  format: 1,
  references: {
    company: {},
    contracts: [],
    coupons: [],
    files: {},
    privacy: '',
    products: [],
    risk_test: null,
  },
  window: { end_at: null, start_at: null },
})

export const pagesSamples = defineSamples({
  visitors: {
    activityPageDetail: { fields: { code: 'sale' }, instead: [[{ code: 'unknown' }, 400010]] },
  },
  members: {
    studioSettings: {},
    pageList: {},
    pageDetail: page,
    pageShare: page,
    pageCreate: { code: 'new-page', title: '新页面' },
    pageRename: { code: 'unknown', new_code: 'renamed' },
    pageCopy: { from: 'sale', code: 'copy', title: '副本' },
    pageArchive: { code: 'unknown', is_archived: true },
    pageExport: version,
    draftSave: { ...page, base_revision: 0, base_version: 1, save_id, patch: [] },
    draftRestore: { ...version, base_revision: 0 },
    versionList: page,
    versionDetail: version,
    pagePublish: { ...page, revision: 0 },
    pageSchedule: { ...page, revision: 0, publish_at: null, take_down_at: '2099-01-01T00:00:00Z' },
    pageTakeDown: { code: 'unknown', reason },
    pagesTakeDown: { codes: ['unknown'], reason },
    previewLink: version,
    filingList: {},
    folderCreate: { name: '获客' },
    folderChange: { id: 1, name: '获客' },
    folderDelete: { id: 1 },
    pageMove: { codes: ['sale'], folder: null },
    pageTag: { codes: ['sale'], add: ['直播'] },
    pageBeat: { ...page, tab: save_id, doing: 'viewing' },
    presenceList: {},
    approvalPolicy: {},
    approvalPolicySet: { revision: 0, ...policy },
    reviewSubmit: { ...page, revision: 0 },
    reviewWithdraw: { ...submission, words: '先不发布' },
    reviewList: {},
    reviewDetail: submission,
    reviewDecide: { ...submission, hash: 'a'.repeat(64), step: 'approver', verdict: 'approved' },
    reviewPublish: { ...submission, hash: 'a'.repeat(64) },
    reviewChanged: {},
    glassAsk: { ...submission, reason: '线上电话写错了' },
    glassGrant: { glass_id: 880_001 },
    delegationList: {},
    delegationSet: {
      step: 'compliance',
      to: 880_001,
      begins_at: inDays(1),
      ends_at: inDays(2),
    },
    delegationEnd: { delegation_id: 880_001 },
  },
  rows: `
    INSERT INTO page (code, title) VALUES ('reviewed', '待审的页面');
    INSERT INTO page_version (page_id, version, document, schema_version, findings, content_hash, created_by)
      SELECT id, 1, '{"page_schema": []}', 1, '[]', repeat('b', 64), 'cli' FROM page WHERE code = 'reviewed';
    INSERT INTO page_submission (submission_id, page_id, version_id, content, content_hash, risks, steps, findings,
      note, submitted_by, due_at) OVERRIDING SYSTEM VALUE
      SELECT 880001, page_id, id, content, encode(sha256(content), 'hex'), '{}', '{approver}', '[]', '', 'cli', now()
      FROM page_version, convert_to('${CONTENT}', 'UTF8') AS content WHERE content_hash = repeat('b', 64)`,
})
