import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import { hasTrait } from '@yingzao/schema/server'
import { eachText, thePage } from '../each'
import { hasFooter } from '../footer'
import { offersOf } from '../offers'
import type { Page, PageBlock } from '../page'
import { ADVICE } from '../risks'
import type { Rule } from '../rule'

const SELLING_ACTIONS = new Set<Action['type']>([
  ACTION_TYPES.pay,
  ACTION_TYPES.api,
  ACTION_TYPES.brokerageAccount,
  ACTION_TYPES.treasuryReverseRepo,
])

/** A page that sells, collects leads or opens accounts shows who is behind it and what the risk is. */
const riskFooterMissing: Rule = {
  id: 'risk-footer-missing',
  group: 'compliance',
  severity: 'error',
  title: '缺少版权与风险提示',
  why: '证券投资顾问业务的推广页面必须让每一位访客看到公司资质与风险提示。',
  fix: '请在页面底部添加页脚，打开“版权与资质”和“风险提示”；不要隐藏、缩小、移开它，不要用过大的边距、缩进、字距或过小的行高使它难以阅读，也不要给它设置显示条件。',
  *find(page) {
    if (hasFooter(page, 'show', 'fxts')) return
    const it = page.blocks.find(sells)
    if (it === undefined) return
    const message = '页面有付款、留资或开户的入口，但没有人人可见、同时打开“版权与资质”和“风险提示”的页脚。'
    yield { block: it.block, path: '', message }
  },
}

function sells({ block, spec, actions }: PageBlock): boolean {
  if (spec && hasTrait(spec, 'sells', block.value)) return true
  return actions.some(
    ({ action }) =>
      SELLING_ACTIONS.has(action.type) ||
      (action.type === ACTION_TYPES.page && action.pageName === 'orderPay'),
  )
}

/** Advice is given only under the risk notice. */
const adviceWithoutNotice: Rule = {
  id: 'advice-without-notice',
  group: 'compliance',
  severity: 'error',
  title: '投资建议没有风险提示',
  why: '向客户提供投资建议时必须同时提示风险，并说明由哪家公司提供。',
  fix: '请添加打开“版权与资质”“投资顾问信息”和“风险提示”的页脚，或删去具体的投资建议。',
  find: eachText(
    (text, page) =>
      ADVICE.test(text.squashed) &&
      !hasFooter(page, 'show', 'fxts') &&
      '这里有具体的投资建议，页面却没有完整的风险提示。',
  ),
}

/** Advice names the adviser responsible for it. */
const adviceWithoutAdviser: Rule = {
  id: 'advice-without-adviser',
  group: 'compliance',
  severity: 'error',
  title: '投资建议没有署名',
  why: '投资建议必须标明投资顾问的姓名和登记编号。',
  fix: '请在页脚打开“投资顾问信息”，或删去具体的投资建议。',
  find: eachText(
    (text, page) =>
      ADVICE.test(text.squashed) &&
      !hasFooter(page, 'show3') &&
      '这里有具体的投资建议，页脚却没有投资顾问的姓名和登记编号。',
  ),
}

/** A page that sells the service says who gives it. */
const adviserParagraphMissing: Rule = {
  id: 'adviser-paragraph-missing',
  group: 'compliance',
  severity: 'warning',
  title: '销售页面没有投资顾问信息',
  why: '购买投资顾问服务的客户应当知道由谁提供服务。',
  fix: '如销售的是投资顾问服务，请在页脚打开“投资顾问信息”。商品的销售页列有投资顾问时，没有它不能发布。',
  find: thePage(
    (page) =>
      sellsService(page) &&
      !hasFooter(page, 'show3') && {
        path: '',
        ...(sellsAdvice(page)
          ? { severity: 'error', message: '页面销售投资顾问服务，页脚没有投资顾问的姓名和登记编号。' }
          : { message: '页面有付款入口，页脚没有投资顾问的姓名和登记编号。' }),
      },
  ),
}

/** Whether something that is bought here has advisers. */
function sellsAdvice(page: Page): boolean {
  return offersOf(page)?.some(({ product }) => product && product.advisers.length > 0) ?? false
}

function sellsService(page: Page): boolean {
  return (
    page.having('takesPayment').length > 0 ||
    page.actions.some(({ action }) => action.type === ACTION_TYPES.pay)
  )
}

/** A course says that it is teaching, not advice. */
const courseNoticeMissing: Rule = {
  id: 'course-notice-missing',
  group: 'compliance',
  severity: 'warning',
  title: '课程页面没有课程说明',
  why: '课程只是投资者教育，历史案例不代表未来表现，应当写明。',
  fix: '请在页脚打开“课程说明”。',
  find: thePage(
    (page) =>
      /课程|训练营|战法|秘籍|公开课|直播课/.test(page.document.title) &&
      page.blocks.some(sells) &&
      !hasFooter(page, 'show4') && { path: '', message: '标题表明这是课程页面，页脚没有打开“课程说明”。' },
  ),
}

/** A page that leads to opening an account says who is responsible for it. */
const accountNoticeMissing: Rule = {
  id: 'account-notice-missing',
  group: 'compliance',
  severity: 'warning',
  title: '开户页面没有开户说明',
  why: '账户由合作持牌机构开立，访客应当知道由谁负责，并先完成适当性测评。',
  fix: '请在页脚打开“开户说明”。',
  find: thePage(
    (page) =>
      page.blocks.some(opensAccount) &&
      !hasFooter(page, 'show5') && { path: '', message: '页面有开户入口，页脚没有打开“开户说明”。' },
  ),
}

function opensAccount({ block, spec, actions }: PageBlock): boolean {
  if (spec && hasTrait(spec, 'opensAccount', block.value)) return true
  return actions.some(({ action }) => action.type === ACTION_TYPES.brokerageAccount)
}

export const riskFooterRules: readonly Rule[] = [
  riskFooterMissing,
  adviceWithoutNotice,
  adviceWithoutAdviser,
  adviserParagraphMissing,
  courseNoticeMissing,
  accountNoticeMissing,
]
