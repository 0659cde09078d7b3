import { isCodeRefused, type OperationResponse, type Operations } from '@yingzao/contract/client'
import { element } from '../../overlays/element'
import { askForCode } from '../../phone-proof'
import type { About, Flow } from '../flow'
import { button, note, text } from '../parts'
import { codeFields } from './code-fields'

type Contract = OperationResponse<Operations['contractDetail']>

/**
 * The contract signed before a product is bought: read, agreed to, and signed with a code sent to the visitor's own
 * phone.
 */
export async function contractStep(flow: Flow, product_id: number, about: About): Promise<void> {
  flow.wait('正在加载服务协议…')
  const retry = { ...about, again: () => contractStep(flow, product_id, about) }
  const contract = await flow.ask('contractDetail', { product_id }, retry)
  if (!contract) return
  if (contract.signed) return void about.again()
  const user = await flow.ask('currentUser', {}, retry)
  if (user) showContract(flow, { contract, product_id, own: user.handset }, about)
}

interface Signing {
  contract: Contract
  product_id: number
  /** The visitor's own phone, masked. */
  own: string
}

function showContract(flow: Flow, signing: Signing, about: About): void {
  const { title } = signing.contract
  const agreed = element('input', { type: 'checkbox' })
  const words = `我已阅读并同意《${title}》`
  const faults = element('div', {})
  const say = (fault: string) => faults.replaceChildren(...(fault ? [note(fault)] : []))
  const fields = codeFields(signing.own, { say, send: (handset) => sendCode(flow, handset, say) })
  const sign = async () => {
    const fault = agreed.checked ? fields.fault() : '请先阅读并勾选同意协议'
    say(fault)
    if (!fault) await send(flow, { ...signing, code: fields.code(), agreed: [words] }, { about, say })
  }
  flow.show(
    '签署服务协议',
    ...articles(signing.contract),
    element('label', { className: 'yz-cashier__tick' }, agreed, element('span', {}, words)),
    ...fields.list,
    faults,
    button('确认签署', sign),
    button('暂不签署', flow.leave, true),
  )
}

/** Returns when the next code may be requested; undefined: none was sent, and the reason is shown. */
async function sendCode(
  { tools: { ask, standIn } }: Flow,
  handset: string,
  say: (fault: string) => void,
): Promise<number | undefined> {
  const sender = { type: 'contract', platform_name: 'cashier' } as const
  const answer = await askForCode({ ask, standIn, now: Date.now, sender }, { handset, asked: 0 })
  if (answer.state === 'sent') return answer.resendAt
  if (answer.state !== 'closed') say(answer.msg)
  return undefined
}

/** The text to read. Keyboard users can scroll it like anybody else. */
function articles({ title, html, fields, withdrawal }: Contract): Node[] {
  const body = element('div', { className: 'yz-cashier__paper', tabIndex: 0 })
  body.setAttribute('role', 'region')
  body.setAttribute('aria-label', title)
  // Made by our own gateway, from headings, paragraphs and lists alone.
  body.innerHTML = html
  body.prepend(
    element('h3', {}, title),
    ...fields.map(({ name, value }) => element('p', {}, `${name}：${value}`)),
  )
  return [body, text(withdrawal)]
}

interface Signed extends Signing {
  code: string
  agreed: string[]
}

/** A wrong code leaves everything entered as it is; a text that has changed meanwhile is shown again. */
async function send(
  flow: Flow,
  { contract, product_id, code, agreed }: Signed,
  { about, say }: { about: About; say(fault: string): void },
): Promise<void> {
  const { version, text_hash } = contract
  const shown = flow.turn()
  const answer = await flow.tools
    .ask('contractSign', { product_id, version, text_hash, code, agreed })
    .catch(() => undefined)
  if (shown !== flow.turn()) return
  if (!answer) say('网络异常，请检查网络后重试')
  else if (answer.response) await about.again()
  else if (isCodeRefused(answer.code)) say(answer.msg)
  else await contractStep(flow, product_id, about)
}
