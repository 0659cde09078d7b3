import { issueSession } from '../../passport'
import { publishDraft } from '../console/change-contract'
import { contract, contractVersion } from '../contract-tables'
import { type SignTools, storeSign } from '../sign-contract'
import { DEMO_CONTRACT, DEMO_SIGNER } from './demo-contract'

/** No message was sent to anybody. */
const NO_MESSAGE = 0

/** Publishes the demo's contract where there is none at all, and has one visitor sign it. */
export async function showDemoContracts(tools: SignTools): Promise<void> {
  const { contract_id, title, ...texts } = DEMO_CONTRACT
  if ((await tools.db.orm.$count(contract)) > 0) return
  const { handset, shop_product_id, agreed, page: code } = DEMO_SIGNER
  const { uid } = await issueSession(tools, tools.db.orm, handset)
  const page = await tools.pages.findPage(code)
  await tools.db.orm.transaction(async (tx) => {
    await tx.insert(contract).values({ contract_id, title })
    await tx.insert(contractVersion).values({ contract_id, version: 1, title, ...texts })
    await publishDraft(tx, { contract_id, version: 1, title, member_id: null })
    await storeSign(tools, tx, {
      input: { product_id: shop_product_id, version: 1, agreed },
      uid,
      handset,
      sms_message_id: NO_MESSAGE,
      page,
      from: { ip: '127.0.0.1', headers: {} },
    })
  })
}
