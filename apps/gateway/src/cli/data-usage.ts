import { type DataKind, titleOf } from '../modules/data-import'

/** What `npm run data` prints when the arguments are not a command. */
export function dataUsage(kinds: readonly DataKind[]): string {
  return [
    '用法：',
    '  npm run data -- import 种类 文件 [--dry-run]   导入 CSV 或 JSON 文件；--dry-run 只检查，不保存',
    '  npm run data -- feed lhb|jgdy|etf|fund 文件 --as-of 日期 --source 来源 [--check]',
    '                                                导入某一天的数据，等待审核；--check 只检查，不保存',
    '',
    '  CSV 的第一行是列名，中文英文都可以；图片写文件旁边的文件名。编号已存在的行会被更新。',
    '  省略的可选列取默认值，没有默认值的保持不变。只要有一行被拒绝，整个文件都不会保存。',
    '',
    '种类和它的列（* 必填）：',
    ...kinds.map(kindLine),
  ].join('\n')
}

function kindLine({ name, alias, title, columns }: DataKind): string {
  const cells = Object.entries(columns.shape).map(
    ([column, schema]) => `${column}${schema.safeParse(undefined).success ? '' : '*'}（${titleOf(schema)}）`,
  )
  return `  ${name}${alias ? `（或 ${alias}）` : ''}  ${title}\n      ${cells.join(' ')}`
}
