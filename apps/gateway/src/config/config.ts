import { resolve } from 'node:path'
import type { HostSettings, SiteSettings } from '@yingzao/contract/client'
import type { z } from 'zod'
import { type AlarmSettings, alarmMailProblems, alarmsSchema } from './alarms'
import { type AlipaySettings, alipaySchema } from './alipay'
import { type AppEnv, appEnv } from './app-env'
import { type BackupSettings, backupFolderProblems, backupSchema } from './backup'
import { captchaProblems } from './captcha-choice'
import { cookieDomainProblems } from './cookie-domain'
import { claimDataFolder, requireDataFolder } from './data-folder'
import { directUrlProblems } from './database-settings'
import { type EdgeSettings, edgeSchema } from './edge'
import { type FileStoreSettings, fileStoreSchema } from './file-store'
import { readOrCreateAuditKeys, readOrCreateKeys, type VisitorKeys } from './generated-keys'
import { hostSettingsFor } from './host-settings'
import type { KeptDays } from './kept-days'
import type { KeySet } from './key-set'
import { metricsPortProblems } from './metrics-settings'
import { type Parts, parseParts } from './parse-parts'
import type { Role } from './role'
import { readSecretFiles } from './secret-files'
import { readOrCreateSecrets } from './secrets'
import { settingsSchema } from './settings'
import { sharedKeyProblems } from './shared-keys'
import { StartError } from './start-error'
import { studioOriginProblems } from './studio-origin'
import { type SupplierSettings, suppliersSchema } from './suppliers'
import { type TencentSettings, tencentSchema } from './tencent-cloud'
import type { TracingSettings } from './tracing-settings'
import { type WechatPaySettings, wechatPaySchema } from './wechat-pay'
import { withoutEmpty } from './without-empty'

/** Everything that can be set from outside, read once at start and passed down. */
export interface Config extends VisitorKeys {
  env: AppEnv
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** Absolute. Holds uploads, secrets, snapshots and the embedded database. */
  dataDir: string
  /** Absent: files are kept under `dataDir`, for this process and those that share the folder. */
  fileStore: FileStoreSettings | undefined
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  /** The same database bypassing the pooler that `databaseUrl` leads to. Absent: there is no pooler. */
  directDatabaseUrl: string | undefined
  /**
   * The same database as its owner, for migrations. Absent: nobody migrates in production, elsewhere the serving role
   * does.
   */
  migrationDatabaseUrl: string | undefined
  /** Scheme and host at which visitors reach this deployment, without a trailing slash. */
  publicOrigin: string
  /** Scheme and host of the Studio, on which nothing else is served. Absent: the Studio is wherever the pages are. */
  studioOrigin: string | undefined
  /** Origin of another gateway that the visitors' pages call. Absent: they call this one. */
  gatewayOrigin: string | undefined
  /** Origins besides our own whose pages may make the visitors' calls, exactly as browsers send them. */
  allowedOrigins: string[]
  /** Hosts that pages may link to, lower case; `*.example.com` stands for every host below example.com. */
  linkHosts: string[]
  /** Code of the page that `/h5-page/` leads to. */
  homePage: string
  /** What pages say about the company until an administrator changes it; see `modules/company`. */
  company: SiteSettings
  /** What pages tell their host: how to talk to the app, WeChat and the mini program. */
  hostSettings: Partial<HostSettings>
  /** Seal the rows of the audit log: the first key seals new ones, all are needed to check them. */
  auditKeys: KeySet
  /** Signs preview links. */
  previewKey: string
  /** Domain of the login cookie. Absent: the host that set it, and no other. */
  cookieDomain: string | undefined
  /** Addresses and networks of the proxies in front of this process. */
  trustedProxies: string[]
  metrics: MetricsSettings
  /** Whether this process serves, runs jobs, or both. */
  role: Role
  /** For how many seconds a process that is shutting down says so and still accepts requests. */
  drainDelay: number
  /** For how many seconds pages that may be out of date are served when no notice of a change could be received. */
  stalePageLimit: number
  /** Absent: no cache in front keeps pages. */
  edge: EdgeSettings | undefined
  suppliers: SupplierSettings
  tencent: TencentSettings
  /** Absent when nothing is set. */
  alipay: AlipaySettings | undefined
  /** Absent: no WeChat payments are taken with an account of ours. */
  wechatPay: WechatPaySettings | undefined
  /** How people are notified of what goes wrong on pages. */
  alarms: AlarmSettings
  /** Absent: nothing is backed up. */
  backup?: BackupSettings | undefined
  /** Where quotes are fetched, without a trailing slash. Absent: they come only from files. */
  marketSourceUrl: string | undefined
  /** Whether the made-up market of the demo goes up and down by itself. */
  movesDemoMarket: boolean
  /** The most text messages per hour, for everybody together. */
  smsPerHour: number
  kept: KeptDays
  /** Absent: no spans are sent anywhere. */
  tracing?: TracingSettings
  logLevel: Settings['LOG_LEVEL']
}

