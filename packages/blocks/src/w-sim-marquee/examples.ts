import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WSimMarqueeProps } from './props'

type Trade = Response<'simulateMarquee'>['list'][number]

const trade: Trade = {
  id: '3',
  text: '慢慢变富 买入 江岸酒业（609901）',
  player_id: '101',
  time: Date.UTC(2026, 10, 20, 6),
  is_masked: false,
}
const given = (competition_id: string, list: Trade[]): ExampleAnswer => ({
  call: 'simulateMarquee',
  to: { competition_id },
  response: { list, server_time: Date.UTC(2026, 10, 21) },
})

/** Where there are no trades there is nothing to show. */
export const examples: Example<WSimMarqueeProps>[] = [
  { title: '正在读取', value: { competition_id: 'open' } },
  {
    title: '最新的三笔',
    value: { competition_id: 'three' },
    answers: [
      given('three', [
        trade,
        { ...trade, id: '2', text: '老船长 清仓 30****', player_id: '102', is_masked: true },
        { ...trade, id: '1', text: '每天一笔 减仓 北辰银行（309905）', player_id: '103' },
      ]),
    ],
  },
  { title: '只有一笔', value: { competition_id: 'one' }, answers: [given('one', [trade])] },
  {
    title: '最长的文字',
    value: { competition_id: 'long' },
    answers: [given('long', [{ ...trade, text: '名字最长的就是这十二个字 买入 名字很长的股票（609901）' }])],
  },
]
