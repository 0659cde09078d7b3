import { describe, expect, test } from 'vitest'
import { type StudioOperations, studioOperations } from './index'

const HASH = 'a'.repeat(64)
const SITE = {
  company: '牛牛投顾',
  license_no: 'Z1',
  phone: '95500',
  adviser: '张三',
  adviser_no: 'A1',
  filing_no: '',
}

const VARIANTS = [
  { key: 'A', name: '现在的页面', weight: 50, page_code: null },
  { key: 'B', name: '新标题', weight: 50, page_code: 'spring-b' },
]
const EXPERIMENT = {
  page_code: 'spring',
  name: '首屏标题',
  hypothesis: '',
  measure: 'lead',
  block_id: null,
  effect: 20,
  planned_units: 2_000,
  variants: VARIANTS,
}

/** What a call accepts, for those that require something. */
const SENT: { readonly [Id in keyof StudioOperations]?: Record<string, unknown> } = {
  studioSetup: { token: 't', login: 'wang', name: '王', password: 'p' },
  studioSignIn: { login: 'wang', password: 'p' },
  memberAdd: { login: 'wang', name: '王', roles: ['editor'] },
  memberChange: { member_id: 1 },
  memberSessions: {},
  memberEndSession: { session_id: 's'.repeat(43) },
  leadList: {},
  leadDetail: { lead_id: '7' },
  leadFind: { handset: '13800138000' },
  leadReveal: { lead_id: 7, reason: '回访' },
  leadAssign: { lead_ids: [7], member_id: null },
  leadSetStatus: { lead_ids: [7], status: 'contacted' },
  leadAddNote: { lead_id: 7, text: '明天再打' },
  leadExport: { filter: {}, format: 'csv', reason: '月报' },
  auditList: {},
  switchEffect: { scope: 'word', value: '特价' },
  switchSet: { scope: 'word', value: '特价', reason: '监管要求' },
  switchAskLift: { switch_id: 7 },
  switchLift: { switch_id: 7 },
  alarmDetail: { alarm_id: '7' },
  alarmCount: {},
  alarmSeen: { alarm_id: 7, note: '' },
  alarmRuleSave: {
    rule_id: 2,
    base_revision: 1,
    kind: 'errors_up',
    page_code: null,
    is_on: true,
    hours: 2,
    percent: 10,
    floor: 30,
    tells: ['wecom'],
    mail_to: ['a@example.com'],
  },
  alarmRuleTry: { kind: 'no_views', page_code: 'spring', hours: 24, percent: 50, floor: 50 },
  approvalPolicySet: {
    revision: 0,
    is_required: true,
    ordinary_steps: ['approver'],
    risky_steps: ['compliance'],
    due_hours: 24,
  },
  reviewSubmit: { code: 'spring', revision: 3 },
  reviewWithdraw: { submission_id: 7, words: '活动取消' },
  reviewList: {},
  reviewDetail: { submission_id: '7' },
  reviewDecide: { submission_id: 7, hash: HASH, step: 'approver', verdict: 'approved' },
  reviewPublish: { submission_id: 7, hash: HASH },
  glassAsk: { submission_id: 7, reason: '线上电话写错了' },
  glassGrant: { glass_id: 7 },
  delegationSet: {
    step: 'approver',
    to: 7,
    begins_at: '2026-12-01T00:00:00Z',
    ends_at: '2026-12-02T00:00:00Z',
  },
  delegationEnd: { delegation_id: 7 },
  companyChange: { base_revision: 0, site: SITE },
  couponHolders: { coupon_id: 'spring' },
  groupMemberList: { group_id: 'spring' },
  openDayVisitList: { event_id: 'spring' },
  couponCodesMake: { coupon_id: 'spring', count: 1, format: 'csv', reason: '线下活动' },
  inviteFunnel: { activity_id: 'friends', days: 30 },
  invitePrizeStock: { prize_id: 'friends-1', base_revision: 1, by: 5 },
  prizeGrantDetail: { grant_id: '7' },
  competitionDetail: { competition_id: 'autumn' },
  competitionOpen: { competition_id: 'autumn', base_revision: 3, is_open: true },
  simPlayerList: { competition_id: 'autumn' },
  simPlayerFind: { competition_id: 'autumn', handset: '13800138000' },
  simPlayerOrders: { player_id: '7' },
  simPlayerLedger: { player_id: '7' },
  simPlayerDisqualify: { player_id: 7, disqualified: 1, reason: '一人多户' },
  tourPosterRows: { tour_id: '2025' },
  speechRows: { tour_id: '2025' },
  tagImport: { file: 'YSxi', is_check: true },
  prizeGrantImport: { activity_id: 'friends', file: 'YSxi', is_check: true },
  enrolmentFind: { handset: '13800138000' },
  enrolmentCancel: { enroll_no: 'ABCD234567', reason: '来电取消' },
  enrolmentExport: { filter: {}, format: 'csv', reason: '现场签到' },
  commentRows: {},
  commentDecide: { comment_ids: [7], from: 'held', to: 'refused', reason: '广告' },
  commenterBlock: { uid: 7, is_blocked: true, reason: '多次发布广告', refuse_held: false },
  pageCommentList: { code: 'spring' },
  pageCommentWrite: { code: 'spring', write_id: crypto.randomUUID(), words: '请核对' },
  pageCommentEdit: { comment_id: 7, words: '请核对' },
  pageCommentSettle: { comment_id: 7, is_settled: true },
  pageCommentDelete: { comment_id: 7 },
  videoDetail: { video_id: '7' },
  videoUploadState: { upload_id: crypto.randomUUID() },
  evidenceSearch: { lead_id: 7, reason: '监管问询' },
  evidencePage: { rendering: 'abcdefghijkl', reason: '监管问询' },
  evidenceExport: { pid: '1'.repeat(24), reason: '监管问询' },
  experimentDetail: { experiment_id: '7' },
  experimentPlan: { page_code: 'spring', measure: 'lead', effect: '20', variants: '2' },
  experimentCreate: EXPERIMENT,
  experimentStart: { experiment_id: 7, base_revision: 1, drafts: [{ key: 'B', revision: 3 }] },
  experimentStop: { experiment_id: 7, reason: '文案有误' },
  experimentEnd: { experiment_id: 7, base_revision: 2, winner: 'B', page_revision: 0 },
  pageList: {},
  pageCreate: { code: 'spring', title: '春季' },
  pageRename: { code: 'spring', new_code: 'spring2' },
  pageExport: { code: 'spring' },
  draftSave: { code: 'spring', base_revision: 0, save_id: crypto.randomUUID(), patch: [] },
  versionList: { code: 'spring' },
  pagePublish: { code: 'spring', revision: 0 },
  pageSchedule: { code: 'spring', revision: 1, publish_at: null, take_down_at: null },
  pageTakeDown: { code: 'spring', reason: '写错了' },
  pagesTakeDown: { codes: ['spring'], reason: '写错了' },
  holdSet: { scope: 'page', page_code: 'spring', reason: '法院调取', reference_no: '1 号' },
  holdAskRelease: { hold_id: 3, reason: '案件已结' },
  holdRelease: { hold_id: 3 },
  wordListRevision: { revision: 3 },
  wordListTry: {
    base_revision: 0,
    words: [{ word: '翻倍神器', severity: 'error', why: '夸大收益', instead: '' }],
    rules: { shouting: 'off' },
    note: '新增夸大用语',
  },
  wordListEnact: { revision: 3 },
  wordListDrop: { revision: 3 },
  wordListText: { text: '三天学会' },
  trackedLinkDetail: { link_id: 'spring' },
  trackedLinkSwitch: { link_id: 'spring', base_revision: 1, is_off: true },
  trackedLinkCreate: {
    name: '公众号',
    campaign: '春季',
    page_code: 'spring',
    path: null,
    params: {},
    off_to: null,
  },
  trackedLinkCreateMany: {
    campaign: '春季',
    page_code: 'spring',
    path: null,
    rows: [{ name: '海报' }],
    is_check: true,
  },
  trackedLinkCode: { link_id: 'spring' },
  trackedLinkPoster: { link_id: 'spring' },
  reportPage: { code: 'spring', from: '2026-11-01', to: '2026-11-30' },
  reportBlocks: { code: 'spring', from: '2026-11-01', to: '2026-11-30' },
  reportForms: { code: 'spring', from: '2026-11-01', to: '2026-11-30' },
  reportFunnel: { from: '2026-11-01', to: '2026-11-30' },
  reportCompany: { from: '2026-11-01', to: '2026-11-30' },
  reportChannels: { from: '2026-11-01', to: '2026-11-30' },
  reportLinks: { codes: 'abc234', from: '2026-11-01', to: '2026-11-30' },
  reportLive: {},
  reportExport: { report: 'page', from: '2026-11-01', to: '2026-11-30' },
  reportTargetSet: { code: 'spring', measure: 'lead', goal: 100, from: '2026-11-01', to: '2026-11-30' },
  reportTargetRemove: { target_id: 7 },
  reportVitals: { code: 'spring', from: '2026-11-01', to: '2026-11-30' },
  feedBatchDetail: { batch_id: '7' },
  instrumentFind: { q: 'jajy' },
  instrumentNoteHistory: { code: '609901' },
  instrumentNoteWrite: {
    code: '609901',
    base_id: null,
    staff_id: 7,
    text: '看现金流',
    good_until: '2026-12-01',
  },
  instrumentNoteDecide: { note_id: 7, decision: 'returned', reason: '数据过时' },
  simDayList: { competition_id: 'autumn' },
  simDaySettle: { competition_id: 'autumn', day: '2026-11-27' },
  simVerify: { check: 'account' },
  simSuspectResolve: { code: '609901', day: '2026-11-27', reason: '已核对公告' },
  simArticlePlayers: { q: '公开' },
  simArticleWrite: { article: null, player_id: 7, title: '复盘', body: '<p>一</p>', is_member_only: false },
  simArticleDecide: { article_id: 7, seen: HASH, from: 'waiting', to: 'refused', reason: '像荐股' },
  assetList: {},
  assetUpload: { name: 'a.png' },
  assetCrop: { hash: HASH, ratio_width: 16, ratio_height: 9, focus_x: 0.5, focus_y: 0.5 },
  assetChange: { hash: HASH },
}

