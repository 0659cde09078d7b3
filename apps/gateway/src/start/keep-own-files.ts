import type { FastifyInstance } from 'fastify'
import { patiently } from '../modules/renderings'

/** Stores the files of this build in the database, before anybody is served a page that refers to them. */
export async function keepOwnFiles(app: FastifyInstance): Promise<void> {
  // As evidence. Otherwise the first visitor after a new build would wait for it.
  await patiently(app.keepBuild())
  // The next request for a script may reach a process of another build.
  await Promise.all([app.keepChunks(), app.keepStudioChunks()])
}
