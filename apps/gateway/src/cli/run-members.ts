import { parseArgs } from 'node:util'
import { memberLogin, memberName, type Role, roles, studioErrors } from '@yingzao/contract/studio'
import type { Database } from '../db/database'
import { AppError } from '../http/app-error'
import {
  addMember,
  findByLogin,
  listMembers,
  resetPassword,
  setupAddress,
  setupToken,
} from '../modules/members'
import type { CliHost } from './cli-host'
import { commandActor } from './command-actor'
import { plain } from './plain'
import { withDatabase } from './with-database'

const ROLE_NAMES: Record<Role, string> = {
  editor: '编辑',
  approver: '审批',
  operator: '运营',
  finance: '财务',
  compliance: '合规',
  auditor: '审计',
  administrator: '管理员',
}

const USAGE = `用法：
  npm run members -- setup-link                             打印创建首位管理员的链接；已有成员后不再有效
  npm run members -- add 账号 --name 姓名 --role 角色 [--role 角色]   添加成员，打印一次性的初始密码
  npm run members -- list                                   列出所有成员
  npm run members -- reset 账号                             重置密码，解除锁定，并退出所有登录
角色：${roles.map((role) => `${role}（${ROLE_NAMES[role]}）`).join('、')}`

type Host = Omit<CliHost, 'openContext'>

type Command =
  | { name: 'setup-link' }
  | { name: 'list' }
  | { name: 'reset'; login: string }
  | { name: 'add'; member: Parameters<typeof addMember>[2] }

/** Runs one `npm run members` command and returns its exit code: 0 done, 1 refused or misused. */
export async function runMembers(args: string[], host: Host): Promise<0 | 1> {
  const command = readCommand(args)
  if (!command) {
    host.out(USAGE)
    return 1
  }
  const safeHost = { ...host, out: (line: string) => host.out(plain(line)) }
  return withDatabase(host, async (db) => ((await run(command, safeHost, db)) ? 0 : 1))
}

async function run(command: Command, host: Host, db: Database): Promise<boolean> {
  switch (command.name) {
    case 'setup-link':
      return printSetupLink(host, db)
    case 'list':
      return printMembers(host, db)
    case 'reset':
      return reset(host, db, command.login)
    case 'add':
      return add(host, db, command.member)
  }
}

async function printSetupLink({ config, out }: Host, db: Database): Promise<boolean> {
  const token = await setupToken({ config, db })
  if (token === undefined) out('已有成员，不再需要设置。忘记密码请用 npm run members -- reset 账号。')
  else
    out(
      `打开这个链接创建首位管理员，请勿转发：\n${setupAddress(config.studioOrigin ?? config.publicOrigin, token)}`,
    )
  return token !== undefined
}

async function printMembers({ out, config }: Host, db: Database): Promise<boolean> {
  const members = await listMembers({ config, db })
  if (members.length === 0) out('还没有成员。npm run members -- setup-link 打印创建首位管理员的链接。')
  for (const { login, name, roles: given, status, is_locked, last_seen_at } of members) {
    const state = status === 'disabled' ? '，已停用' : is_locked ? '，已锁定' : ''
    const seen = last_seen_at === null ? '从未登录' : `最近登录 ${last_seen_at}`
    out(`${login}「${name}」${given.map((role) => ROLE_NAMES[role]).join('、')}${state}，${seen}`)
  }
  return true
}

async function reset({ out, config }: Host, db: Database, login: string): Promise<boolean> {
  const row = await findByLogin(db.orm, login.toLowerCase())
  if (!row) {
    out(`没有账号 ${login}。npm run members -- list 列出所有成员。`)
    return false
  }
  const { first_password } = await resetPassword({ config, db }, commandActor(), row.member_id)
  out(`${row.login} 的新密码（只显示这一次，登录后须修改）：${first_password}`)
  if (row.status === 'disabled') out('这个账号已停用，启用后才能登录。')
  return true
}

async function add(
  { out, config }: Host,
  db: Database,
  member: Parameters<typeof addMember>[2],
): Promise<boolean> {
  try {
    const { first_password } = await addMember({ config, db }, commandActor(), member)
    out(`已添加 ${member.login}。登录地址：${config.studioOrigin ?? config.publicOrigin}/studio/`)
    out(`初始密码（只显示这一次，登录后须修改）：${first_password}`)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isTaken = error.error.code === studioErrors.alreadyExists.code
    out(`没有添加：${isTaken ? `账号 ${member.login} 已存在` : error.message}。`)
    return false
  }
}

/** Undefined: the arguments are not a command. */
function readCommand(args: string[]): Command | undefined {
  const parsed = parse(args)
  if (!parsed) return undefined
  const { values } = parsed
  const [name, login, ...rest] = parsed.positionals
  if (rest.length > 0) return undefined
  if (name === 'add') return readMember(login, values)
  if (values.name !== undefined || values.role !== undefined) return undefined
  if ((name === 'list' || name === 'setup-link') && login === undefined) return { name }
  if (name === 'reset' && login !== undefined) return { name, login }
  return undefined
}

function readMember(
  given: string | undefined,
  values: { name?: string | undefined; role?: string[] | undefined },
): Command | undefined {
  const login = memberLogin.safeParse(given)
  const name = memberName.safeParse(values.name)
  const wanted = (values.role ?? []).filter((role): role is Role =>
    (roles as readonly string[]).includes(role),
  )
  const areKnown = wanted.length > 0 && wanted.length === values.role?.length
  if (!login.success || !name.success || !areKnown) return undefined
  return { name: 'add', member: { login: login.data, name: name.data, roles: wanted } }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string', multiple: true } },
    })
  } catch {
    return undefined
  }
}
