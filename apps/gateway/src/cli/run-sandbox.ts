import { isHandset } from '@yingzao/contract/server'
import { pino } from 'pino'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { MOST_WORK, makeProof, TICKET_S, type WireRequest } from '../integrations'
import { allTables } from '../modules'
import { newestMessages } from '../modules/alarms'
import { payInSandbox, type SandboxPayment } from '../modules/orders'
import { issueSession } from '../modules/passport'
import { newestCode } from '../modules/sms'
import { checkPiiKeys } from '../pii/check-keys'
import type { CliHost } from './cli-host'
import { withDatabase } from './with-database'

/** How many alarm messages are printed. */
const MOST_MESSAGES = 10

const USAGE = `用法：
  npm run sandbox -- token 手机号   打印这个手机号的登录令牌，没有注册过的手机号会先注册
  npm run sandbox -- sms 手机号     打印最近一次发给这个手机号、现在还有效的验证码
  npm run sandbox -- pay 订单号     替访客付这笔订单，并像支付平台那样通知网关
        --closed 订单先关闭再到账   --twice 通知两次   --silent 不通知   --bad-sign 签名错误
        --amount 分 通知里写这个金额   --refund 付款后再退款：已批准的退款到账，没有就在平台上直接全额退回
  npm run sandbox -- captcha        打印一份已通过的图形验证（ticket 和 randstr），可用一次，${TICKET_S / 60} 分钟内有效
  npm run sandbox -- alarms         打印最近 ${MOST_MESSAGES} 条预警消息，最新的在最后；没有设置企业微信机器人时它们只存在这里`

interface Parts {
  config: Config
  db: Database
  out: (line: string) => void
}

type Command = (parts: Parts, handset: string) => Promise<0 | 1>

/** Each prints only its answer, so that it can be piped into another command. */
const COMMANDS: Readonly<Record<string, Command>> = {
  token: async ({ config, db, out }, handset) => {
    out((await issueSession({ config }, db.orm, handset)).token)
    return 0
  },
  sms: async ({ config, db, out }, handset) => {
    const code = await newestCode({ config, db }, handset)
    out(code ?? '这个手机号没有有效的验证码：没有发送过、已经用掉，或者已过期。请重新获取后再试。')
    return code === undefined ? 1 : 0
  },
}

/**
 * Runs one `npm run sandbox` command, which does what outside systems do in production, and returns its exit code: 0
 * done, 1 refused or misused.
 */
export async function runSandbox(args: string[], host: Omit<CliHost, 'openContext'>): Promise<0 | 1> {
  const { config, out } = host
  if (config.env === 'production') {
    out(
      'APP_ENV=production 时不能使用 npm run sandbox：它能让任何人以任何访客的身份登录。请在开发或测试环境中使用。',
    )
    return 1
  }
  const [name = '', handset, ...rest] = args
  if (name === 'pay' && handset !== undefined) return pay(host, handset, rest)
  if (name === 'captcha' && handset === undefined) return printProof(host)
  if (name === 'alarms' && handset === undefined) return printAlarms(host)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command || handset === undefined || rest.length > 0) {
    out(USAGE)
    return 1
  }
  if (!isHandset(handset)) {
    out('这不是手机号。请输入 11 位中国大陆手机号，例如 13800138000。')
    return 1
  }
  return withDatabase<0 | 1>(host, async (db) => {
    await checkPiiKeys({ config, db }, allTables)
    return command({ config, db, out }, handset)
  })
}

function printProof({ config, out }: Pick<CliHost, 'config' | 'out'>): 0 | 1 {
  if (config.tencent.captcha) {
    out('这里设置了腾讯验证码（CAPTCHA_APP_ID），只有腾讯能给出它的票据。要用沙箱验证码，请先取消这个设置。')
    return 1
  }
  // The hardest there is, for any scene and any address.
  const expireAt = new Date(Date.now() + TICKET_S * 1000)
  const { ticket, number } = makeProof(config.tokenKeys, { max: MOST_WORK, expireAt })
  out(JSON.stringify({ ticket, randstr: String(number) }))
  return 0
}

/** The alarms that were sent, as their recipients would read them. */
function printAlarms(host: Omit<CliHost, 'openContext'>): Promise<0 | 1> {
  return withDatabase<0 | 1>(host, async (db) => {
    const messages = await newestMessages({ db }, MOST_MESSAGES)
    if (messages.length === 0) host.out('还没有预警消息。')
    for (const { channel, recipients, state, created_at, content } of messages.reverse()) {
      const to =
        channel === 'wecom' ? '企业微信群' : `邮件 ${recipients.join('、') || '（没有设置 ALARM_MAIL_TO）'}`
      host.out(`${created_at.toISOString()} ${to} ${state}\n${content}\n`)
    }
    return 0
  })
}

const PAY_OPTIONS: Readonly<Record<string, SandboxPayment>> = {
  '--closed': { closed: true },
  '--twice': { twice: true },
  '--silent': { silent: true },
  '--bad-sign': { fault: 'bad-sign' },
  '--refund': { refund: true },
}

/** The parsed options; undefined where one of them is unknown. */
function readOptions(args: readonly string[]): SandboxPayment | undefined {
  const [name, ...rest] = args
  if (name === undefined) return {}
  if (name === '--amount') {
    const [fen = '', ...others] = rest
    const more = /^[1-9]\d{0,8}$/.test(fen) ? readOptions(others) : undefined
    return more && { ...more, amount: Number(fen) }
  }
  const more = Object.hasOwn(PAY_OPTIONS, name) ? readOptions(rest) : undefined
  return more && { ...PAY_OPTIONS[name], ...more }
}

/** The gateway must be running where the payment was begun, or it only learns of it when it asks. */
async function pay(
  host: Omit<CliHost, 'openContext'>,
  pid: string,
  names: readonly string[],
): Promise<0 | 1> {
  const { config, out } = host
  const options = readOptions(names)
  if (!options) {
    out(USAGE)
    return 1
  }
  return withDatabase<0 | 1>(host, async (db) => {
    const ctx = { config, db, log: pino({ level: 'silent' }) }
    try {
      for (const line of await payInSandbox(ctx, pid, options, deliver)) out(line)
      return 0
    } catch (error) {
      if (!(error instanceof Error)) throw error
      out(error.message)
      return 1
    }
  })
}

async function deliver({ url, method, headers, body }: WireRequest): Promise<string> {
  try {
    const reply = await fetch(url, { method, headers, body })
    const text = await reply.text()
    return `${reply.status}${text === '' ? '' : ` ${text}`}`
  } catch {
    return '没有人应答，网关不在那里运行；它会在访客查询时或到期时自己去问。'
  }
}
