import { isNotNull } from 'drizzle-orm'
import { pino } from 'pino'
import { clearErasureDue } from '../../backup/erasure-due'
import type { BackupSettings } from '../../config/backup'
import type { Config } from '../../config/config'
import { StartError } from '../../config/start-error'
import type { Context } from '../../context'
import { openProcessDatabase } from '../../db/open-process-database'
import { databaseQueue } from '../../jobs/job-queue'
import { allTables, declared, jobNames } from '../../modules'
import { findMissingFiles } from '../../modules/assets'
import { verifyAudit } from '../../modules/audit'
import { visitorPhones, wholePhone } from '../../modules/passport'
import { eraseAgain } from '../../modules/privacy'
import { checkPiiKeys } from '../../pii/check-keys'

/** What was found in a restored database. */
export interface Checked {
  isSound: boolean
  lines: string[]
}

/**
 * Opens a restored database, brings it to the schema of this build, erases again whoever `ledger` names, and checks
 * whether the rest is whole.
 */
export async function checkRestored(
  config: Config,
  ledger: BackupSettings | undefined,
  report: (line: string) => void,
): Promise<Checked> {
  const db = await openProcessDatabase(config, report)
  try {
    await db.prepare(jobNames)
    const log = pino({ level: config.logLevel }, pino.destination(2))
    const erased = await eraseAgain(
      { config: { ...config, backup: ledger }, db, jobs: databaseQueue, log, ...declared },
      'cli:restore',
    )
    clearErasureDue(config)
    const parts = [
      await checkAudit({ config, db }),
      await checkPhones({ config, db }),
      await checkFiles({ config, db }),
    ]
    return {
      isSound: parts.every(({ isSound }) => isSound),
      lines: [`再次注销了 ${erased} 位恢复时刻之后注销的访客`, ...parts.flatMap(({ lines }) => lines)],
    }
  } finally {
    await db.close()
  }
}

type Services = Pick<Context, 'config' | 'db'>

async function checkAudit(ctx: Services): Promise<Checked> {
  const { rows, head, tamperings, rebuilt, unknownKeys } = await verifyAudit(ctx)
  // A head recorded later than the restored moment is to be expected.
  const isRebuilt = rebuilt !== undefined && rebuilt.seq <= head.seq
  const isSound = tamperings.length === 0 && unknownKeys.length === 0 && !isRebuilt
  return {
    isSound,
    lines: [
      isSound
        ? `审计记录 ${rows} 条，链条完好`
        : `审计记录有问题，请运行 npm run audit -- verify 查看${unknownKeys.length > 0 ? `；AUDIT_KEYS 缺少密钥 ${unknownKeys.join('、')}` : ''}`,
    ],
  }
}

async function checkPhones(ctx: Services): Promise<Checked> {
  try {
    await checkPiiKeys(ctx, allTables)
    const phones = visitorPhones('phones')
    const [sealed] = await ctx.db.orm.select().from(phones).where(isNotNull(phones.handset_enc)).limit(1)
    if (!sealed) return { isSound: true, lines: ['没有手机号可以核对'] }
    wholePhone(ctx.config, sealed)
    return { isSound: true, lines: ['手机号可以解密'] }
  } catch (error) {
    const why = error instanceof StartError ? error.problems.join(' ') : (error as Error).message
    return { isSound: false, lines: [`手机号无法解密：${why}`] }
  }
}

async function checkFiles(ctx: Services): Promise<Checked> {
  const { all, missing } = await findMissingFiles(ctx)
  if (missing.length === 0) return { isSound: true, lines: [`素材 ${all} 个，文件都在`] }
  return {
    isSound: false,
    lines: [
      `素材 ${all} 个，缺少 ${missing.length} 个文件（${missing.slice(0, 3).join('、')}），请把素材目录也恢复到 DATA_DIR/assets`,
    ],
  }
}