const read = (id: keyof StudioOperations, fields: Record<string, unknown>) =>
  studioOperations[id].request.safeParse({ ...SENT[id], ...fields })

const refusedIn = (id: keyof StudioOperations, fields: Record<string, unknown>) => [
  ...new Set((read(id, fields).error?.issues ?? []).map(({ path }) => path.map(String).join('.'))),
]

test('what the calls of this test send is taken', () => {
  for (const id of Object.keys(SENT) as (keyof StudioOperations)[])
    expect([id, ...refusedIn(id, {})]).toEqual([id])
})

describe('what is too long, too large or of another kind is refused by its name', () => {
  test.each<[id: keyof StudioOperations, field: string, bad: unknown[], good: unknown[]]>([
    ['studioSetup', 'login', ['w', '王五', '-wang', 'w'.repeat(33)], [' Wang.5 ', 'w5', 'w'.repeat(32)]],
    ['studioSetup', 'name', [' ', '王'.repeat(21), 'a\nb'], [' 王 ', '王'.repeat(20)]],
    ['studioSetup', 'token', ['', 't'.repeat(101)], ['t'.repeat(100)]],
    ['studioSignIn', 'password', ['', 'p'.repeat(201), 7], [' ', 'p'.repeat(200)]],
    ['memberAdd', 'roles', [[], 'editor'], [['editor', 'approver']]],
    ['memberChange', 'member_id', [0, '1', 1.5, 2 ** 53], [1, 2 ** 53 - 1]],
    ['memberChange', 'status', ['gone', null], ['disabled', undefined]],
    ['memberSessions', 'member_id', ['', '0', '1e3', '0x10', ' 7', true], ['7', 7]],
    ['memberEndSession', 'session_id', ['s'.repeat(42), `${'s'.repeat(42)}+`], ['A-_9'.padEnd(43, 'x')]],
    ['leadList', 'limit', [0, '101', 'all'], ['100', 1]],
    [
      'leadList',
      'lead_ids',
      ['', '1,', '1;2', Array.from({ length: 51 }, () => '7').join()],
      ['1', '1,22,333'],
    ],
    ['leadList', 'status', ['open', ''], ['new', 'invalid']],
    ['leadList', 'assignee', ['all', '0', ''], ['none', 'me', '3']],
    [
      'leadList',
      'from',
      ['1899-12-31', '2026-02-30', '2026-1-1', '21.11.2026'],
      ['1900-01-01', '2099-12-31'],
    ],
    ['leadList', 'version_id', ['0', '2147483648'], ['2147483647', 276]],
    ['leadDetail', 'lead_id', ['', 'x', undefined, '99999999999999999'], ['1', 9_007_199_254_740_991]],
    ['leadReveal', 'reason', ['', ' 好 ', '因'.repeat(101)], ['回访', ` ${'因'.repeat(98)} `]],
    ['leadAssign', 'lead_ids', [[], Array.from({ length: 201 }, (_, index) => index + 1)], [[1, 2]]],
    ['leadAssign', 'member_id', [0, undefined], [null, 3]],
    ['leadAddNote', 'text', ['  ', '记'.repeat(501)], ['记'.repeat(500), '两\n行']],
    ['leadExport', 'format', ['pdf', undefined], ['xlsx']],
    ['leadExport', 'with_handsets', ['true', 1], [true, undefined]],
    ['auditList', 'after', ['0', 'x', '-1'], ['1', 99]],
    ['auditList', 'limit', ['201', '0'], ['200']],
    ['switchSet', 'scope', ['', 'pages'], ['all', 'pay']],
    ['switchSet', 'value', ['词'.repeat(401), 'a\nb', undefined], ['', '词'.repeat(400)]],
    ['switchSet', 'reason', ['', '  ', '因'.repeat(201)], ['因']],
    ['switchLift', 'switch_id', [0, '7', null], [7]],
    ['alarmList', 'state', ['', 'all'], ['open', 'ended']],
    ['alarmDetail', 'alarm_id', ['', '0', '1e3'], ['7', 7]],
    ['alarmSeen', 'note', ['注'.repeat(201), 'a\nb', undefined], ['', '注'.repeat(200)]],
    ['alarmRuleSave', 'tells', [['wecom', 'mail', 'mail'], 'wecom'], [[], ['mail', 'wecom']]],
    [
      'alarmRuleSave',
      'mail_to',
      [Array(11).fill('a@example.com'), 'a@example.com', undefined],
      [[], ['a@example.com', 'b@example.com']],
    ],
    ['alarmRuleSave', 'rule_id', [0, '2', undefined], [null, 2]],
    ['alarmRuleTry', 'hours', [0, 73, '6', 1.5], [1, 72]],
    ['alarmRuleTry', 'percent', [0, 100], [1, 99]],
    ['alarmRuleTry', 'floor', [0, 100_001], [1, 100_000]],
    ['companyChange', 'base_revision', [-1, 1.5, null], [0, 7]],
    ['couponCodesMake', 'count', [0, 10_001, '5', 1.5], [1, 10_000]],
    ['couponCodesMake', 'coupon_id', ['', '券'], ['spring-2027']],
    ['inviteFunnel', 'days', [0, '91', 'all'], ['90', 1]],
    ['invitePrizeStock', 'by', [0, 1.5, '5', 1_000_001], [-1_000_000, 1]],
    ['competitionOpen', 'base_revision', [0, '3', 1.5], [1, 2 ** 31 - 1]],
    ['competitionOpen', 'reason', ['因'.repeat(201), 'a\nb'], ['', '因'.repeat(200)]],
    ['simPlayerList', 'q', ['13800138000', '名'.repeat(41)], ['8000', '慢慢变富']],
    ['simPlayerList', 'state', ['', 'waiting'], ['all', 'disqualified']],
    ['simPlayerLedger', 'player_id', ['', '0', '1e3'], ['7', 7]],
    ['simPlayerDisqualify', 'disqualified', [2, true, '1'], [0, 1]],
    [
      'simPlayerDisqualify',
      'reason',
      ['多户了', ' 一人户 ', '因'.repeat(201)],
      ['一人多户', '因'.repeat(200)],
    ],
    ['tagImport', 'file', ['', 'a,b', 'YSxi'.repeat(200_001)], ['YSxi'.repeat(200_000)]],
    ['prizeGrantImport', 'file', ['', 'a,b', 'YSxi'.repeat(200_001)], ['YSxi'.repeat(200_000)]],
    ['enrolmentCancel', 'reason', ['', ' 好 ', '因'.repeat(201)], ['来电取消', '因'.repeat(200)]],
    ['commentRows', 'uid', ['', '0', '1e3', ' 7'], ['7', 7]],
    ['commentDecide', 'comment_ids', [[], Array.from({ length: 51 }, (_, index) => index + 1)], [[1, 2]]],
    ['commentDecide', 'reason', ['因'.repeat(61), 'a\nb'], ['', ` ${'因'.repeat(58)} `]],
    ['pageCommentList', 'show', ['', 'settled'], ['open', 'mine']],
    ['pageCommentList', 'comment_id', ['', '0', '1e3'], ['7', 7]],
    ['pageCommentWrite', 'write_id', ['1', undefined], [crypto.randomUUID()]],
    [
      'pageCommentWrite',
      'words',
      [' ', '评'.repeat(1001), 'a\u0000b'],
      [' 评 ', '评'.repeat(1000), '两\n行'],
    ],
    [
      'pageCommentWrite',
      'mentions',
      [null, 7, Array.from({ length: 21 }, (_, index) => index + 1)],
      [[], [7]],
    ],
    ['pageCommentWrite', 'block_id', ['', 'a b', 'b'.repeat(65)], [null, 'hero-1']],
    ['pageCommentEdit', 'words', ['', '评'.repeat(1001)], ['评']],
    ['noticeList', 'limit', ['0', '101'], ['100', 1]],
    ['noticeRead', 'notice_ids', [7, Array.from({ length: 101 }, (_, index) => index + 1)], [[], [7]]],
    ['noticeRead', 'up_to', [0, '7'], [null, 7]],
    ['instrumentFind', 'q', ['', ' ', 'x'.repeat(21)], ['x'.repeat(20)]],
    ['instrumentNoteHistory', 'code', ['9901', '000300.SH', undefined], ['000001']],
    [
      'instrumentNoteWrite',
      'text',
      [' ', '评'.repeat(501), 'a\u0000b'],
      [' 评 ', '评'.repeat(500), '两\n行'],
    ],
    ['instrumentNoteWrite', 'good_until', ['', '2026-02-30', null], ['2026-12-01']],
    ['instrumentNoteWrite', 'base_id', [0, '7', undefined], [null, 7]],
    ['instrumentNoteDecide', 'reason', ['因'.repeat(201), 'a\nb'], ['', '因'.repeat(200)]],
    ['simDaySettle', 'day', ['', '2026-02-30', null], ['2026-11-27']],
    ['simVerify', 'check', ['', 'all', undefined], ['fills', 'holds']],
    ['simSuspectResolve', 'code', ['9901', '000300.SH', undefined], ['000001']],
    ['simSuspectResolve', 'reason', ['', ' 好 ', '因'.repeat(201)], ['因'.repeat(200)]],
    ['simArticlePlayers', 'q', ['', ' ', 'x'.repeat(21)], ['7']],
    ['simArticleWrite', 'title', [' ', '题'.repeat(61), 'a\nb'], ['题'.repeat(60)]],
    ['simArticleWrite', 'body', [' ', '文'.repeat(20_001), 'a\u0000b'], ['文'.repeat(20_000), '两\n行']],
    ['simArticleDecide', 'seen', ['', 'A'.repeat(64)], ['0'.repeat(64)]],
    ['simArticleDecide', 'to', ['published', undefined], ['removed', 'waiting']],
    ['simArticleDecide', 'reason', ['因'.repeat(201), 'a\nb'], ['', '因'.repeat(200)]],
    ['commenterBlock', 'reason', ['', ' 好 ', '因'.repeat(61)], ['因'.repeat(60)]],
    ['approvalPolicySet', 'risky_steps', [[], 'approver', null], [['compliance', 'approver']]],
    ['approvalPolicySet', 'due_hours', [0, 241, '24'], [1, 240]],
    ['reviewSubmit', 'note', ['话'.repeat(301), 'a\nb'], ['', '话'.repeat(300)]],
    ['reviewDetail', 'submission_id', ['', '0', '1e3'], ['7', 7]],
    ['reviewDecide', 'hash', ['', 'a'.repeat(63), 'A'.repeat(64)], [HASH]],
    ['reviewDecide', 'verdict', ['maybe', undefined], ['returned']],
    ['glassAsk', 'reason', ['', ' 急急 ', '因'.repeat(301)], ['线上有误', '因'.repeat(300)]],
    ['delegationSet', 'ends_at', ['2026-12-01', '1899-12-31T00:00:00Z'], ['2026-12-01T08:00:00+08:00']],
    ['evidenceSearch', 'reason', ['', ' 查查查 ', '因'.repeat(201)], ['监管问询', '因'.repeat(200)]],
    [
      'evidenceSearch',
      'at',
      ['2026-12-01', '1899-12-31T00:00:00Z'],
      ['2026-12-01T08:00:00+08:00', undefined],
    ],
    ['evidencePage', 'rendering', ['', 'abcdefghijk', 'abcdefghijk/'], ['A-_9abcdefgh']],
    ['experimentDetail', 'experiment_id', ['', '0', '1e3'], ['7', 7]],
    ['experimentPlan', 'effect', ['0', '501', 'all'], ['1', 500]],
    ['experimentCreate', 'planned_units', [99, 1_000_001, '2000'], [100, 1_000_000]],
    [
      'experimentCreate',
      'variants',
      [[], VARIANTS.slice(1), [...VARIANTS, ...VARIANTS, ...VARIANTS]],
      [VARIANTS],
    ],
    ['experimentCreate', 'measure', ['login', ''], ['click', 'enrol']],
    ['experimentStart', 'drafts', [{}, null], [[], [{ key: 'D', revision: 0 }]]],
    ['experimentStop', 'reason', ['', ' 好 ', '因'.repeat(101)], ['有误', '因'.repeat(100)]],
    ['experimentEnd', 'winner', ['E', null], ['A', 'D']],
    ['pageList', 'state', ['all', ''], ['draft', 'scheduled', 'changed']],
    ['pageCreate', 'code', ['a/b', '', '春', 'c'.repeat(65)], ['c'.repeat(64), 'cpmj_list']],
    ['pageCreate', 'title', [' ', '题'.repeat(61)], ['题'.repeat(60)]],
    ['pageRename', 'new_code', ['../x', undefined], ['spring-2027']],
    ['pageExport', 'version', ['0', 'latest'], ['3', undefined]],
    ['draftSave', 'save_id', ['1', undefined], [crypto.randomUUID()]],
    ['draftSave', 'patch', [Array.from({ length: 5001 }, () => ({})), {}], [[{}]]],
    ['draftSave', 'base_revision', [-1, 2 ** 31], [2 ** 31 - 1]],
    ['pagePublish', 'revision', ['1', -1], [0]],
    [
      'pageSchedule',
      'publish_at',
      ['2026-11-21', '2026-11-21T08:00', '1899-01-01T00:00:00Z', undefined],
      ['2026-11-21T08:00:00+08:00', null],
    ],
    ['pageTakeDown', 'reason', ['错', '因'.repeat(101)], ['写错了']],
    ['pagesTakeDown', 'codes', [[], 'spring', Array(101).fill('spring')], [Array(100).fill('spring')]],
    ['holdSet', 'reason', ['因', '因'.repeat(201), undefined], ['因'.repeat(200)]],
    ['holdSet', 'reference_no', ['', '号'.repeat(101), undefined], ['号'.repeat(100)]],
    ['holdSet', 'pid', ['', '1'.repeat(65)], ['1'.repeat(64), undefined]],
    ['holdSet', 'page_code', ['..', ''], ['spring', undefined]],
    ['holdSet', 'handset', ['1380013', ''], ['+86 138 0013 8000', undefined]],
    ['holdSet', 'from_day', ['2026-02-30', '2026'], ['2026-02-28', undefined]],
    ['holdAskRelease', 'reason', ['因', '因'.repeat(201), undefined], ['因'.repeat(200)]],
    ['deletionReportList', 'kind', ['all', ''], ['erasure', undefined]],
    ['deletionReportList', 'to', ['yesterday'], ['2026-02-28', undefined]],
    ['wordListRevision', 'revision', [-1, '1e3'], ['0', 7]],
    ['wordListTry', 'rules', [[], 'off', undefined], [{}, { 'text-small': 'error' }]],
    [
      'wordListTry',
      'words',
      ['收益', undefined],
      [[], [{ word: '词语', severity: 'error', why: '因', instead: '' }]],
    ],
    ['wordListTry', 'note', ['因', '因'.repeat(201), undefined], ['因'.repeat(200)]],
    ['wordListText', 'text', ['', '字'.repeat(501)], ['两行\n文字']],
    ['trackedLinkCreate', 'name', [' ', '名'.repeat(41), 'a\nb'], [' 名 ', '名'.repeat(40)]],
    ['trackedLinkCreate', 'path', ['slzf', '//slzf', '/nothing', '/cpmj/details/..'], ['/slzf', null]],
    ['trackedLinkCreate', 'query', ['a b', 'utm_id=x', 'tel=13800138000'], ['tab=2', '']],
    [
      'trackedLinkCreate',
      'off_to',
      ['//evil.example', 'https://evil.example', '/h5-page/nothing/x', undefined],
      ['/h5-page/slzf', '/h5-page/h5/sale', null],
    ],
    ['trackedLinkSwitch', 'base_revision', [0, '1'], [1]],
    [
      'trackedLinkCreateMany',
      'rows',
      [[], Array.from({ length: 201 }, () => ({ name: '海报' }))],
      [Array.from({ length: 200 }, () => ({})), [{ name: '海报', utm_source: 'a b' }]],
    ],
    ['trackedLinkPoster', 'picture', ['A'.repeat(64), '1'], [HASH, undefined]],
    ['reportPage', 'from', ['2026-02-30', '1899-12-31', undefined], ['2099-12-31']],
    ['reportPage', 'variant', ['12.E', '12', 'A.12'], ['12.D', undefined]],
    ['reportPage', 'version', ['0', '1e3', '2147483648'], ['7']],
    ['reportPage', 'container', ['tv', ''], ['wx']],
    [
      'reportFunnel',
      'steps',
      ['', 'view', 'lead,', 'lead,lead,lead,lead,lead,lead,lead'],
      ['order,order', 'lead'],
    ],
    ['reportFunnel', 'window_hours', ['0', '2161'], ['2160', 1]],
    ['reportLinks', 'codes', ['', 'abc23', 'abc234,', '../../', 'abc10l'], ['abc234', 'abc234,ab3kX9']],
    ['reportExport', 'report', ['live', undefined], ['company', 'channels']],
    ['reportTargetSet', 'goal', [0, '5', 1.5], [1, 2 ** 31 - 1]],
    ['reportTargetSet', 'measure', ['clicks', undefined], ['amount', 'visitors']],
    ['reportTargetRemove', 'target_id', [0, '7'], [7]],
    ['reportVitals', 'code', ['a/b', '', undefined], ['cpmj_list']],
    ['reportVitals', 'to', ['2026-02-30', '2026-1-1', undefined], ['2026-12-01']],
    ['reportVitals', 'version', ['0', 'latest'], ['3', undefined]],
    ['reportVitals', 'container', ['moon', ''], ['wx', undefined]],
    ['assetList', 'hidden', ['0', 1], ['1', undefined]],
    ['assetUpload', 'name', [' ', 'n'.repeat(121), 'a\u0000b'], ['图 1.png']],
    ['assetCrop', 'hash', ['A'.repeat(64), 'a'.repeat(63)], ['0'.repeat(64)]],
    ['assetCrop', 'ratio_width', [0, 101, 1.5], [1, 100]],
    ['assetCrop', 'focus_x', [-0.1, 1.1, Number.NaN], [0, 1]],
  ])('%s: %s', (id, field, bad, good) => {
    expect(bad.map((value) => refusedIn(id, { [field]: value }))).toEqual(bad.map(() => [field]))
    expect(good.map((value) => refusedIn(id, { [field]: value }))).toEqual(good.map(() => []))
  })

  test('a part of the company by its own', () => {
    const of = (part: object) => refusedIn('companyChange', { site: { ...SITE, ...part } })
    expect(of({ company: ' ' })).toEqual(['site.company'])
    expect(of({ phone: '1'.repeat(21), adviser: '' })).toEqual(['site.phone', 'site.adviser'])
    expect(of({ filing_no: '' })).toEqual([])
    expect(of({ slogan: '最好' })).toEqual(['site'])
  })
})

