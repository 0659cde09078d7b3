import type { TestProject } from 'vitest/node'
import { startBucketServer } from '../files/testing/bucket-server'
import startDatabase from './embedded-server.setup'

/** Provides a database as for all tests of the gateway, and a bucket server in which they keep their files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const endDatabase = await startDatabase(project)
  const server = await startBucketServer()
  project.provide('buckets', { port: server.port, folder: server.folder })
  return async () => {
    await server[Symbol.asyncDispose]()
    await endDatabase?.()
  }
}
