import { defineSamples } from '../../every-call/samples'

const UPLOAD = '7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9a01'
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const lesson = {
  name: '一堂新课',
  title: '看懂一张资产负债表',
  category: 'sample-lessons',
  position: 1,
  file_id: null,
  cover: '',
  poster: '',
  content: '<p>讲义</p>',
  chapters: [{ at: 0, title: '开始' }],
  staff_id: null,
  group_id: '',
  lock: { kind: 'free' as const, ids: [], url: '' },
}

export const videosSamples = defineSamples({
  visitors: {
    videoList: {
      fields: { category: 'sample-lessons', page_size: 5 },
      instead: [
        [{ name: 'sample-lesson' }, 1],
        [{ name: 'unknown' }, 404001],
        [{ name: 'sample-draft' }, 404001],
      ],
    },
    videoPlay: {
      fields: { name: 'sample-lesson' },
      instead: [
        [{ name: 'sample-locked' }, 1],
        [{ name: 'unknown' }, 404001],
        [{ name: 'sample-draft' }, 404001],
      ],
    },
    videoProgress: {
      fields: { name: 'sample-lesson', at: 42 },
      instead: [
        [{ name: 'unknown' }, 404001],
        [{ name: 'sample-draft' }, 404001],
        [{ at: 86_401 }, 400001],
      ],
    },
  },
  members: {
    videoRows: { category: 'sample-lessons' },
    videoDetail: { video_id: '9001' },
    videoCreate: lesson,
    videoChange: { ...lesson, name: 'sample-edited', video_id: 9002, base_revision: 1 },
    videoPublish: { video_id: 9003, base_revision: 1 },
    videoTakeDown: { video_id: 9004, base_revision: 1, reason: '内容有误' },
    videoCategoryRows: {},
    videoCategoryChange: { category: 'sample-lessons', title: '课程', position: 1 },
    videoUploadBegin: { file_name: '第一课.mp4', bytes: 1_000 },
    videoUploadPiece: { upload_id: UPLOAD, at: '0', sha256: NOTHING },
    videoUploadState: { upload_id: UPLOAD },
    videoUploadFinish: { upload_id: UPLOAD },
    videoUploadDrop: { upload_id: UPLOAD },
  },
  rows: `
    INSERT INTO video_category (category, title) VALUES ('sample-lessons', '课程');
    INSERT INTO video_file (file_id, folder, format, entry, preview_entry, preview_seconds, bytes, duration) VALUES
      ('7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9a02', 'samplefoldersamplefold', 'mp4', 'film.mp4', 'preview.mp4', 60, 1000, 90);
    INSERT INTO video (video_id, name, title, category, file_id, lock_kind, is_out, published_at)
      OVERRIDING SYSTEM VALUE
      SELECT 9000 + id, name, '课', 'sample-lessons', '7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9a02', lock_kind, is_out,
        CASE WHEN is_out THEN now() END
      FROM (VALUES (1, 'sample-lesson', 'free', true), (2, 'sample-edited', 'free', false),
        (3, 'sample-draft', 'free', false), (4, 'sample-out', 'free', true),
        (5, 'sample-locked', 'login', true), (6, 'sample-ann', 'free', true), (7, 'sample-ben', 'free', true)
      ) AS one (id, name, lock_kind, is_out)`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO video_progress (uid, video_id, at, noted_at)
      SELECT ${uid}, video_id, 17, now() FROM video WHERE name = 'sample-${name}'`,
  namesOf: ({ name }) => [`sample-${name}`],
})
