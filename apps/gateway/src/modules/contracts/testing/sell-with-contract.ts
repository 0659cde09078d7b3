import { importLines } from '../../testing/import-lines'
import type { SignedInMember } from '../../testing/sign-in-member'
import type { TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'

export const PRODUCT = 1191
/** Another one with the same contract, and one that has none. */
export const OTHER = 1194
export const FREE = 1192

export const TEXTS = {
  title: '投资顾问服务协议',
  body: '甲方：{{客户姓名}}，手机 {{客户手机}}\n\n## 一、服务内容\n- 提供 {{商品名称}}\n- <b>不</b>承诺收益',
  withdrawal: '可以在 {{撤回截止日}} 前撤回。',
}

/** Stores products with a contract, and publishes its first version. */
export async function sellWithContract(gateway: TestGateway, writer: SignedInMember): Promise<void> {
  await importLines(gateway, 'products', [
    { shop_product_id: PRODUCT, mark: 'dbzs', name: '大盘指数研究', risk_level: 'R3', contract_id: 'advice' },
    { shop_product_id: OTHER, name: '短线王', risk_level: 'R4', contract_id: 'advice' },
    { shop_product_id: FREE, name: '入门课', risk_level: 'R1' },
  ])
  await callStudio(gateway, 'contractCreate', { contract_id: 'advice', ...TEXTS }, writer)
  await callStudio(gateway, 'contractPublish', { contract_id: 'advice', base_revision: 1 }, writer)
}
