import { sql } from 'drizzle-orm'
import { defineModule, moduleJob } from '../define-module'
import { registerVideoConsole } from './console/routes'
import { showDemoVideos } from './demo/show-demo-videos'
import { registerMediaRoute } from './play/media-route'
import { readUpload } from './reading/read-upload'
import { registerVideoOperations } from './routes'
import { listForEverybody } from './show-lessons'
import { dropOldUploads } from './uploads/drop-old-uploads'
import { registerVideoUploads } from './uploads/routes'
import { findVideoId } from './video-store'
import * as tables from './video-tables'

declare module '../../jobs/job' {
  interface JobData {
    /** Reads a film that has been uploaded completely. */
    'read-video': { upload_id: string }
    /** Drops uploads of films that were abandoned. */
    'drop-video-uploads': Record<string, never>
  }
}

export const videosModule = defineModule({
  name: 'videos',
  tables,
  personal: [{ table: tables.videoProgress, fate: 'delete' }],
  growing: [
    {
      table: tables.videoView,
      limit: 'one for a lesson and a day',
      goes: 'never: what was seen when, without who',
    },
  ],
  ruleUses: sql`SELECT unnest(v.lock_ids) AS rule_id, 'video' AS kind, v.video_id::text AS id, v.title AS name
    FROM ${tables.video} AS v WHERE v.lock_kind = 'rule'`,
  subjects: {
    video: (key) => sql`SELECT v.title AS name FROM ${tables.video} AS v WHERE v.video_id::text = ${key}`,
    video_category: (key) =>
      sql`SELECT c.title AS name FROM ${tables.videoCategory} AS c WHERE c.category = ${key}`,
    video_upload: (key) =>
      sql`SELECT u.file_name AS name FROM ${tables.videoUpload} AS u WHERE u.upload_id::text = ${key}`,
  },
  jobs: [
    // Members wait for it, and it takes longer than a text message may wait.
    moduleJob({ name: 'read-video', urgency: 'soon', worker: (ctx) => (data) => readUpload(ctx, data) }),
    moduleJob({
      name: 'drop-video-uploads',
      urgency: 'upkeep',
      repeat: 'daily',
      worker: (ctx) => () => dropOldUploads(ctx),
    }),
  ],
  pageAnswers: { videoList: listForEverybody },
  routeSubjects: {
    cpmj_details: async ({ db }, { name = '' }) => (await findVideoId(db.orm, name)) !== undefined,
  },
  demo: (_app, ctx) => showDemoVideos(ctx),
  serve(app, ctx, { declared: { conditions } }) {
    registerVideoOperations(app, { ...ctx, conditions })
    registerMediaRoute(app, ctx)
    registerVideoUploads(app, ctx)
    registerVideoConsole(app, ctx)
  },
})
