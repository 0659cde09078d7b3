import { expect, test } from 'vitest'
import { allOf, choose, click, createTestStudio, leadRow, refusal } from '../../testing'

const around = {
  memberOptions: { list: [{ member_id: 5, name: '李雷' }] },
  pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
}

const found = (count: number) => ({
  list: Array.from({ length: count }, (_, at) => leadRow(at + 1)),
  next: null,
  total: count,
  is_total_capped: false,
})

test('a change that was refused leaves the choice as it was; one that was made forgets it', async () => {
  await using studio = await createTestStudio({
    at: '/leads',
    roles: ['operator'],
    answers: {
      ...around,
      leadList: found(3),
      leadSetStatus: refusal('serverError'),
      leadAssign: { changed: 2 },
    },
  })
  await click(await studio.find('checkbox', '选择 客户1'))
  await click(await studio.find('checkbox', '选择 客户3'))
  await choose(await studio.find('combobox', '改为状态…'), '无效')
  await studio.sees('服务器开小差了', '已选 2 条')
  studio.answer({ leadSetStatus: { changed: 2 } })
  await choose(await studio.find('combobox', '改为状态…'), '无效')
  await studio.sees('已更新 2 条线索')
  await studio.misses('已选 2 条')
  expect(studio.asked('leadSetStatus').at(-1)).toEqual({ lead_ids: [1, 3], status: 'invalid' })
  // The list is asked for anew, as what it was narrowed by may fit no more.
  await studio.until(() => studio.asked('leadList').length === 2)

  await click(await studio.find('checkbox', '选择 客户2'))
  await choose(await studio.find('combobox', '分配给…'), '取消分配')
  await studio.until(() => studio.asked('leadAssign').length === 1)
  expect(studio.asked('leadAssign')).toEqual([{ lead_ids: [2], member_id: null }])
})

test('who takes care of no leads chooses none', async () => {
  await using studio = await createTestStudio({
    at: '/leads',
    roles: ['auditor'],
    answers: { ...around, leadList: found(2) },
  })
  await studio.sees('客户1')
  expect(allOf('checkbox')).toEqual([])
})
