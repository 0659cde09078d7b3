import type { Answer } from '../state/calls'

type PageRow = Answer<'pageList'>['list'][number]
type AssetRow = Answer<'assetList'>['list'][number]

/** A page of the list, as the gateway tells of one. */
export function pageRow(code: string, change: Partial<PageRow> = {}): PageRow {
  return {
    code,
    title: `页面 ${code}`,
    state: 'draft',
    former_codes: [],
    was_published: false,
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

/** What a deployment tells its Studio. */
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
    block_bytes: {},
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
