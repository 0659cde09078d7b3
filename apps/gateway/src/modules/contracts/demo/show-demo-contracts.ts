import { issueSession } from '../../passport'
import { publishDraft } from '../console/change-contract'
import { contract, contractVersion } from '../contract-tables'
import { type SignTools, storeSign } from '../sign-contract'
import { DEMO_AGREED, DEMO_CONTRACT, DEMO_SIGNERS } from './demo-contract'

/** No message was sent to anybody. */
const NO_MESSAGE = 0

/** Publishes the demo's contract if there is none at all, and signs it for those who buy under it. */
export async function showDemoContracts(tools: SignTools): Promise<void> {
  const { contract_id, title, ...texts } = DEMO_CONTRACT
  if ((await tools.db.orm.$count(contract)) > 0) return
  await tools.db.orm.transaction(async (tx) => {
    await tx.insert(contract).values({ contract_id, title })
    await tx.insert(contractVersion).values({ contract_id, version: 1, title, ...texts })
    await publishDraft(tx, { contract_id, version: 1, title, member_id: null })
  })
  for (const signer of DEMO_SIGNERS) await showSigner(tools, signer)
}

async function showSigner(
  tools: SignTools,
  { handset, shop_product_id, page: code }: (typeof DEMO_SIGNERS)[number],
): Promise<void> {
  const { uid } = await issueSession(tools, tools.db.orm, handset)
  const page = await tools.pages.findPage(code)
  await tools.db.orm.transaction((tx) =>
    storeSign(tools, tx, {
      input: { product_id: shop_product_id, version: 1, agreed: DEMO_AGREED },
      uid,
      handset,
      sms_message_id: NO_MESSAGE,
      page,
      from: { ip: '127.0.0.1', headers: {} },
    }),
  )
}
