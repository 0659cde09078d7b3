import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../lib/root.mjs'
import { writeDrawings, writeImages } from './fixture-images.mjs'

const FIXTURE = fileURLToPath(new URL('fixture', import.meta.url))

/** Ignored by Git: the fixture with its pictures, and what was measured. */
const workspace = join(root, '.yingzao/page-load')

export const resultsFolder = join(workspace, 'results')

/** The folder of the fixture with the pictures that its documents name, made when they are missing. */
export async function fixtureFolder() {
  const folder = join(workspace, 'fixture')
  await mkdir(folder, { recursive: true })
  await cp(FIXTURE, folder, { recursive: true })
  const images = join(folder, 'img')
  // Written last.
  if (!existsSync(join(images, 'intro.mp4'))) await writeImages(images)
  await writeDrawings(images)
  return folder
}
