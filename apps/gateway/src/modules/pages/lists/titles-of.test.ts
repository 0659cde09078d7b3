import { reservedPages } from '@yingzao/pages'
import { expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { startTestGateway } from '../../testing/start-test-gateway'
import { titlesOf } from './titles-of'

test('a page is called by its title, one that stands in until operators publish theirs too, and no other', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ code: 'sale', title: '课程' }))
  await gateway.publish(pageText({ code: 'index', title: '自己的首页' }))
  const titles = await titlesOf(gateway.ctx.db.orm, ['sale', 'index', 'course', 'nowhere'])
  expect([...titles].sort()).toEqual([
    ['course', reservedPages.get('course')?.title],
    ['index', '自己的首页'],
    ['sale', '课程'],
  ])
})
