import { ACTION_TYPES, type Action, type Block, type PageDocument, walkBlocks } from '@yingzao/schema/client'
import { actionsOf } from '../actions-of'
import type { Hit, Page, Rule } from '../rule'

/** A page that sells, collects leads or opens accounts shows who is behind it and what the risk is. */
export const riskFooterMissing: Rule = {
  id: 'risk-footer-missing',
  severity: 'error',
  title: '缺少版权与风险提示',
  why: '证券投资顾问业务的推广页面必须展示公司资质与风险提示。',
  fix: '请在页面底部添加页脚，并打开“版权与资质”和“风险提示”。',
  find,
}

const BLOCKS = new Set(['payButton', 'leadForm', 'addressPicker'])

const ACTIONS = new Set<Action['type']>([
  ACTION_TYPES.pay,
  ACTION_TYPES.api,
  ACTION_TYPES.brokerageAccount,
  ACTION_TYPES.treasuryReverseRepo,
])

/** Blocks whose content is not on the page until a visitor opens it. */
const HIDES_CHILDREN = new Set(['popup', 'retainPopup', 'tabs'])

/** Smaller than this, in 750-units, and a footer cannot be read. */
const LEAST_UNITS = 20

function* find(page: Page): Iterable<Hit> {
  if (hasRiskFooter(page.document)) return
  for (const { block } of walkBlocks(page.document)) {
    if (!needsFooter(block, page)) continue
    yield {
      block,
      path: '',
      message: '页面有付款、留资或开户的入口，但没有同时打开“版权与资质”和“风险提示”的页脚。',
    }
    return
  }
}

function needsFooter(block: Block, { specs }: Page): boolean {
  if (BLOCKS.has(block.name)) return true
  return [...actionsOf(block, specs)].some(
    ({ action }) =>
      ACTIONS.has(action.type) || (action.type === ACTION_TYPES.page && action.pageName === 'orderPay'),
  )
}

function hasRiskFooter(document: PageDocument): boolean {
  return [...walkBlocks(document)].some(
    ({ block, ancestors }) =>
      block.name === 'footer' &&
      block.value.show === true &&
      block.value.fxts === true &&
      ![block, ...ancestors].some(isHidden) &&
      !ancestors.some((ancestor) => HIDES_CHILDREN.has(ancestor.name)),
  )
}

function isHidden({ common: { style = {} } }: Block): boolean {
  if (style.display === 'none' || Number(style.opacity ?? 1) < 0.5) return true
  return ['height', 'maxHeight', 'width', 'maxWidth', 'fontSize'].some((name) => isTiny(style[name]))
}

function isTiny(size: string | number | undefined): boolean {
  if (size === undefined) return false
  const amount = typeof size === 'number' ? size : Number.parseFloat(size)
  // `auto` and the like are no number, and a percentage or a `vw` is large enough from 20 on too.
  return amount < LEAST_UNITS
}
