import { defineSamples } from '../../every-call/samples'

const page = { code: 'sale' }
const version = { ...page, version: 1 }
const save_id = '3f0c1b9e-5d0a-4c57-9c1f-0d9a5b1e2f3a'
const reason = '例行检查'

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
    previewLink: version,
    filingList: {},
    folderCreate: { name: '获客' },
    folderChange: { id: 1, name: '获客' },
    folderDelete: { id: 1 },
    pageMove: { codes: ['sale'], folder: null },
    pageTag: { codes: ['sale'], add: ['直播'] },
    pageBeat: { ...page, tab: save_id, doing: 'viewing' },
    presenceList: {},
  },
})
