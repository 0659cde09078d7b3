import { readFile } from 'node:fs/promises'
import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { storeAsset } from '../../assets'
import { openShop, SHOP } from '../../orders/testing/shop'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'

const PICTURE = new URL('../../../../../../demo/pages/assets/hero.jpg', import.meta.url)
export const SALE = '/h5-page/h5/sale'

const text = (id: string, html: string) => ({ name: 'text', id, value: { html: `<p>${html}</p>` } })

/**
 * Two gateways on one database, with a published page containing texts, a divider, a picture and a product that is sold
 * twice, by its number and by its mark, and members who may switch.
 */
export async function startWithSwitches(): Promise<
  TestGateway & {
    /** Address of the picture of the page. */
    picture: string
    /** Both processes. */
    both: readonly Pick<TestGateway, 'app' | 'ctx'>[]
    operator: SignedInMember
    administrator: SignedInMember
    other: SignedInMember
    /** Returns the number of the switch. */
    set(asked: Omit<StudioPayload<StudioOperations['switchSet']>, 'reason'>): Promise<number>
    lift(switch_id: number): Promise<void>
    liftAll(): Promise<void>
  }
> {
  const gateway = await startTestGateway()
  await openShop(gateway)
  const { address: picture } = await storeAsset(gateway.ctx, {
    bytes: await readFile(PICTURE),
    name: 'hero.jpg',
  })
  const page_schema = [
    text('keep', '课程安排'),
    { name: 'container', id: 'box', children: [text('offer', '限时特价'), text('more', '详情')] },
    { name: 'divider', id: 'line', value: {} },
    { name: 'image', id: 'hero', value: { url: picture } },
    {
      name: 'payButton',
      id: 'by-number',
      value: { shop_product_id: String(SHOP.product), text: '按编号购买' },
    },
    { name: 'payButton', id: 'by-mark', value: { mark: SHOP.mark, text: '按代号购买' } },
    { name: 'footer', id: 'foot', value: { show: true, show3: true, fxts: true } },
  ]
  await gateway.publish(pageText({ page_schema }))
  await gateway.publish(pageText({ code: 'plain', text: '别的页面' }))
  const twin = await startTwin(gateway)
  const operator = await signInMember(gateway, { roles: ['operator'], name: '陈运营' })
  const administrator = await signInMember(gateway, { roles: ['administrator'], name: '周管理' })
  const other = await signInMember(gateway, { roles: ['compliance'], name: '林合规' })
  return {
    ...gateway,
    picture,
    both: [gateway, twin],
    operator,
    administrator,
    other,
    async set(asked) {
      const set = await callStudio(gateway, 'switchSet', { ...asked, reason: '监管要求' }, operator)
      if (set.code !== 1) throw new Error(`Not set: ${JSON.stringify(set)}`)
      return set.response.switch_id
    },
    async lift(switch_id) {
      await callStudio(gateway, 'switchAskLift', { switch_id }, operator)
      const lifted = await callStudio(gateway, 'switchLift', { switch_id }, administrator)
      if (lifted.code !== 1) throw new Error(`Not lifted: ${JSON.stringify(lifted)}`)
    },
    async liftAll() {
      await gateway.database.owner.pool.query(
        `UPDATE kill_switch SET lift_asked_by = coalesce(lift_asked_by, $1), lift_asked_at = coalesce(lift_asked_at, now()),
           lifted_by = CASE WHEN lift_asked_by = $2 THEN $1 ELSE $2 END, lifted_at = now()
         WHERE lifted_at IS NULL`,
        [operator.member_id, administrator.member_id],
      )
    },
    async [Symbol.asyncDispose]() {
      await twin[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
    },
  }
}
