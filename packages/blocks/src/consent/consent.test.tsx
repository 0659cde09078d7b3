// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { consent } from './consent'
import { examples } from './examples'
import { type ConsentProps, consentSpec } from './props'

describeBlock({ spec: consentSpec, view: consent, examples })

const base: ConsentProps = {
  text: '我同意《隐私政策》《用户服务协议》',
  marketing: '',
  privacy_url: '',
  terms_url: '',
}

const drawn = (props: Partial<ConsentProps> = {}) => drawBlock(consent, { ...base, ...props })
const boxes = (block: HTMLElement) => [...block.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const links = (block: HTMLElement) =>
  [...block.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

describe('consent', () => {
  test('is never ticked for anybody, whatever the document says', () => {
    for (const box of boxes(drawn({ marketing: '同意接收短信', ...{ checked: true } }))) {
      expect(box.checked).toBe(false)
      expect(box.autocomplete).toBe('off')
    }
  })

  test('leads to the two documents of the site', () => {
    expect(links(drawn())).toEqual([
      ['《隐私政策》', '/h5-page/h5/privacy'],
      ['《用户服务协议》', '/h5-page/h5/terms'],
    ])
  })

  test('leads to other documents when the page has its own', () => {
    expect(links(drawn({ privacy_url: '/h5-page/h5/p2', terms_url: '/h5-page/h5/t2' }))).toEqual([
      ['《隐私政策》', '/h5-page/h5/p2'],
      ['《用户服务协议》', '/h5-page/h5/t2'],
    ])
  })

  test('is ticked by a tap on its text, without a script', () => {
    const block = drawn()
    block.querySelector<HTMLElement>('.yz-agreement__text')?.click()
    expect(boxes(block)[0]?.checked).toBe(true)
    expect(block.dataset.island).toBeUndefined()
  })

  test('asks for marketing on a line of its own', () => {
    const block = drawn({ marketing: '同意接收短信' })
    expect(boxes(block).map(({ name }) => name)).toEqual(['consent', 'consent_marketing'])
    block.querySelector<HTMLElement>('.yz-agreement__text')?.click()
    expect(boxes(block).map(({ checked }) => checked)).toEqual([true, false])
  })
})
