import { eachBlock } from '../each'
import type { Rule } from '../rule'

/** Above this, a line takes longer to pass than anybody waits; it moves one character a second. */
const LONGEST_MARQUEE = 80

const marqueeLong: Rule = {
  id: 'marquee-long',
  group: 'text',
  severity: 'info',
  title: '滚动公告太长',
  why: '公告每秒约走一个字，很少有人等到最后。',
  fix: '请缩短公告，或改用文字组件。',
  find: eachBlock('runningLine', ({ block: { value } }) => {
    const { length } = String(value.content)
    return length > LONGEST_MARQUEE && { path: 'value.content', message: `公告有 ${length} 个字。` }
  }),
}

const RISK = /风险提示|投资有风险|市场有风险/

const riskInMarquee: Rule = {
  id: 'risk-in-marquee',
  group: 'text',
  severity: 'info',
  title: '风险提示放在滚动公告里',
  why: '滚动的文字难以读完，不能代替页面上的风险提示。',
  fix: '请用页脚展示风险提示，公告中可以保留一句。',
  find: eachBlock(
    'runningLine',
    ({ block: { value } }, page) =>
      RISK.test(String(value.content)) &&
      page.having('legalNotices').every(({ block }) => block.value.fxts !== true) && {
        path: 'value.content',
        message: '风险提示只在滚动公告里。',
      },
  ),
}

export const marqueeRules: readonly Rule[] = [marqueeLong, riskInMarquee]
