import { writeFile } from 'node:fs/promises'
import { CONTRACT_NO } from '@yingzao/contract/server'
import { type ContractReport, findProof, verifyContract, verifyContracts } from '../modules/contracts'
import type { CliHost } from './cli-host'
import { plain } from './plain'
import { withDatabase } from './with-database'

const USAGE = `用法：
  npm run contracts -- verify                    重新计算每份已签合同的哈希，与签署时保存的比较
  npm run contracts -- verify --contract 合同编号   只核对一份
  npm run contracts -- show 合同编号               打印签署时的正文和证据
  npm run contracts -- export 合同编号 文件         把签署时生成的 PDF 原样写到文件`

type Host = Pick<CliHost, 'config' | 'out' | 'openDatabase'>

/**
 * Runs one `npm run contracts` command and returns its exit code: 0 all is as it was signed, 1 it is not, or misused.
 */
export async function runContracts(args: string[], host: Host): Promise<0 | 1> {
  const [command, ...rest] = args
  if (command === 'verify' && rest.length === 0) return verifyAll(host)
  const [option, number, more] = command === 'verify' ? rest : ['--contract', ...rest]
  const isExport = command === 'export' && more !== undefined && rest.length === 2
  const isOne = (command === 'verify' || command === 'show') && more === undefined
  if (option !== '--contract' || number === undefined || !(isOne || isExport)) {
    host.out(USAGE)
    return 1
  }
  if (!CONTRACT_NO.test(number)) {
    host.out('这不是合同编号。合同编号形如 HT20261125000001。')
    return 1
  }
  if (command === 'verify') return verifyOne(host, number)
  return more === undefined ? show(host, number) : exportFile(host, number, more)
}

async function verifyAll({ config, out, openDatabase }: Host): Promise<0 | 1> {
  return withDatabase<0 | 1>({ openDatabase }, async (db) => {
    const counts = { all: 0, wrong: 0, unsealed: 0 }
    for await (const report of verifyContracts({ config, db })) {
      counts.all += 1
      if (report.result === 'unsealed') counts.unsealed += 1
      if (report.result === 'right') continue
      if (isWrong(report)) counts.wrong += 1
      out(lineOf(report.contract_no, report))
    }
    if (counts.wrong > 0) {
      out(
        `共 ${counts.all} 份，${counts.wrong} 份有问题，请保留现场（数据库、备份和日志）并查明是谁有数据库权限。`,
      )
      return 1
    }
    const waiting = counts.unsealed > 0 ? `，其中 ${counts.unsealed} 份的 PDF 还没有生成` : ''
    out(`共 ${counts.all} 份，全部完好${waiting}。`)
    return 0
  })
}

async function verifyOne({ config, out, openDatabase }: Host, contract_no: string): Promise<0 | 1> {
  const report = await withDatabase({ openDatabase }, (db) => verifyContract({ config, db }, contract_no))
  if (!report) return missing(out)
  out(lineOf(contract_no, report))
  return isWrong(report) ? 1 : 0
}

async function show({ out, openDatabase }: Host, contract_no: string): Promise<0 | 1> {
  const proof = await withDatabase({ openDatabase }, (db) => findProof(db.orm, contract_no))
  if (!proof) return missing(out)
  const { sign, file, withdrawn_at } = proof
  const lines = [
    `合同编号 ${sign.contract_no}`,
    `商品编号 ${sign.shop_product_id}，协议 ${sign.contract_id} 第 ${sign.version} 版，客户编号 ${sign.uid}`,
    `签署时间 ${sign.signed_at.toISOString()}，网络地址 ${sign.ip}`,
    `浏览器 ${sign.ua}`,
    `勾选 ${sign.agreed.join('；')}`,
    `页面 ${sign.page_code ?? '（无）'}，版本 ${sign.page_version ?? '（无）'}`,
    `可撤回至 ${sign.withdraw_until}${withdrawn_at ? `，已于 ${withdrawn_at.toISOString()} 撤回` : ''}`,
    `正文 SHA-256 ${sign.text_hash}`,
    file ? `文件 SHA-256 ${file.sha256}，${file.bytes.length} 字节` : 'PDF 还没有生成',
    '',
    ...sign.document.split('\n'),
  ]
  for (const line of lines) out(plain(line))
  return 0
}

async function exportFile({ out, openDatabase }: Host, contract_no: string, path: string): Promise<0 | 1> {
  const proof = await withDatabase({ openDatabase }, (db) => findProof(db.orm, contract_no))
  if (!proof) return missing(out)
  if (!proof.file) {
    out('这份合同的 PDF 还没有生成，请稍后再试。')
    return 1
  }
  try {
    // An existing file may be somebody's: it stays.
    await writeFile(path, proof.file.bytes, { flag: 'wx' })
  } catch (error) {
    out(`没有写成文件：${plain(error instanceof Error ? error.message : String(error))}`)
    return 1
  }
  out(`已写入 ${plain(path)}，SHA-256 ${proof.file.sha256}`)
  return 0
}

const PARTS: Record<ContractReport['changed'][number], string> = {
  text: '正文与保存的哈希不一致',
  file: 'PDF 与保存的哈希不一致',
  seal: '哈希的签章不对',
}

function lineOf(contract_no: string, { result, changed, sha256 }: ContractReport): string {
  if (result === 'right') return `${contract_no} 哈希一致 ${sha256}`
  if (result === 'unsealed') return `${contract_no} 正文哈希一致，PDF 还没有生成`
  if (result === 'unknown-key')
    return `${contract_no} 无法核对：AUDIT_KEYS 中没有签章用的密钥，请加上后再核对`
  return `${contract_no} ${changed.map((part) => PARTS[part]).join('，')}`
}

function isWrong({ result }: ContractReport): boolean {
  return result === 'changed' || result === 'unknown-key'
}

function missing(out: CliHost['out']): 1 {
  out('没有这份合同。')
  return 1
}