test('what a tracked link says is letters, digits and signs of an id, and no phone', () => {
  const of = (params: object) => refusedIn('trackedLinkCreate', { params })
  for (const mark of ['', 'a b', 'a&b', '１', '标'.repeat(65), '13800138000', '138:0013:8000', null])
    expect([mark, ...of({ mark })]).toEqual([mark, 'params.mark'])
  for (const mark of ['双11', 'A_b.c:d-9', '标'.repeat(64), undefined])
    expect([mark, ...of({ mark })]).toEqual([mark])
  expect(of({ utm_id: 'mine' })).toEqual(['params'])
})

test('a field that a call does not name is refused, whichever call it is', () => {
  for (const [id, { request }] of Object.entries(studioOperations)) {
    const { error } = request.safeParse({ ...SENT[id as keyof StudioOperations], made_up: 1 })
    expect(
      error?.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('made_up')),
      id,
    ).toBe(true)
  }
})

describe('a whole phone', () => {
  test.each(['13800138000', '138 0013 8000', '+86 138-0013-8000', '１３８００１３８０００'])(
    'written as %s is found by its own call, and by no address',
    (written) => {
      expect(read('leadFind', { handset: written }).data).toEqual({ handset: '13800138000' })
      expect(refusedIn('leadList', { q: written })).toEqual(['q'])
      expect(read('leadExport', { filter: { q: written } }).success).toBe(false)
    },
  )

  test.each(['8000', '王', '42', '1380013'])('is not what %s is', (words) => {
    expect(refusedIn('leadList', { q: words })).toEqual([])
    expect(refusedIn('leadFind', { handset: words })).toEqual(['handset'])
  })
})

