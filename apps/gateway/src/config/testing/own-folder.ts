import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type Config, loadConfig } from '../config'
import { StartError } from '../start-error'

/** Starts for the tests of a file, each test in a data folder of its own. */
interface OwnFolder {
  /** The folder of the current test. */
  dataDir(): string
  load(environment?: NodeJS.ProcessEnv): Config
  /** The problems that a start with this environment lists. */
  problemsOf(environment: NodeJS.ProcessEnv): readonly string[]
}

/** Creates and removes the folders. Call it once, at the top of a test file. */
export function useOwnFolder(): OwnFolder {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yingzao-config-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const load = (environment: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: folder, ...environment })
  return {
    dataDir: () => folder,
    load,
    problemsOf(environment) {
      try {
        load(environment)
      } catch (error) {
        if (error instanceof StartError) return error.problems
        throw error
      }
      return []
    },
  }
}
