import { errors, maskHandset } from '@yingzao/contract/server'
import { contractFields } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { maskedName } from '../../pii/masked-name'
import { findProduct } from '../catalogue'
import { findNickNames } from '../passport'
import { findToday, WITHDRAW_DAYS, workingDaysAfter } from './calendar/working-days'
import { findLive } from './contract-store'
import { contractDocument, type FieldValues, hashOf } from './document/fill-in'

interface ForWhom {
  uid: number
  handset: string
  shop_product_id: number
  /** It stays the newest until the transaction ends. */
  isKept?: boolean
}

export type FilledContract = Awaited<ReturnType<typeof filledContract>>

/**
 * The newest contract of a product, filled in for a visitor as it would be signed today. Throws `contentNotFound` where
 * nothing has to be signed, and where no version was published yet.
 */
export async function filledContract(
  { company }: Pick<Context, 'company'>,
  db: Orm | Transaction,
  { uid, handset, shop_product_id, isKept = false }: ForWhom,
) {
  const product = await findProduct(db, { shop_product_id })
  const live = product?.contract_id == null ? undefined : await findLive(db, product.contract_id, { isKept })
  if (!product || !live) throw new AppError(errors.contentNotFound)
  const withdraw_until = await workingDaysAfter(db, await findToday(db), WITHDRAW_DAYS)
  const { site } = company.known()
  const values: FieldValues = {
    客户姓名: maskedName((await findNickNames(db, [uid])).get(uid), '（未填写）'),
    客户手机: maskHandset(handset),
    商品名称: product.name,
    公司名称: site.company,
    经营许可证号: site.license_no,
    客服电话: site.phone,
    撤回截止日: dayInWords(withdraw_until),
  }
  const document = contractDocument(live, values)
  return {
    shop_product_id,
    product_name: product.name,
    live,
    values,
    withdraw_until,
    document,
    text_hash: hashOf(document),
  }
}

/** A person who does not exist, for previewing how a text will read. */
export function exampleValues({ company }: Pick<Context, 'company'>): FieldValues {
  const { site } = company.known()
  return {
    客户姓名: '张**',
    客户手机: '138****8000',
    商品名称: '示例商品',
    公司名称: site.company,
    经营许可证号: site.license_no,
    客服电话: site.phone,
    撤回截止日: '签署次日起第五个工作日',
  }
}

/** Fields as a list, in the order in which members see them. */
export function listedFields(values: FieldValues): { name: string; value: string }[] {
  return contractFields.map((name) => ({ name, value: values[name] }))
}

function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
