import { thePage } from '../each'
import type { SiteFacts } from '../facts'
import { hasFooter } from '../footer'
import { SAMPLE } from '../known-advisers'
import type { Page } from '../page'
import type { Rule } from '../rule'

/** What the footer prints about the company has been entered. */
const companyUnknown: Rule = {
  id: 'company-unknown',
  group: 'compliance',
  severity: 'error',
  title: '公司资质没有填写',
  why: '页脚要印出公司名称、许可证号和投诉电话，空着等于没有标明。',
  fix: '请管理员在“公司信息”中填写公司名称、业务许可证号和投诉电话。',
  find: thePage(
    (page) =>
      hasFooter(page, 'show') &&
      lacks(page, ['company', 'license_no', 'phone']) && {
        path: '',
        message: '“公司信息”中缺少公司名称、许可证号或投诉电话，页脚会印出空白。',
      },
  ),
}

/** What the footer prints about the adviser has been entered. */
const adviserUnknown: Rule = {
  id: 'adviser-unknown',
  group: 'compliance',
  severity: 'error',
  title: '投资顾问没有填写',
  why: '投资建议必须标明投资顾问的姓名和登记编号。',
  fix: '请管理员在“公司信息”中填写投资顾问的姓名和登记编号。',
  find: thePage(
    (page) =>
      page.having('legalNotices').some(({ block }) => block.value.show3 === true) &&
      lacks(page, ['adviser', 'adviser_no']) && {
        path: '',
        message: '页脚打开了“投资顾问信息”，但“公司信息”中缺少姓名或登记编号。',
      },
  ),
}

/** Public talks are filed before they are announced. */
const filingUnknown: Rule = {
  id: 'filing-unknown',
  group: 'compliance',
  severity: 'error',
  title: '线下讲座没有备案号',
  why: '举办讲座、报告会、分析会须事先向监管部门报备，没有备案号不能宣传。',
  fix: '请完成报备，由管理员在“公司信息”中填写备案号后再发布。',
  find: thePage(
    (page) =>
      (page.having('announcesTalks').length > 0 ||
        /巡讲|讲座|报告会|分析会|线下交流会|投资沙龙/.test(page.document.title)) &&
      lacks(page, ['filing_no']) && { path: '', message: '页面在宣传讲座，但“公司信息”中没有备案号。' },
  ),
}

const NAMES: Readonly<Record<keyof SiteFacts, string>> = {
  company: '公司名称',
  license_no: '业务许可证号',
  phone: '投诉电话',
  adviser: '投资顾问',
  adviser_no: '登记编号',
  filing_no: '备案号',
}

/** What visitors read about the company is not an example. */
const companySample: Rule = {
  id: 'company-sample',
  group: 'compliance',
  severity: 'warning',
  title: '公司信息还是示例',
  why: '访客会把示例当成真的公司名称、许可证号和电话，出了问题找不到人。',
  fix: '请管理员在“公司信息”中换成真实的资料，已发布的页面会一起更新。',
  find: thePage((page) => {
    const { site, env = 'development' } = page.facts
    if (site === undefined || env === 'development') return false
    const samples = printedOn(page).filter((name) => SAMPLE.test(site[name].trim()))
    if (samples.length === 0) return false
    return { path: '', message: `页面会印出示例资料：${samples.map((name) => NAMES[name]).join('、')}。` }
  }),
}

function printedOn(page: Page): (keyof SiteFacts)[] {
  const footers = page.having('legalNotices').map(({ block }) => block.value)
  return [
    ...(footers.some(({ show }) => show === true) ? (['company', 'license_no', 'phone'] as const) : []),
    ...(footers.some(({ show3 }) => show3 === true) ? (['adviser', 'adviser_no'] as const) : []),
  ]
}

function lacks({ facts: { site } }: Page, names: readonly (keyof SiteFacts)[]): boolean {
  return site !== undefined && names.some((name) => site[name].trim() === '')
}

export const companyRules: readonly Rule[] = [companyUnknown, adviserUnknown, filingUnknown, companySample]
