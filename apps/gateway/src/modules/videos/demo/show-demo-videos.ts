import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../../context'
import { storeAsset } from '../../assets'
import { staffNames } from '../../staff'
import { storeFilm } from '../reading/store-film'
import { video, videoCategory, videoFile } from '../video-tables'
import { DEMO_CATEGORIES, DEMO_LESSONS } from './demo-lessons'

const DEMO_FOLDER = fileURLToPath(new URL('../../../../../../demo', import.meta.url))
const DAY_MS = 86_400_000

/** The folder of the demo film: the same at every start, so that a killed start leaves nothing behind. */
const FOLDER = createHash('sha256').update('the film of the demo').digest('base64url').slice(0, 22)

/** Adds lessons that all show the demo film, if there are none at all. */
export async function showDemoVideos(
  ctx: Pick<Context, 'config' | 'db'>,
  now: number = Date.now(),
): Promise<void> {
  const { orm } = ctx.db
  if ((await orm.$count(video)) + (await orm.$count(videoCategory)) > 0) return
  const film = await storeDemoFilm(ctx)
  const covers = await storeCovers(ctx)
  const lecturers = (await orm.select().from(staffNames('lecturer')))
    .filter(({ cert_no }) => cert_no !== '')
    .sort((a, b) => a.staff_id - b.staff_id)
  await orm.transaction(async (tx) => {
    const [stored] = await tx.insert(videoFile).values(film).returning({ file_id: videoFile.file_id })
    await tx.insert(videoCategory).values([...DEMO_CATEGORIES])
    await tx.insert(video).values(
      DEMO_LESSONS.map(({ lock, picture, notes, chapters, ...lesson }, index) => ({
        ...lesson,
        ...(lock && { ...lock, lock_ids: [...lock.lock_ids] }),
        position: index + 1,
        file_id: stored?.file_id ?? null,
        cover: covers.get(picture) ?? '',
        poster: covers.get(picture) ?? '',
        content: notes.map((text) => `<p>${text}</p>`).join(''),
        chapters: chapters.map(([at, title]) => ({ at, title })),
        staff_id: lecturers[index % Math.max(1, lecturers.length)]?.staff_id ?? null,
        is_out: true,
        published_at: new Date(now - (DEMO_LESSONS.length - index) * DAY_MS),
      })),
    )
  })
}

/** From a copy, as a film is stored as a link where it can be: the project and its data may be on different disks. */
async function storeDemoFilm({ config }: Pick<Context, 'config'>) {
  const folder = await mkdtemp(join(config.dataDir, 'demo-film-'))
  try {
    const path = join(folder, 'lesson.mp4')
    await copyFile(join(DEMO_FOLDER, 'videos/lesson.mp4'), path)
    return await storeFilm(config, { path, folder: FOLDER })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the addresses of the pictures by number. Most are in the library already, from the demo pages. */
async function storeCovers(ctx: Pick<Context, 'config' | 'db'>): Promise<Map<number, string>> {
  const covers = new Map<number, string>()
  for (const picture of new Set(DEMO_LESSONS.map((lesson) => lesson.picture))) {
    const name = `more${picture}.jpg`
    const bytes = await readFile(join(DEMO_FOLDER, 'pages/assets', name))
    covers.set(picture, (await storeAsset(ctx, { bytes, name })).address)
  }
  return covers
}
