import type { BridgeMessage } from '../../packages/host/src/bridge/messages'
import { PAGE, type Step } from './steps'

/** A step in words, for those who plan pages. */
export function describeStep(step: Step): string {
  if ('bridge' in step) return describeMessage(step.bridge)
  if ('miniProgram' in step)
    return step.miniProgram === 'back'
      ? '小程序返回上一页'
      : `打开小程序页面 ${code(shortened(step.miniProgram))}`
  if ('goes' in step) return `打开 ${code(shortened(step.goes))}`
  if ('back' in step) return '返回上一页'
  if ('toast' in step) return `提示“${step.toast}”`
  if ('copied' in step) return `复制 ${code(step.copied)}`
  if ('popup' in step) return '打开弹窗'
  return describeDialog(step)
}

function describeDialog({ dialog, offers, image, text }: Extract<Step, { dialog: string }>): string {
  if (text !== undefined) return `${text === PAGE ? '本页' : '链接'}二维码“${dialog}”`
  if (image === undefined) return `弹窗“${dialog}”`
  return `二维码“${dialog}”${offers.length > 0 ? `（${offers.join('、')}）` : ''}`
}

const MESSAGES: Record<BridgeMessage['type'], string> = {
  7: 'App 打开网页',
  8: 'App 支付订单',
  25: 'App 跳转页面',
  29: 'App 打开页面',
  33: 'App 登录',
  35: 'App 打开小程序',
}

function describeMessage({ type, data }: BridgeMessage): string {
  // A login only says where it returns to.
  const fields = type === 33 ? '' : ` ${code(fieldsOf(data).join(' '))}`
  return `${MESSAGES[type]}（消息 ${type}）${fields}`
}

/** The fields of a message one by one, including those of its parameters. */
function fieldsOf(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' ? fieldsOf(value) : value === '' ? [] : [`${name}=${value}`],
  )
}

/** Addresses of this site without their host; in those that return here, without the address of the example. */
function shortened(address: string): string {
  return address.replace(encodeURIComponent(PAGE), '本页').replace(new URL(PAGE).origin, '')
}

const code = (text: string) => `\`${text}\``
