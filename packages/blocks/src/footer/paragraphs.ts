import type { SiteSettings } from '@yingzao/contract/client'
import type { FooterProps } from './props'

/** The paragraphs of DOMAIN.md 4.4 in their order. The wording is the regulator's business: change it only there. */
const PARAGRAPHS: ReadonlyArray<readonly [keyof FooterProps, (site: SiteSettings) => string]> = [
  [
    'show',
    (site) =>
      `版权所有 © ${site.company}　经营证券期货业务许可证号：${site.license_no}　投诉电话：${site.phone}`,
  ],
  [
    'show3',
    (site) =>
      `本页投资顾问：${site.adviser}，登记编号：${site.adviser_no}。投资顾问观点仅代表个人意见，服务费用统一由公司账户收取，公司人员不得以个人名义收费。`,
  ],
  ['show4', () => '课程内容仅为投资者教育与方法讲解，历史案例不代表未来表现，不构成任何投资建议。'],
  [
    'show5',
    () =>
      '证券、基金账户开立及交易服务由合作持牌机构提供，相关责任由该机构依法承担，开户前请完成适当性测评。',
  ],
  [
    'fxts',
    () =>
      '风险提示：市场有风险，投资需谨慎。本公司不以任何方式承诺或者保证投资收益。软件工具所用数据来自公开信息，方法存在局限与使用风险，请独立判断、自行承担投资风险。',
  ],
]

/** Exactly the flagged paragraphs, then the page's own addition. */
export function footerParagraphs(props: FooterProps, site: SiteSettings): string[] {
  const flagged = PARAGRAPHS.filter(([flag]) => props[flag] === true).map(([, text]) => text(site))
  return props.extra === '' ? flagged : [...flagged, props.extra]
}
