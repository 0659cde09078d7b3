import type { Response } from '../answers/answer'
import type { Example } from '../example'
import type { WBrokerRegisterProps } from './props'

type Broker = Response<'multipleBrokerageOptions'>['list'][number]

const first: Broker = {
  open_brokerage_type: 'caida',
  name: '示例证券',
  logo: '/assets/logo.png',
  intro: '线上办理，约十分钟',
  status: 1,
}
const second: Broker = {
  ...first,
  open_brokerage_type: 'demo-sec',
  name: '示范证券',
  intro: '营业部遍及主要城市',
}
const paused: Broker = {
  ...first,
  open_brokerage_type: 'sample-sec',
  name: '样例证券',
  intro: '系统升级',
  status: 0,
}

const listOf = (...list: Broker[]) => [
  {
    call: 'multipleBrokerageOptions' as const,
    to: { page: 1, page_size: 50 },
    response: { list, total: list.length, page: 1, page_size: 50 },
  },
]

export const examples: Example<WBrokerRegisterProps>[] = [
  { title: '选择券商', value: {}, answers: listOf(first, second, paused) },
  { title: '只有一家券商', value: { button: '立即登记' }, answers: listOf(first) },
  { title: '暂无可办理的券商', value: {}, answers: listOf(paused) },
  { title: '没有券商', value: { title: '选择证券公司' }, answers: listOf() },
]
