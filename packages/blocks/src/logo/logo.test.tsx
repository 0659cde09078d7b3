// @vitest-environment jsdom
import { describeBlock, drawBlock, SITE } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { logo } from './logo'
import { logoSpec } from './props'

describeBlock({ spec: logoSpec, view: logo, examples })

describe('logo', () => {
  test('without a picture is the name of the company', () => {
    expect(drawBlock(logo, { url: '', alt: '', link: '' }).textContent).toBe(SITE.company)
  })

  test('without a text of its own is named after the company', () => {
    const mark = drawBlock(logo, { url: '/assets/logo.png', alt: '', link: '' }).querySelector('img')
    expect(mark?.alt).toBe(SITE.company)
  })

  test('leads somewhere when it has a link', () => {
    const link = drawBlock(logo, { url: '', alt: '', link: '/h5-page/' }).querySelector('a')
    expect(link?.getAttribute('href')).toBe('/h5-page/')
  })
})
