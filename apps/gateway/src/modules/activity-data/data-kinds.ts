import { listedWordsIn } from '@yingzao/checks'
import { z } from 'zod'
import { cell } from '../../data/cells'
import type { DataFiles } from '../../data/data-kind'
import { dataKind, LineRefusal } from '../../data/data-kind'
import { type LiveCodePayload, liveCode, vacancy, virtualUser } from './activity-data-tables'

export const virtualUsersKind = dataKind({
  name: 'virtual-users',
  title: '动态播报',
  columns: z.strictObject({
    set_id: cell.id('动态编号'),
    text: cell.line('文字', 60),
    avatar: cell.image('头像').default(''),
    sort: cell.integer('排序', { max: 1_000_000 }).default(0),
    status: cell.flag('显示').default(true),
  }),
  table: virtualUser,
  key: [virtualUser.set_id, virtualUser.text],
  rowOf: async (line, files) => {
    const words = listedWordsIn(line.text)
    if (words.length > 0) throw new LineRefusal(`text：含有不能使用的词“${words.join('”“')}”，请改写。`)
    const avatar = line.avatar === '' ? '' : await files.image(line.avatar)
    return { ...line, avatar, status: Number(line.status), source: 'operator' }
  },
})

export const vacanciesKind = dataKind({
  name: 'vacancies',
  title: '名额',
  columns: z.strictObject({
    vacancy_id: cell.id('名额编号'),
    change_type_limit: cell.integer('总名额', { min: 1 }),
    base_num: cell.integer('起始人数').default(0),
    group_id: cell.id('统计的群').nullable().default(null),
    lead_version_id: cell.integer('统计的活动版本', { min: 1 }).nullable().default(null),
  }),
  table: vacancy,
  key: [vacancy.vacancy_id],
  constraints: {
    vacancy_base: '起始人数大于总名额。',
    vacancy_group_id_chat_group_group_id_fk: '没有这个群，请先导入 groups。',
  },
})

const liveCodeColumns = z.strictObject({
  code_id: cell.id('活码编号'),
  item: cell.integer('序号', { min: 1, max: 1_000 }).default(1),
  kind: cell.choice('类型', ['image', 'wecom', 'text', 'minp']),
  stock: cell.integer('可发次数').nullable().default(null),
  image: cell.image('图片').optional(),
  url: cell.line('二维码内容', 500).optional(),
  text: cell.line('文字', 200).optional(),
  minp_name: cell.id('小程序').optional(),
  minp_page: cell.line('小程序页面', 512).default(''),
  minp_query: cell.line('小程序参数', 1024).default(''),
  status: cell.flag('启用').default(true),
})

export const liveCodesKind = dataKind({
  name: 'live-codes',
  title: '活码',
  columns: liveCodeColumns,
  table: liveCode,
  key: [liveCode.code_id, liveCode.item],
  rowOf: async (line, files) => {
    const { code_id, item, kind, stock, status } = line
    return { code_id, item, kind, stock, status: Number(status), payload: await payloadOf(line, files) }
  },
  constraints: { live_code_stock: '可发次数小于已经发出的次数。' },
})

async function payloadOf(line: z.output<typeof liveCodeColumns>, files: DataFiles): Promise<LiveCodePayload> {
  switch (line.kind) {
    case 'image':
    case 'wecom':
      if (line.image !== undefined) return { image: await files.image(line.image) }
      if (line.url !== undefined) return { image: await files.qrCode(line.url) }
      throw new LineRefusal('图片类活码要填 image（图片），或 url（二维码内容，图片由系统生成）。')
    case 'text':
      if (line.text !== undefined) return { text: line.text }
      throw new LineRefusal('文字类活码要填 text。')
    case 'minp':
      if (line.minp_name === undefined) throw new LineRefusal('小程序类活码要填 minp_name。')
      return { name: line.minp_name, page: line.minp_page, query: line.minp_query }
  }
}
