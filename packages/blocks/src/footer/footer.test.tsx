// @vitest-environment jsdom
import { describeBlock, drawBlock, SITE } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { footer } from './footer'
import { type FooterProps, footerSpec } from './props'

describeBlock({ spec: footerSpec, view: footer, examples })

const none: FooterProps = { show: false, show3: false, show4: false, show5: false, fxts: false, extra: '' }
const FLAGS = ['show', 'show3', 'show4', 'show5', 'fxts'] as const

const paragraphs = (props: Partial<FooterProps>) =>
  [...drawBlock(footer, { ...none, ...props }).querySelectorAll('p')].map((p) => p.textContent ?? '')

describe('footer', () => {
  test('prints exactly the flagged paragraphs, in every combination and always in one order', () => {
    const all = paragraphs(Object.fromEntries(FLAGS.map((flag) => [flag, true])))
    expect(all).toHaveLength(5)
    for (let bits = 0; bits < 2 ** FLAGS.length; bits++) {
      const on = FLAGS.filter((_, index) => bits & (1 << index))
      const wanted = all.filter((_, index) => bits & (1 << index))
      expect(paragraphs(Object.fromEntries(on.map((flag) => [flag, true])))).toEqual(wanted)
    }
  })

  test('names the company, its licence, its telephone and the adviser', () => {
    const [rights, adviser] = paragraphs({ show: true, show3: true })
    expect(rights).toBe(
      `版权所有 © ${SITE.company}　经营证券期货业务许可证号：${SITE.license_no}　投诉电话：${SITE.phone}`,
    )
    expect(adviser).toContain(`本页投资顾问：${SITE.adviser}，登记编号：${SITE.adviser_no}。`)
  })

  test('warns of the risk in the words of the rule book', () => {
    expect(paragraphs({ fxts: true })).toEqual([
      '风险提示：市场有风险，投资需谨慎。本公司不以任何方式承诺或者保证投资收益。软件工具所用数据来自公开信息，方法存在局限与使用风险，请独立判断、自行承担投资风险。',
    ])
  })

  test('an operator may add a paragraph; it comes last', () => {
    expect(paragraphs({ show4: true, extra: '活动解释权归主办方' })[1]).toBe('活动解释权归主办方')
  })
})
