import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, click, createTestStudio, noReply, type } from '../../testing'

const occasions: Answer<'checkInOccasions'> = {
  list: [
    {
      kind: 'speech',
      occasion_id: 'shanghai-1',
      title: '财报里的三个信号',
      place: '示例会议中心',
      begins_at: '2026-11-28T06:00:00.000Z',
      ends_at: '2026-11-28T08:00:00.000Z',
      people: 80,
      entered: 12,
    },
  ],
}
const tickets: Answer<'checkInTickets'> = {
  taken_at: '2026-11-28T05:30:00.000Z',
  list: [{ ticket_no: 'ABCDEFGH23', code_hash: 'h', people_num: 2, entered_at: null }],
}
const entered: Answer<'checkInScan'> = {
  result: 'entered',
  ticket_no: 'ABCDEFGH23',
  people_num: 2,
  first: { at: '2026-11-28T06:01:00.000Z', gate: '东门', member: '张三' },
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function openDoor(answers: Answers = {}) {
  const studio = await createTestStudio({
    at: '/check-in',
    roles: ['operator'],
    answers: { checkInOccasions: occasions, checkInTickets: tickets, checkInScan: entered, ...answers },
  })
  await click(await studio.find('button', '开始检票'))
  return studio
}

async function check(studio: Awaited<ReturnType<typeof openDoor>>, typed: string) {
  await type(await studio.find('field', '票号或扫码枪'), typed)
  await click(await studio.find('button', '核验'))
}

test('a ticket that is typed is let in, with its people', async () => {
  await using studio = await openDoor()
  await studio.sees('财报里的三个信号', '已入场 12 人，共 80 人')
  await type(await studio.find('field', '检票口'), '东门')
  await check(studio, 'abcde fgh23')
  await studio.sees('可以入场', '2 人', '票号 ABCDEFGH23')
  expect(studio.asked('checkInScan')).toMatchObject([
    { kind: 'speech', occasion_id: 'shanghai-1', ticket_no: 'ABCDEFGH23', gate: '东门' },
  ])
})

test('a ticket that was used says when, where and by whom; it is let in with a reason only', async () => {
  await using studio = await openDoor({ checkInScan: { ...entered, result: 'again' } })
  await check(studio, 'ABCDEFGH23')
  await studio.sees('已入场，不能再次使用', '首次入场：11月28日 14:01，东门，张三')
  await click(await studio.find('button', '仍要放行'))
  await type(await studio.find('field', '原因'), '主办方同意补位')
  await click(await studio.find('button', '放行'))
  await studio.until(() => studio.asked('checkInScan').length === 2)
  expect(studio.asked('checkInScan')[1]).toMatchObject({ reason: '主办方同意补位' })
})

test('without a network the list of the phone decides, and what happened waits to be told', async () => {
  await using studio = await openDoor({ checkInScan: noReply })
  await studio.sees('名单：1 张')
  await check(studio, 'ABCDEFGH23')
  await studio.sees('可以入场', '网络不通，正在用手机里的名单核验', '1 次检票待上传')
  await check(studio, 'ABCDEFGH23')
  await studio.sees('已入场，不能再次使用')
})

test('where nothing is on it says so', async () => {
  await using studio = await createTestStudio({
    at: '/check-in',
    roles: ['operator'],
    answers: { checkInOccasions: { list: [] } },
  })
  await studio.sees('今天前后没有需要检票的场次。')
})
