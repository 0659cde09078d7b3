import type { Context } from '../../../context'
import { chinaTime } from '../../../time/china-time'
import { inWorker } from '../../../workers/in-worker'
import { findProductNames } from '../../catalogue'
import { findProof, findUnsealed, insertFile } from '../contract-store'
import type { drawContract } from '../document/draw-contract'
import { hashOf } from '../document/fill-in'
import { sealContractWith } from './contract-seal'

type Tools = Pick<Context, 'config' | 'db' | 'log'>
type Sign = NonNullable<Awaited<ReturnType<typeof findProof>>>['sign']

const draw = inWorker<typeof drawContract>(
  new URL('../document/draw-contract.ts', import.meta.url),
  'drawContract',
)

/** Enough time for jobs that do run. */
const LEFT_S = 60
const AT_ONCE = 100

/**
 * Makes the signed copy of a contract, only from what was stored when it was signed, and keeps it for ever. An existing
 * copy stays.
 */
export async function sealContract({ config, db, log }: Tools, contract_no: string): Promise<void> {
  const found = await findProof(db.orm, contract_no)
  if (!found || found.file) return
  const { sign } = found
  const product = (await findProductNames(db.orm, [sign.shop_product_id])).get(sign.shop_product_id) ?? ''
  const { bytes, missing } = await draw({
    contract_no,
    signed_at: sign.signed_at.getTime(),
    document: sign.document,
    proof: proofOf(sign, product),
  })
  const sha256 = hashOf(bytes)
  const { text_hash } = sign
  const seal = sealContractWith(config.auditKeys, { contract_no, text_hash, sha256 })
  const isNew = await insertFile(db.orm, { contract_no, bytes: Buffer.from(bytes), sha256, missing, ...seal })
  if (isNew && missing !== '')
    log.warn({ contract_no, missing }, 'A signed contract has characters that its font lacks')
}

/** Seals what was signed and has no copy: its job was lost, or has failed. */
export async function sealLeft(tools: Tools): Promise<void> {
  const left = await findUnsealed(tools.db.orm, { seconds: LEFT_S, limit: AT_ONCE })
  for (const contract_no of left) await sealContract(tools, contract_no)
}

function proofOf(sign: Sign, product: string): [string, string][] {
  return [
    ['商品', `${product}（编号 ${sign.shop_product_id}）`],
    ['协议版本', `${sign.contract_id} 第 ${sign.version} 版`],
    ['签署方式', '客户本人登录后，凭发送到其手机的短信验证码签署'],
    ['签署时间', `${chinaTime(sign.signed_at).slice(0, 19).replace('T', ' ')}（北京时间）`],
    ['客户编号', String(sign.uid)],
    ['网络地址', sign.ip],
    ['浏览器', sign.ua || '（未提供）'],
    ['签署页面', sign.page_code === null ? '（无）' : pageText(sign.page_code, sign.page_version)],
    ['勾选确认', sign.agreed.join('；') || '（无）'],
    ['可撤回至', sign.withdraw_until],
    ['正文摘要（SHA-256）', sign.text_hash],
  ]
}

function pageText(code: string, version: number | null): string {
  return version === null ? code : `${code} 第 ${version} 版`
}
