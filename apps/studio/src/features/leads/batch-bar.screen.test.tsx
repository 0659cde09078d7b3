import { useState } from 'react'
import { expect, test } from 'vitest'
import { allOf, choose, click, createTestStudio, leadRow, refusal } from '../../testing'
import { BatchBar } from './batch-bar'

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
  // The list is fetched again, as its filter may no longer match.
  await studio.until(() => studio.asked('leadList').length === 2)

  await click(await studio.find('checkbox', '选择 客户2'))
  await choose(await studio.find('combobox', '分配给…'), '取消分配')
  await studio.until(() => studio.asked('leadAssign').length === 1)
  expect(studio.asked('leadAssign')).toEqual([{ lead_ids: [2], member_id: null }])
})

type Reply = { changed: number } | ReturnType<typeof refusal>

/** The chosen leads, without their table, which takes long to render in a document without layout. */
function Chosen({ count }: { count: number }) {
  const [chosen, setChosen] = useState(() => Array.from({ length: count }, (_, at) => at + 1))
  const onDone = (done: readonly number[]) => setChosen((now) => now.filter((id) => !done.includes(id)))
  return chosen.length > 0 ? (
    <BatchBar chosen={chosen} onClear={() => setChosen([])} onDone={onDone} />
  ) : (
    <p>没有选择</p>
  )
}

/** Makes this many leads invalid; the gateway responds when the test says so. */
async function changeMany(count: number) {
  const replies: ((reply: Reply) => void)[] = []
  const studio = await createTestStudio({
    at: '/part',
    roles: ['operator'],
    answers: { ...around, leadSetStatus: () => new Promise((resolve) => replies.push(resolve)) },
    screen: <Chosen count={count} />,
  })
  await studio.sees(`已选 ${count} 条`)
  await choose(await studio.find('combobox', '改为状态…'), '无效')
  return {
    studio,
    /** Responds to the waiting part. */
    reply: async (reply: Reply) => (await studio.until(() => replies.shift()))(reply),
    /** The first and the last lead of each that was sent. */
    parts: () => studio.asked('leadSetStatus').map(({ lead_ids }) => [lead_ids[0], lead_ids.at(-1)]),
  }
}

test('more than a call takes go in parts, one after the other, and it is told how far that is', async () => {
  const { studio, reply, parts } = await changeMany(401)
  await using _ = studio
  await studio.sees('已处理 0 / 401 条')
  expect(parts()).toEqual([[1, 200]])
  expect(allOf('combobox').map((list) => list.matches('[disabled]'))).toEqual([true, true])
  await reply({ changed: 200 })
  await studio.sees('已处理 200 / 401 条')
  await studio.until(() => parts().length === 2)
  await reply({ changed: 190 })
  await studio.sees('已处理 400 / 401 条')
  await studio.until(() => parts().length === 3)
  await reply({ changed: 1 })
  await studio.sees('已更新 391 条线索', '没有选择')
  expect(parts()).toEqual([
    [1, 200],
    [201, 400],
    [401, 401],
  ])
})

test('a part that fails ends it: what is done is told, what is not stays chosen and can be tried again', async () => {
  const { studio, reply, parts } = await changeMany(450)
  await using _ = studio
  await studio.sees('已处理 0 / 450 条')
  await reply({ changed: 200 })
  await studio.until(() => parts().length === 2)
  await reply(refusal('serverError'))
  await studio.sees('已处理 200 条，其余 250 条未完成、仍在选中：服务器开小差了', '已选 250 条')
  expect(parts()).toHaveLength(2)

  studio.answer({ leadSetStatus: ({ lead_ids }) => ({ changed: lead_ids.length }) })
  await choose(await studio.find('combobox', '改为状态…'), '无效')
  await studio.sees('已更新 250 条线索')
  expect(parts().slice(2)).toEqual([
    [201, 400],
    [401, 450],
  ])
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
