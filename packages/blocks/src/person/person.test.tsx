// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { person } from './person'
import { type PersonProps, personSpec } from './props'

describeBlock({ spec: personSpec, view: person, examples })

const lin: PersonProps['list'][number] = {
  name: '林晓舟',
  role: '投资顾问',
  portrait: '/assets/a.jpg',
  eyes_x: 50,
  eyes_y: 30,
  bio: '讲基金的基础知识。',
  topics: [{ text: '基金入门' }],
  quote: '先弄明白风险。',
  advises: true,
  adviser_no: 'A0000000000001',
  certifies: '证券投资咨询',
}

const LOOKS = personSpec.props.shape.look.def.innerType.options

const drawn = (look: PersonProps['look'], more: Partial<typeof lin> = {}, options = {}) =>
  drawBlock(person, { title: '', look, list: [{ ...lin, ...more }] }, options)

describe('person', () => {
  test.each(LOOKS)('says name, role and number: %s', (look) => {
    const block = drawn(look)
    expect(block.querySelector('h3')?.textContent).toBe('林晓舟')
    expect(block.textContent).toContain('投资顾问')
    expect(block.textContent).toContain('执业编号 A0000000000001')
  })

  test.each(LOOKS)('says nothing of a number that is missing: %s', (look) => {
    expect(drawn(look, { adviser_no: '' }).textContent).not.toMatch(/执业编号|证券投资咨询/)
  })

  test.each(LOOKS)('draws a bust where there is no portrait: %s', (look) => {
    expect(drawn(look).querySelector('.yz-person__bust')).toBeNull()
    expect(drawn(look, { portrait: '' }).querySelectorAll('.yz-person__bust')).toHaveLength(1)
  })

  test.each(LOOKS)('brings the eyes of a tall portrait to one height: %s', (look) => {
    const images = { '/assets/a.jpg': { url: '/assets/a.jpg', width: 500, height: 1000, variants: [] } }
    const box = drawn(look, {}, { images }).querySelector<HTMLElement>('.yz-cropped')
    const position = box?.style.getPropertyValue('--yz-crop-at')
    expect(position).toBe({ row: '50% 14%', large: '50% 17%', grid: '50% 22%', quote: '50% 22%' }[look])
  })

  test('the quotation belongs to its look alone, bio and topics to the others with room', () => {
    expect(LOOKS.filter((look) => drawn(look).querySelector('blockquote'))).toEqual(['quote'])
    expect(LOOKS.filter((look) => drawn(look).textContent?.includes(lin.bio))).toEqual(['row', 'large'])
    expect(LOOKS.filter((look) => drawn(look).textContent?.includes('基金入门'))).toEqual(['row', 'large'])
  })
})
