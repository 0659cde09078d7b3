import { resolve } from 'node:path'
import type { SiteSettings } from '@yingzao/contract/client'
import type { z } from 'zod'
import { type AppEnv, appEnv } from './app-env'
import { claimDataFolder } from './data-folder'
import { readOrCreateSecrets } from './secrets'
import { settingsSchema } from './settings'
import { StartError } from './start-error'

/** Everything that can be set from outside, read once at start and passed down. */
export interface Config {
  env: AppEnv
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** Absolute. Holds uploads, secrets, snapshots and the embedded database. */
  dataDir: string
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  /** Scheme and host under which visitors reach this deployment, without a slash at the end. */
  publicOrigin: string
  /** Hosts that pages may link to, lower case; `*.example.com` stands for every host below example.com. */
  linkHosts: string[]
  /** Code of the page that `/h5-page/` leads to. */
  homePage: string
  company: SiteSettings
  /** Signs preview links. */
  previewKey: string
  logLevel: Settings['LOG_LEVEL']
}

type Settings = z.infer<ReturnType<typeof settingsSchema>>

/**
 * Reads the environment, claims the data folder and, outside production, makes the secrets that are not set.
 * Safe to repeat. Throws a StartError that lists every problem at once.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { env, settings, dataDir } = readSettings(withoutEmpty(environment))
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  return {
    env,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    publicOrigin,
    linkHosts: [...new Set([...settings.LINK_HOSTS, ...ownHosts(env, publicOrigin)])],
    homePage: settings.HOME_PAGE,
    company: {
      company: settings.COMPANY_NAME,
      license_no: settings.LICENSE_NO,
      phone: settings.SERVICE_PHONE,
      adviser: settings.ADVISER_NAME,
      adviser_no: settings.ADVISER_NO,
      filing_no: settings.FILING_NO,
    },
    previewKey: settings.PREVIEW_KEY ?? readOrCreateSecrets(dataDir).previewKey,
    logLevel: settings.LOG_LEVEL,
  }
}

function readSettings(given: NodeJS.ProcessEnv): { env: AppEnv; settings: Settings; dataDir: string } {
  const env = appEnv.default('development').safeParse(given.APP_ENV)
  // An unreadable APP_ENV must not hide the other problems, nor add those that only production has.
  const settings = settingsSchema(env.success ? env.data : 'development').safeParse(given)
  const dataDir = resolve(given.DATA_DIR ?? 'data')
  const issues = [...(env.error?.issues ?? []), ...(settings.error?.issues ?? [])]
  const problems = [...issues.map((issue) => issue.message), ...dataFolderProblems(dataDir)]
  if (env.success && settings.success && problems.length === 0) {
    return { env: env.data, settings: settings.data, dataDir }
  }
  throw new StartError(...problems)
}

function dataFolderProblems(dataDir: string): readonly string[] {
  try {
    claimDataFolder(dataDir)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.problems
    throw error
  }
}

/** Container tools pass unset variables on as empty ones. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
}

function ownHosts(env: AppEnv, publicOrigin: string): string[] {
  const own = new URL(publicOrigin).hostname
  return env === 'production' ? [own] : [own, '*.example.com', 'localhost']
}
