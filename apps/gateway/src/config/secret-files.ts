import { readFileSync } from 'node:fs'

/**
 * Settings that are secrets, contain one, or are text that keys come in. Each may be given as `NAME_FILE`, a path, so
 * that it appears in no environment and no process list: container engines, Kubernetes and systemd provide secrets as
 * files.
 */
export const FILE_SETTINGS = [
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'PREVIEW_KEY',
  'TOKEN_KEYS',
  'PII_KEYS',
  'PII_INDEX_KEY',
  'AUDIT_KEYS',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'BACKUP_STORE_KEY_ID',
  'BACKUP_STORE_SECRET',
  'FILE_STORE_KEY_ID',
  'FILE_STORE_SECRET',
  'EDGE_KEY_ID',
  'EDGE_KEY_SECRET',
  'WECHAT_SECRET',
  'WECHAT_MINI_PROGRAMS',
  'WECOM_SECRET',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'TENCENT_SECRET_ID',
  'TENCENT_SECRET_KEY',
  'CAPTCHA_APP_SECRET',
  'CAPTCHA_STRICT_APP_SECRET',
  'ALARM_WECOM_WEBHOOK',
  'SMTP_PASSWORD',
] as const

interface WithFiles {
  /** The environment including the content of the files. */
  given: NodeJS.ProcessEnv
  /** A sentence for each file that cannot be used. None repeats a file's content. */
  problems: string[]
  /** The settings concerned: that they are not set is not a problem of its own. */
  failed: ReadonlySet<string>
}

/** Reads the settings that are given as `NAME_FILE`. Line breaks at the end of a file are not part of its value. */
export function readSecretFiles(environment: NodeJS.ProcessEnv): WithFiles {
  const given = { ...environment }
  const problems: string[] = []
  const failed = new Set<string>()
  for (const name of FILE_SETTINGS) {
    const path = environment[`${name}_FILE`]
    if (path === undefined) continue
    const { value, problem } = readValue(name, path, environment[name])
    if (problem === undefined) {
      given[name] = value
      continue
    }
    problems.push(problem)
    failed.add(name)
  }
  return { given, problems, failed }
}

function readValue(
  name: string,
  path: string,
  besides: string | undefined,
): { value?: string; problem?: string } {
  if (besides !== undefined) {
    return {
      problem: `${name} and ${name}_FILE are both set, so it is unclear which of them holds. Unset one.`,
    }
  }
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '')
    if (value.trim() !== '') return { value }
    return {
      problem: `${name}_FILE names ${path}, which is empty, so there is no ${name}. Write the value there, or unset ${name}_FILE.`,
    }
  } catch (error) {
    return {
      problem: `${name}_FILE names ${path}, which cannot be read (${(error as Error).message}), so there is no ${name}. Correct the path, or let this user read the file.`,
    }
  }
}
