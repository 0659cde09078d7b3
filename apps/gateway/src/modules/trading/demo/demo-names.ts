import { createRandom } from '../../market'

/** Names of the kind that people choose, none of them anybody’s. */
// biome-ignore format: many in a line read better than one
const FIRST = [
  '慢慢', '静待', '老股民', '小散', '长线', '山城', '江南', '清风', '半仓', '晨跑', '南山', '听雨', '一杯', '海边的', '不急',
  '周末', '学徒', '北方的', '橘子', '闲庭', '定投', '价值', '夜读', '早起', '小镇', '二姐', '阿明', '大刘', '青柠', '石头',
] as const
// biome-ignore format: as above
const SECOND = [
  '变富', '花开', '老王', '小李', '是金', '客', '阿海', '看盘', '读财报', '先生', '种树', '渔夫', '茶客', '同学', '书生',
  '行者', '木匠', '园丁', '旅人', '不追高', '算盘', '小雨', '阿土', '石榴', '白鹭',
] as const

/** This many different names, the same for the same seed. */
export function demoNames(seed: string, count: number): string[] {
  const random = createRandom(seed)
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item
  const names = new Set<string>()
  while (names.size < count) {
    const number = random() < 0.2 ? String(Math.floor(random() * 90) + 10) : ''
    const name = `${pick(FIRST)}${pick(SECOND)}${number}`
    if (name.length <= 12) names.add(name)
  }
  return [...names]
}
