import { expect, test } from 'vitest'
import { allTemplates, findTemplates, type Template } from './use-templates'

const template = (id: string, change: Partial<Template>): Template => ({
  id,
  title: id,
  purpose: 'acquire',
  about: '',
  words: [],
  page_title: '',
  look: '',
  ...change,
})
const ALL = [
  template('live', { title: '直播预约', purpose: 'event', words: ['公开课', 'Live'] }),
  template('renewal', { title: '续费', purpose: 'retain', about: '老客户续订服务' }),
]
const ids = (purpose: Parameters<typeof findTemplates>[1]['purpose'], query = '') =>
  findTemplates(ALL, { purpose, query }).map(({ id }) => id)

test('templates are found by what they are for and by words that are said of them', () => {
  expect(ids('all')).toEqual(['live', 'renewal'])
  expect(ids('retain')).toEqual(['renewal'])
  expect(ids('all', '公开课')).toEqual(['live'])
  expect(ids('all', 'LIVE 直播')).toEqual(['live'])
  expect(ids('retain', '直播')).toEqual([])
})

test('the company’s own come first, and alone when only they are asked for', () => {
  const row = {
    id: 3,
    name: '季度报告会',
    purpose: 'event' as const,
    about: '',
    page_title: '报告会',
    look: '/look',
    updated_at: '2026-11-23T00:00:00Z',
    updated_by: '王芳',
  }
  const all = allTemplates({ list: ALL, own: [row] })
  expect(all.map(({ id }) => id)).toEqual(['own/3', 'live', 'renewal'])
  const idsOf = (purpose: 'own' | 'event') => findTemplates(all, { purpose, query: '' }).map(({ id }) => id)
  expect(idsOf('own')).toEqual(['own/3'])
  expect(idsOf('event')).toEqual(['own/3', 'live'])
})
