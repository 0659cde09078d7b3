import { allOf, publishQuestions } from '../../suitability/testing/questionnaires'
import { codeFor } from '../../testing/ask-for-code'
import { importLines } from '../../testing/import-lines'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { signInMember } from '../../testing/sign-in-member'
import type { TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { call } from '../../testing/visitor-calls'

/** An R3 product with two SKUs that is sold under a contract, and another product under the same contract. */
export const GATED = {
  product: 2191,
  month: 21,
  year: 22,
  monthFen: 19_800,
  yearFen: 198_000,
  other: 2192,
  otherSku: 23,
}

const TEXTS = { title: '服务协议', body: '## 一、服务内容\n- 提供 {{商品名称}}', withdrawal: '可以撤回。' }

export interface GatedShop {
  /** The visitor answers every question with this option: `no` comes to C1, `some` to C3, `much` to C5. */
  test(visitor: SignedIn, option?: string): Promise<void>
  /** Returns the number of the contract. */
  sign(visitor: SignedIn, product?: number): Promise<string>
  /** Publishes the next version of the contract. */
  publishContract(): Promise<void>
  /** Signs in somebody who may buy: with a C3 test and the contract signed. */
  enter(): Promise<SignedIn & { contract_no: string }>
}

/** Stores the products behind the gate. */
export async function openGatedShop(gateway: TestGateway): Promise<GatedShop> {
  const { product, month, year, other, otherSku } = GATED
  const version = await publishQuestions(gateway, { per_day: 10 })
  await importLines(gateway, 'products', [
    { shop_product_id: product, mark: 'gated', name: '大盘指数研究', risk_level: 'R3', contract_id: 'gate' },
    { shop_product_id: other, name: '短线王', risk_level: 'R3', contract_id: 'gate' },
  ])
  await importLines(gateway, 'skus', [
    { sku_id: month, shop_product_id: product, name: '一个月', months: 1, price: '198', sort: 1 },
    { sku_id: year, shop_product_id: product, name: '一年', months: 12, price: '1980', sort: 2 },
    { sku_id: otherSku, shop_product_id: other, name: '一年', months: 12, price: '980' },
  ])
  await importLines(gateway, 'sale-pages', [
    { page_id: 21, shop_product_id: product, title: '大盘指数研究' },
    { page_id: 22, shop_product_id: other, title: '短线王' },
  ])
  const writer = await signInMember(gateway, { roles: ['compliance'] })
  let published = 0
  const publishContract = async () => {
    const text = { contract_id: 'gate', ...TEXTS, body: `${TEXTS.body}\n- 第 ${published + 1} 版` }
    if (published === 0) await callStudio(gateway, 'contractCreate', text, writer)
    else await callStudio(gateway, 'contractSave', { ...text, base_revision: null }, writer)
    await callStudio(gateway, 'contractPublish', { contract_id: 'gate', base_revision: 1 }, writer)
    published += 1
  }
  await publishContract()

  const test = async (visitor: SignedIn, option = 'some') => {
    await call(gateway, 'submitRiskTest', { version, answers: allOf(option) }, visitor)
  }
  const sign = async (visitor: SignedIn, product_id: number = product) => {
    // A phone is sent one message a minute.
    await gateway.database.owner.pool.query("UPDATE sms_phone SET sent_at = sent_at - interval '60 s'")
    const code = await codeFor(gateway, visitor.handset, 'contract')
    const signed = { product_id, version: published, code }
    return (await call(gateway, 'contractSign', signed, visitor)).response.contract_no as string
  }
  return {
    test,
    sign,
    publishContract,
    async enter() {
      const visitor = await signIn(gateway)
      await test(visitor)
      return { ...visitor, contract_no: await sign(visitor) }
    },
  }
}
