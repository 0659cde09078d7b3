import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '../db/database'
import {
  applyActions,
  expireOrders,
  findContestsOn,
  freezeContest,
  SettlementRefusal,
  settleDay,
} from '../modules/trading'
import type { CliHost } from './cli-host'
import { withDatabase } from './with-database'

interface Command {
  day: string
  competition_id: string | undefined
}

/** `日期 [--competition 编号]`. Undefined: the arguments are not such a command. */
export function readSettleCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { competition: { type: 'string' } },
    })
    const day = z.iso.date().safeParse(positionals[0]).data
    return day && positionals.length === 1 ? { day, competition_id: values.competition } : undefined
  } catch {
    return undefined
  }
}

/**
 * Settles a day for one contest, or for every one that counts it, and prints the outcome. 1: it failed for one of them.
 */
export async function settleCommand(
  { day, competition_id }: Command,
  { out, openDatabase }: Pick<CliHost, 'out' | 'openDatabase'>,
): Promise<0 | 1> {
  return withDatabase({ openDatabase }, async (db) => {
    const contests = competition_id === undefined ? await findContestsOn(db.orm, day) : [competition_id]
    if (contests.length === 0) out(`${day} 没有进行中的比赛，不需要结算。`)
    let exit: 0 | 1 = 0
    for (const contest of contests) if (!(await settleOne(db, contest, day, out))) exit = 1
    return exit
  })
}

async function settleOne(db: Database, contest: string, day: string, out: CliHost['out']): Promise<boolean> {
  try {
    await applyActions({ db }, day)
    await expireOrders({ db }, day)
    const { outcome, players, hash, kept, suspended } = await settleDay({ db }, contest, day)
    const what = outcome === 'settled' ? '已结算' : '此前已经结算，没有变化'
    out(`${contest} ${day}：${what}，选手 ${players} 人，SHA-256 ${hash}`)
    if (suspended.length > 0) out(`  停牌，按停牌前价格计算：${suspended.join('、')}`)
    if (kept.length > 0)
      out(
        `  价格异常且没有对应的除权除息，暂按之前的价格计算：${kept.join('、')}。请核对并导入 corporate-actions。`,
      )
  } catch (error) {
    return refused(error, `${contest} ${day} 没有结算`, out)
  }
  return freezeIfOver(db, contest, out)
}

/** A contest that is still running does not count as refused. */
async function freezeIfOver(db: Database, contest: string, out: CliHost['out']): Promise<boolean> {
  try {
    const { version, hash } = await freezeContest({ db }, contest)
    out(`${contest}：最终排名已公布（第 ${version} 版），SHA-256 ${hash}`)
    return true
  } catch (error) {
    if (error instanceof SettlementRefusal && error.problem === 'earlier') return true
    return refused(error, `${contest} 的最终排名没有公布`, out)
  }
}

function refused(error: unknown, what: string, out: CliHost['out']): false {
  if (!(error instanceof SettlementRefusal)) throw error
  out(`${what}：${error.message}`)
  return false
}
