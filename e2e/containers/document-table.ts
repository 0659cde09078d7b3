import { CONTAINER_TITLES, CONTAINERS, type Container } from '../../packages/schema/src/client'
import { actionFields } from '../../packages/schema/src/server'
import { describeStep } from './describe-step'
import type { Row } from './row'
import { LOGIN, type Step } from './steps'
import { TABLE } from './table'

const INTRODUCTION = `<!-- Written by \`npm run generate\` from e2e/containers, whose tests walk the same table. Do not edit. -->

# 每个动作在每个环境里做什么

按钮、图片、轮播等任何带“动作”的组件，点一下会发生什么，取决于动作类型、页面打开的环境和访客是否登录。下表由自动化测试逐格验证：六种环境（App 分 iOS 与 Android，两者收到的内容相同）、登录与未登录，每一格都在浏览器里点过。

- **App**：链接、登录、支付等交给 App（“消息”是发给 App 的编号和内容）。App 没有应答时，页面按手机浏览器的方式处理，没有别的办法时提示“请升级到最新版本”。
- **弹窗“请在App中继续”**：访客可以“打开App”或“下载App”；打开后两秒没有反应，转到下载地址。
- **微信**：微信不允许网页唤起 App，所以弹窗请访客换浏览器打开。
- **弹窗“收银台”**：先创建订单（需要时先选择商品），再选择支付方式；小程序创建订单后转到自己的订单页，微信里在固定的支付页付款。
- **电脑**：需要手机才能做的事，弹出二维码由手机继续。
- 同一个按钮一秒内点多次只算一次。预览不上报任何统计。
- 例子里的站点配置了 App 下载地址，没有另设订单页，所以网页上的订单在自己的收银台支付；部署可以改变的内容见 [packages/host](../packages/host/README.md)。

## 去登录

需要登录而访客没有登录时，先去登录。登录回来后，刚才点的动作自动继续一次；十分钟内、同一个标签页、同一个页面有效。

`

/** `docs/containers.md`: the table for those who plan pages. */
export function containersDocument(): string {
  const types = Object.entries(TABLE).map(([type, rows]) => section(`${type} ${labelOf(Number(type))}`, rows))
  return `${INTRODUCTION}${table([
    ['', ...CONTAINERS.map((place) => CONTAINER_TITLES[place])],
    ['未登录', ...CONTAINERS.map((place) => cell(LOGIN[place]))],
  ])}\n${types.join('')}`
}

function labelOf(type: number): string {
  const field = actionFields.find(({ name }) => name === 'type')
  const option = field?.kind === 'enum' && field.options.find(({ value }) => value === type)
  if (!option) throw new Error(`No label is declared for actions of type ${type}.`)
  return option.label
}

function section(title: string, rows: readonly Row[]): string {
  const header = ['情形', ...CONTAINERS.map((place) => CONTAINER_TITLES[place]), '未登录时']
  return `\n## ${title}\n\n${table([header, ...rows.map(line)])}`
}

function line(row: Row): string[] {
  const cells = CONTAINERS.map((place) => cell(row.does[place]))
  const isSame = cells.every((text) => text === cells[0])
  const places = isSame ? [cells[0] ?? '', ...cells.slice(1).map(() => '同左')] : cells
  return [row.title, ...places, anonymous(row)]
}

function anonymous({ needsLogin }: Row): string {
  if (needsLogin === undefined) return '一样'
  if (Array.isArray(needsLogin))
    return `${needsLogin.map((place: Container) => CONTAINER_TITLES[place]).join('、')}去登录，其他一样`
  return '去登录'
}

function cell(steps: readonly Step[]): string {
  return steps.map(describeStep).join('；').replaceAll('|', '\\|')
}

function table([header = [], ...rows]: string[][]): string {
  const lines = [header, header.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
