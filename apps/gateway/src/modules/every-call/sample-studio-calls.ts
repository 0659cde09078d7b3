import type { StudioOperation, StudioOperations } from '@yingzao/contract/studio'

type Fields = Record<string, unknown>

const page = { code: 'sale' }
const version = { ...page, version: 1 }
const save_id = '3f0c1b9e-5d0a-4c57-9c1f-0d9a5b1e2f3a'
const hash = 'a'.repeat(64)
const reason = '例行检查'
const leads = { lead_ids: [1] }
const password = 'seven quiet lanterns'

/** What a member sends, who may do everything, so that a call gets as far as the rows that it is about. */
const samples: Record<keyof StudioOperations, Fields> = {
  studioSession: {},
  studioSetup: { token: 'unknown', login: 'first', name: '陈立', password },
  studioSignIn: { login: 'nobody', password },
  studioSignOut: {},
  studioChangePassword: { old_password: password, password },
  memberList: {},
  memberAdd: { login: 'another', name: '李四', roles: ['editor'] },
  memberChange: { member_id: 1, name: '李四' },
  memberResetPassword: { member_id: 1 },
  memberSessions: { member_id: 1 },
  memberEndSession: { session_id: 'a'.repeat(43) },
  memberOptions: {},
  leadList: {},
  leadDetail: { lead_id: 1 },
  leadFind: { handset: '13812345678' },
  leadReveal: { lead_id: 1, reason },
  leadAssign: { ...leads, member_id: 1 },
  leadSetStatus: { ...leads, status: 'contacted' },
  leadAddNote: { lead_id: 1, text: '已联系' },
  leadExport: { filter: {}, format: 'csv', reason },
  auditList: {},
  companyDetail: {},
  companyChange: {
    base_revision: 0,
    site: {
      company: '某某投资咨询有限公司',
      license_no: 'Z0000001',
      phone: '4000000000',
      adviser: '王某',
      adviser_no: 'A0000001',
      filing_no: '',
    },
  },
  studioSettings: {},
  pageList: {},
  pageDetail: page,
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
  previewLink: version,
  assetList: {},
  assetDetail: { hash },
  assetUpload: { name: '图片.png' },
  assetCrop: { hash, ratio_width: 1, ratio_height: 1, focus_x: 0.5, focus_y: 0.5 },
  assetChange: { hash, name: '图片.png' },
}

/** What a member sends. Throws, with what to do, for a call that nobody has thought of here. */
export function studioFieldsOf({ id }: Pick<StudioOperation, 'id'>): Fields {
  const sample = (samples as Record<string, Fields | undefined>)[id]
  if (sample) return sample
  throw new Error(
    `The call ${id} of the Studio is served, and no test knows how to make it. Add ${id} to apps/gateway/src/modules/` +
      'every-call/sample-studio-calls.ts: what somebody sends who may do everything.',
  )
}
