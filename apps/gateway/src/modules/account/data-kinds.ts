import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { broker } from './account-tables'
import { CHANNEL } from './broker-addresses'

export const brokersKind = dataKind({
  name: 'brokers',
  title: '券商',
  columns: z.strictObject({
    open_brokerage_type: cell.id('券商编号'),
    name: cell.line('名称', 20),
    logo: cell.image('标志').optional(),
    intro: cell.line('简介', 60).optional(),
    registration_url: cell.link('开户链接', { placeholder: CHANNEL }).optional(),
    qy_wechat_service_url: cell.link('客服链接').optional(),
    sort: cell.integer('排序', { max: 1_000_000 }).default(0),
    status: cell.flag('开放').default(true),
  }),
  table: broker,
  key: [broker.open_brokerage_type],
  rowOf: async (line, files) => ({
    ...line,
    status: Number(line.status),
    ...(line.logo === undefined ? {} : { logo: await files.image(line.logo) }),
  }),
})
