import type { FastifyInstance } from 'fastify'
import { patiently } from '../modules/renderings'

/** Has what this build is made of in the database, before anybody is given a page that names it. */
export async function keepOwnFiles(app: FastifyInstance): Promise<void> {
  // As evidence. Else the first visitor after a new build would wait for it.
  await patiently(app.keepBuild())
  // The next call for a script may reach a process of another build.
  await Promise.all([app.keepChunks(), app.keepStudioChunks()])
}