test('evidence is looked for by one thing at a time', () => {
  expect(refusedIn('evidenceSearch', { handset: '13800138000' })).toEqual([''])
  expect(refusedIn('evidenceExport', { pid: undefined })).toEqual([''])
  expect(refusedIn('evidenceSearch', { lead_id: undefined, handset: '+86 138 0013 8000' })).toEqual([])
})

test('what is typed is kept without the space around it, a login without its capitals', () => {
  expect(read('memberAdd', { login: ' Wang.Wu ', name: ' 王五 ' }).data).toMatchObject({
    login: 'wang.wu',
    name: '王五',
  })
  expect(read('pageTakeDown', { reason: ' 写错了 ' }).data).toMatchObject({ reason: '写错了' })
})

test('a list has a usual length, and begins at its beginning', () => {
  const lists = Object.entries(studioOperations).filter(([, { request }]) => 'after' in request.shape)
  expect(lists.length).toBeGreaterThanOrEqual(4)
  for (const [id, { request }] of lists) {
    const read = request.parse(SENT[id as keyof StudioOperations] ?? {}) as { limit: number; after?: unknown }
    expect(read.limit, id).toBeGreaterThan(0)
    expect(read.after, id).toBeUndefined()
  }
})

describe('the calls of the Studio', () => {
  const all = Object.entries(studioOperations)

  test('are listed under their own ids, each at an address of its own', () => {
    for (const [name, { id }] of all) expect(id).toBe(name)
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(all.length)
  })

  test('change nothing by a GET, which a link of a stranger could make: only a POST is for some roles to do', () => {
    const byGet = all.filter(([, { method, access }]) => method === 'GET' && Array.isArray(access))
    expect(byGet.map(([id]) => id).sort()).toEqual([
      'auditList',
      'billDayList',
      'checkInOccasions',
      'checkInTickets',
      'commentRows',
      'companyDetail',
      'competitionBenchmarks',
      'competitionDetail',
      'competitionList',
      'contractList',
      'contractRead',
      'couponBatchDetail',
      'couponBatchList',
      'couponHolders',
      'deletionReportExport',
      'deletionReportList',
      'differenceList',
      'enrolmentList',
      'evidenceState',
      'experimentDetail',
      'experimentList',
      'experimentPlan',
      'experimentResult',
      'feedBatchDetail',
      'feedBatchList',
      'feedColumnList',
      'feedSourceList',
      'groupActivityList',
      'groupMemberList',
      'groupPostRows',
      'holdList',
      'instrumentFind',
      'instrumentNoteHistory',
      'instrumentNoteList',
      'inviteActivityDetail',
      'inviteActivityList',
      'inviteFunnel',
      'keepingTerms',
      'leadDetail',
      'leadList',
      'liveRows',
      'marketSourceStatus',
      'memberList',
      'openDayRows',
      'openDayVisitList',
      'orderDetail',
      'orderList',
      'prizeGrantDetail',
      'prizeGrantList',
      'productDetail',
      'productList',
      'questionnaireDetail',
      'questionnaireList',
      'refundList',
      'renewalSummary',
      'riskTestDetail',
      'riskTestList',
      'riskTestSummary',
      'ruleList',
      'settlementContests',
      'signedDetail',
      'signedList',
      'simArticleList',
      'simArticlePlayers',
      'simDayList',
      'simPlayerDetail',
      'simPlayerLedger',
      'simPlayerList',
      'simPlayerOrders',
      'simSuspectList',
      'speakerList',
      'speechRows',
      'surveyAnswerList',
      'surveyFormList',
      'tourPosterRows',
      'tourRows',
      'trackedLinkCampaigns',
      'trackedLinkCode',
      'trackedLinkDetail',
      'trackedLinkList',
      'trackedLinkPoster',
      'videoCategoryRows',
      'videoDetail',
      'videoRows',
      'videoUploadState',
      'wordListDetail',
      'wordListHistory',
      'wordListRevision',
      'workCalendarYear',
    ])
  })

  test('are for members, but for those that make one of somebody', () => {
    const open = all.filter(([, { access }]) => access === 'anyone')
    expect(open.map(([id]) => id).sort()).toEqual(['studioSession', 'studioSetup', 'studioSignIn'])
  })
})
