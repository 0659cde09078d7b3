import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import { eachAction, eachBlock } from '../each'
import { paramsOf } from '../page-params'
import type { Rule } from '../rule'

/** A payment is for a product. */
const payProductMissing: Rule = {
  id: 'pay-product-missing',
  group: 'actions',
  severity: 'error',
  title: '支付没有指定产品',
  why: '不知道买什么，点击后一定失败。',
  fix: '请填写产品代号，或在页面参数中写 shop_product_id。',
  find: eachAction(
    ({ action, block }) =>
      action.type === ACTION_TYPES.pay &&
      !namesProduct(action, block.common.mark) && {
        path: 'mark',
        message: '支付动作没有产品代号，也没有商品编号。',
      },
  ),
}

/** One product, named once. */
const productTwice: Rule = {
  id: 'product-named-twice',
  group: 'actions',
  severity: 'warning',
  title: '产品代号互相矛盾',
  why: '两处填写了不同的产品，访客买到的可能不是页面上写的。',
  fix: '请只保留一处产品代号或商品编号。',
  *find(page) {
    yield* twoProducts(page)
    yield* twoMarks(page)
  },
}

const twoProducts = eachBlock(
  'takesPayment',
  ({ block: { value } }) =>
    Boolean(value.mark) &&
    value.shop_product_id !== '' && {
      path: 'value.shop_product_id',
      message: '同时填写了产品代号和商品编号，以产品代号为准。',
    },
)

const twoMarks = eachAction(({ action: { mark }, block: { common } }) => {
  const differ = Boolean(mark && common.mark) && mark !== common.mark
  return differ && { path: 'mark', message: `动作写的是“${mark}”，组件写的是“${common.mark}”。` }
})

function namesProduct(action: Action, mark = ''): boolean {
  return (action.mark ?? mark) !== '' || paramsOf(action.pageParam ?? '').has('shop_product_id')
}

export const productRules: readonly Rule[] = [payProductMissing, productTwice]
