import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { staff, stateCode } from './staff-tables'

export const staffKind = dataKind({
  name: 'staff',
  title: '服务人员',
  columns: z.strictObject({
    staff_id: cell.integer('员工编号', { min: 1 }),
    name: cell.line('姓名', 20),
    cert_no: cell.line('登记编号', 40).optional(),
    wecom_user_id: cell.line('企业微信成员', 64).optional(),
    qr_code: cell.image('二维码图片').optional(),
    is_default: cell.flag('默认').default(false),
    status: cell.choice('状态', ['active', 'left']).default('active'),
  }),
  table: staff,
  key: [staff.staff_id],
  rowOf: async (line, files) =>
    line.qr_code === undefined ? line : { ...line, qr_code: await files.image(line.qr_code) },
  constraints: {
    staff_one_default: '已有另一位默认服务人员，请先把那一位改为非默认。',
    staff_default_is_active: '离职的服务人员不能是默认。',
    staff_wecom_user_id_unique: '这个企业微信成员已是另一位服务人员。',
  },
})

export const stateCodesKind = dataKind({
  name: 'state-codes',
  title: '渠道码',
  columns: z.strictObject({
    state_code: cell.line('渠道码', 30),
    url: cell.link('链接').optional(),
    staff_id: cell.integer('员工编号', { min: 1 }).optional(),
    is_default: cell.flag('默认').default(false),
  }),
  table: stateCode,
  key: [stateCode.state_code],
  constraints: {
    state_code_staff_id_staff_staff_id_fk: '没有这位服务人员，请先导入 staff。',
    state_code_one_default: '已有另一个默认渠道码，请先把那一个改为非默认。',
  },
})