/** How `/metrics` may be read. With neither: not at all in production, and elsewhere only from this machine. */
export interface MetricsSettings {
  /** What callers must send as a bearer token. */
  token: string | undefined
  /** The port on which it is served; if set, on no other. */
  port: number | undefined
}

type Settings = z.infer<ReturnType<typeof settingsSchema>>

/**
 * Reads the environment, claims the data folder and, outside production, generates the secrets that are not set. Safe
 * to repeat. Throws a StartError that lists every problem at once. With `onlyReads`, a missing data folder is one of
 * them, unless the database is elsewhere: there would be nothing to read in a new one.
 */
export function loadConfig(
  environment: NodeJS.ProcessEnv = process.env,
  { onlyReads = false }: { onlyReads?: boolean } = {},
): Config {
  const { env, settings, edge, suppliers, tencent, alipay, wechatPay, alarms, fileStore, backup, dataDir } =
    readSettings(withoutEmpty(environment), onlyReads)
  const publicOrigin = settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`
  const linkHosts = [...new Set([...settings.LINK_HOSTS, ...ownHosts(env, publicOrigin)])]
  const { COOKIE_DOMAIN: cookieDomain, GATEWAY_ORIGIN: gatewayOrigin } = settings
  return {
    env,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    fileStore,
    databaseUrl: settings.DATABASE_URL,
    directDatabaseUrl: settings.DIRECT_DATABASE_URL,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL,
    publicOrigin,
    studioOrigin: settings.STUDIO_ORIGIN,
    gatewayOrigin,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    linkHosts,
    homePage: settings.HOME_PAGE,
    company: {
      company: settings.COMPANY_NAME,
      license_no: settings.LICENSE_NO,
      phone: settings.SERVICE_PHONE,
      adviser: settings.ADVISER_NAME,
      adviser_no: settings.ADVISER_NO,
      filing_no: settings.FILING_NO,
    },
    hostSettings: hostSettingsFor(env, settings.HOST_SETTINGS, {
      linkHosts,
      cookieDomain,
      gatewayOrigin,
      tencentCaptcha: tencent.captcha !== undefined,
    }),
    auditKeys: settings.AUDIT_KEYS ?? readOrCreateAuditKeys(dataDir),
    previewKey: settings.PREVIEW_KEY ?? readOrCreateSecrets(dataDir).previewKey,
    cookieDomain,
    ...visitorKeys(settings, dataDir),
    trustedProxies: settings.TRUSTED_PROXIES,
    metrics: { token: settings.METRICS_TOKEN, port: settings.METRICS_PORT },
    role: settings.ROLE,
    drainDelay: settings.DRAIN_DELAY,
    stalePageLimit: settings.STALE_PAGE_LIMIT,
    edge: edge && { ...edge, probeOrigin: edge.probeOrigin ?? publicOrigin },
    suppliers,
    tencent,
    alipay,
    wechatPay,
    alarms,
    backup,
    marketSourceUrl: settings.MARKET_SOURCE_URL,
    movesDemoMarket: settings.DEMO_MARKET === 'moves' && settings.MARKET_SOURCE_URL === undefined,
    smsPerHour: settings.SMS_PER_HOUR,
    kept: { networkLogs: settings.NETWORK_LOG_DAYS, messageLogs: settings.MESSAGE_LOG_DAYS },
    ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracing: {
        endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
        ratio: settings.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    logLevel: settings.LOG_LEVEL,
  }
}

function visitorKeys({ TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY }: Settings, dataDir: string): VisitorKeys {
  if (TOKEN_KEYS && PII_KEYS && PII_INDEX_KEY) {
    return { tokenKeys: TOKEN_KEYS, piiKeys: PII_KEYS, piiIndexKey: PII_INDEX_KEY }
  }
  const generated = readOrCreateKeys(dataDir)
  return {
    tokenKeys: TOKEN_KEYS ?? generated.tokenKeys,
    piiKeys: PII_KEYS ?? generated.piiKeys,
    piiIndexKey: PII_INDEX_KEY ?? generated.piiIndexKey,
  }
}

/** The settings grouped by who needs them, each group read by its own schema. */
const schemasOf = (env: AppEnv) => ({
  settings: settingsSchema(env),
  edge: edgeSchema,
  suppliers: suppliersSchema,
  tencent: tencentSchema,
  alipay: alipaySchema,
  wechatPay: wechatPaySchema,
  alarms: alarmsSchema,
  fileStore: fileStoreSchema({ isProduction: env === 'production' }),
  backup: backupSchema,
})

interface ReadSettings extends Parts<ReturnType<typeof schemasOf>> {
  env: AppEnv
  dataDir: string
}

function readSettings(environment: NodeJS.ProcessEnv, onlyReads: boolean): ReadSettings {
  const { given, ...files } = readSecretFiles(environment)
  const env = appEnv.default('development').safeParse(given.APP_ENV)
  const isProduction = env.data === 'production'
  const dataDir = resolve(given.DATA_DIR ?? 'data')
  // An unreadable APP_ENV must not hide the other problems, nor add those that only production has.
  const { parts, issues } = parseParts(schemasOf(env.data ?? 'development'), given)
  const problems = [
    ...files.problems,
    ...[...(env.error?.issues ?? []), ...issues]
      .filter(({ path }) => !files.failed.has(String(path[0])))
      .map((issue) => issue.message),
    ...cookieDomainProblems(given.COOKIE_DOMAIN, 'PUBLIC_ORIGIN', given.PUBLIC_ORIGIN),
    ...cookieDomainProblems(given.COOKIE_DOMAIN, 'GATEWAY_ORIGIN', given.GATEWAY_ORIGIN),
    ...captchaProblems(isProduction, given),
    ...alarmMailProblems(isProduction, given),
    ...studioOriginProblems(env.data ?? 'development', {
      studioOrigin: given.STUDIO_ORIGIN,
      publicOrigin: given.PUBLIC_ORIGIN ?? 'http://localhost',
      foreignScripts: foreignScripts(parts.settings, parts.tencent),
    }),
    ...metricsPortProblems(given),
    ...directUrlProblems(given),
    ...sharedKeyProblems(env.data, given),
    ...backupFolderProblems(dataDir, given),
    ...dataFolderProblems(dataDir, { mustExist: onlyReads && given.DATABASE_URL === undefined }),
  ]
  if (!env.success || problems.length > 0) throw new StartError(...problems)
  // Without a problem each of them could be read.
  return { env: env.data, dataDir, ...(parts as Parts<ReturnType<typeof schemasOf>>) }
}

/** Whose scripts the content policy of visitors' pages allows. Which captcha another gateway uses is not known here. */
function foreignScripts(settings: Settings | undefined, tencent: TencentSettings | undefined): string[] {
  const isTencent = tencent?.captcha !== undefined || settings?.GATEWAY_ORIGIN !== undefined
  return [...(settings?.HOST_SETTINGS?.baiduSiteId ? ['Baidu'] : []), ...(isTencent ? ['Tencent'] : [])]
}

function dataFolderProblems(dataDir: string, { mustExist }: { mustExist: boolean }): readonly string[] {
  try {
    if (mustExist) requireDataFolder(dataDir)
    claimDataFolder(dataDir)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.problems
    throw error
  }
}

function ownHosts(env: AppEnv, publicOrigin: string): string[] {
  const own = new URL(publicOrigin).hostname
  return env === 'production' ? [own] : [own, '*.example.com', 'localhost', '127.0.0.1']
}
