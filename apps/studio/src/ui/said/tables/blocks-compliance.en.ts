import type { Table } from './table'

export const blocksCompliance: Table = {
  全部声明: 'All statements',
  开户说明: 'About account opening',
  投资顾问信息: 'Adviser details',
  版权: 'copyright',
  版权与资质: 'Copyright and licences',
  版权与风险提示: 'Copyright and risk notice',
  '版权所有、许可证号、投诉电话': 'Copyright, licence number and phone for complaints',
  补充文字: 'More text',
  课程说明: 'About the courses',
  页脚: 'page footer',
  风险提示: 'Risk notice',
}
