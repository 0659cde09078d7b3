import type { Answer } from '../state/calls'

type PageRow = Answer<'pageList'>['list'][number]
type LeadRow = Answer<'leadList'>['list'][number]
type AssetRow = Answer<'assetList'>['list'][number]
type MemberRow = Answer<'memberList'>['list'][number]
type VersionRow = Answer<'versionList'>['list'][number]

/** A page of the list, as the gateway returns it. */
export function pageRow(code: string, change: Partial<PageRow> = {}): PageRow {
  return {
    code,
    title: `页面 ${code}`,
    state: 'draft',
    former_codes: [],
    was_published: false,
    folder: null,
    tags: [],
    owner: { member_id: 1, name: '王芳' },
    published_version: null,
    newest_version: null,
    revision: 4,
    has_changes: true,
    start_at: null,
    end_at: null,
    schedule: null,
    look: `/look/${code}`,
    updated_at: '2026-11-20T00:00:00Z',
    updated_by: '王芳',
    ...change,
  }
}

/** What the list of pages requests as well: nothing has been filed yet, and nobody is editing. */
export const aroundPages = {
  filingList: { folders: [], unfiled: 0, tags: [] },
  presenceList: { list: [] },
} satisfies Partial<{ [Id in 'filingList' | 'presenceList']: Answer<Id> }>

/** A page when opened: an empty draft, unless the test says otherwise. */
export function pageDetail(
  page = pageRow('etf'),
  change: Partial<Answer<'pageDetail'>> = {},
): Answer<'pageDetail'> {
  return {
    page,
    document: {},
    revision: 4,
    base_version: null,
    restored_from: null,
    findings: [],
    images: {},
    files: { images: {}, videos: {} },
    ...change,
  }
}

/** The dashboard of a new installation, for somebody who may not read leads. */
export function dashboard(change: Partial<Answer<'dashboard'>> = {}): Answer<'dashboard'> {
  return {
    asked_at: '2026-11-23T06:05:33Z',
    counts: {
      pages: 0,
      published: 0,
      changed: 0,
      unpublished: 0,
      scheduled: 0,
      ended: 0,
      failing: 0,
      unjudged: 0,
    },
    published: [],
    changed: [],
    scheduled: [],
    ended: [],
    failing: [],
    alarms: 0,
    leads: null,
    ...change,
  }
}

/** A lead as the inbox shows it. */
export function leadRow(lead_id: number, change: Partial<LeadRow> = {}): LeadRow {
  return {
    lead_id,
    nick_name: `客户${lead_id}`,
    handset: '138****8000',
    status: 'new',
    assignee: null,
    version_id: 7,
    page_code: 'etf-course',
    page_title: 'ETF 训练营',
    cps_id: 'wx-1',
    consent: 'recorded',
    touches: 1,
    callback: 'waiting',
    created_at: '2026-11-20T00:00:00Z',
    updated_at: '2026-11-20T00:00:00Z',
    ...change,
  }
}

/** A lead in detail, of which nothing more is known. */
export function leadDetail(lead: LeadRow, change: Partial<Answer<'leadDetail'>> = {}): Answer<'leadDetail'> {
  return { lead, touch_list: [], consents: [], messages: [], notes: [], history: [], ...change }
}

/** Somebody who works in the Studio and has not logged in yet. */
export function memberRow(member_id: number, change: Partial<MemberRow> = {}): MemberRow {
  return {
    member_id,
    login: `login${member_id}`,
    name: `成员${member_id}`,
    roles: ['operator'],
    status: 'active',
    is_locked: false,
    last_seen_at: null,
    created_at: '2026-11-01T00:00:00Z',
    ...change,
  }
}

/** A stored version of page `etf`; each is a day younger than the one before. */
export function versionRow(version: number, change: Partial<VersionRow> = {}): VersionRow {
  return {
    version,
    created_at: `2026-11-${String(version).padStart(2, '0')}T00:00:00Z`,
    created_by: '李雷',
    restored_from: null,
    kept_for: null,
    is_published: false,
    blocks: 2,
    look: `/look/${version}`,
    ...change,
  }
}

/** The link to a preview of page `etf`'s draft, valid for half an hour. */
export function previewLink(change: Partial<Answer<'previewLink'>> = {}): Answer<'previewLink'> {
  return {
    url: 'https://pages.example.com/preview/etf?key=1',
    frame_url: '/preview/etf?key=1',
    expires_at: new Date(Date.now() + 1_800_000).toISOString(),
    ...change,
  }
}

/** The settings that a deployment gives its Studio. */
export function settings(change: Partial<Answer<'studioSettings'>> = {}): Answer<'studioSettings'> {
  return {
    public_origin: 'https://pages.example.com',
    pages_origin: '',
    env: 'development',
    link_hosts: [],
    site: {
      company: '真实投资咨询',
      license_no: 'Z-1',
      phone: '400-1',
      adviser: '李雷',
      adviser_no: 'A-1',
      filing_no: '',
    },
    advisers: [],
    products: [],
    words: [],
    rules: {},
    theme: {},
    scripts: { inline: 0, bytes: {}, page: [], blocks: {} },
    server_time: 0,
    ...change,
  }
}

/** A picture of the library; its number makes its hash. */
export function assetRow(number: number, change: Partial<AssetRow> = {}): AssetRow {
  const hash = String(number).padStart(64, '0')
  return {
    hash,
    url: `/assets/${hash}.png`,
    thumb: `/assets/${hash}-thumb.webp`,
    name: `图片${number}.png`,
    kind: 'image',
    type: 'image/png',
    width: 750,
    height: 400,
    bytes: 2048,
    uses: 0,
    is_hidden: false,
    created_at: '2026-11-20T00:00:00Z',
    created_by: '王芳',
    ...change,
  }
}

/** Whose approval pages need: nobody's, unless the test says otherwise. */
export function approvalPolicy(change: Partial<Answer<'approvalPolicy'>> = {}): Answer<'approvalPolicy'> {
  return {
    revision: 1,
    is_required: false,
    ordinary_steps: ['approver'],
    risky_steps: ['approver', 'compliance'],
    due_hours: 24,
    set_by: '系统',
    set_at: '2026-11-01T00:00:00Z',
    ...change,
  }
}
