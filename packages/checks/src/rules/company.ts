import { thePage } from '../each'
import type { SiteFacts } from '../facts'
import { hasFooter } from '../footer'
import type { Page } from '../page'
import type { Rule } from '../rule'

/** What the footer prints of the company is there. */
const companyUnknown: Rule = {
  id: 'company-unknown',
  group: 'compliance',
  severity: 'error',
  title: '公司资质没有填写',
  why: '页脚要印出公司名称、许可证号和投诉电话，空着等于没有标明。',
  fix: '请管理员在系统配置中填写公司名称、业务许可证号和投诉电话。',
  find: thePage(
    (page) =>
      hasFooter(page, 'show') &&
      lacks(page, ['company', 'license_no', 'phone']) && {
        path: '',
        message: '系统配置中缺少公司名称、许可证号或投诉电话，页脚会印出空白。',
      },
  ),
}

/** What the footer prints of the adviser is there. */
const adviserUnknown: Rule = {
  id: 'adviser-unknown',
  group: 'compliance',
  severity: 'error',
  title: '投资顾问没有填写',
  why: '投资建议必须标明投资顾问的姓名和登记编号。',
  fix: '请管理员在系统配置中填写投资顾问的姓名和登记编号。',
  find: thePage(
    (page) =>
      page.named('footer').some(({ block }) => block.value.show3 === true) &&
      lacks(page, ['adviser', 'adviser_no']) && {
        path: '',
        message: '页脚打开了“投资顾问信息”，但系统配置中缺少姓名或登记编号。',
      },
  ),
}

/** Talks before an audience are filed before they are announced. */
const filingUnknown: Rule = {
  id: 'filing-unknown',
  group: 'compliance',
  severity: 'error',
  title: '线下讲座没有备案号',
  why: '举办讲座、报告会、分析会须事先向监管部门报备，没有备案号不能宣传。',
  fix: '请完成报备，由管理员在系统配置中填写备案号后再发布。',
  find: thePage(
    (page) =>
      /巡讲|讲座|报告会|分析会|线下交流会|投资沙龙/.test(page.document.title) &&
      lacks(page, ['filing_no']) && { path: '', message: '这是讲座类页面，但系统配置中没有备案号。' },
  ),
}

function lacks({ facts: { site } }: Page, names: readonly (keyof SiteFacts)[]): boolean {
  return site !== undefined && names.some((name) => site[name].trim() === '')
}

export const companyRules: readonly Rule[] = [companyUnknown, adviserUnknown, filingUnknown]
