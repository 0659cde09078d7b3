import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { toast } from '../../client/toast'
import { element } from './element'
import { ask, part, whileBusy, wordsFor } from './page'

type Consent = OperationResponse<Operations['privacyConsents']>['list'][number]

const DOCUMENTS: Readonly<Record<string, string>> = { privacy: '隐私政策', terms: '用户服务协议' }
const PURPOSES: Readonly<Record<Consent['purpose'], string>> = { service: '提供服务', marketing: '营销联系' }
const CONSEQUENCES: Readonly<Record<Consent['purpose'], string>> = {
  service: '撤回后将在所有设备上退出登录，再次登录时需要重新同意。撤回前的处理仍然有效。',
  marketing: '撤回后我们不再向您发送推广短信或拨打推广电话，不影响您正在使用的服务。',
}

/** Lists what was agreed to, each with the means to withdraw it. `onChange` runs when one was withdrawn. */
export function showConsents(consents: readonly Consent[], onChange: () => Promise<void>): void {
  const list = part('.pp-consents')
  list.textContent = ''
  for (const consent of consents) list.append(consentItem(consent, onChange))
  if (consents.length === 0) list.append(element('li', '暂无授权记录', 'pp-empty'))
}

function consentItem(consent: Consent, onChange: () => Promise<void>): HTMLElement {
  const { doc, purpose, version, is_standing } = consent
  const item = element('li', '')
  item.append(
    element('b', `${DOCUMENTS[doc] ?? doc} · ${PURPOSES[purpose]}`),
    element(
      'span',
      `${version === 'not_stated' ? '' : `版本 ${version}，`}${dateOf(consent)}${is_standing ? '同意' : '撤回'}`,
    ),
  )
  item.append(is_standing ? withdrawal(consent, onChange) : element('i', '已撤回'))
  return item
}

/** Two steps without a dialog: the consequences unfold, and then the withdrawal is confirmed. */
function withdrawal({ doc, purpose }: Consent, onChange: () => Promise<void>): HTMLElement {
  const button = element('button', '确认撤回', 'pp-button pp-button--second pp-consents__button')
  button.type = 'button'
  button.onclick = () => whileBusy(button, withdraw)
  const details = element('details', '')
  const summary = element('summary', '撤回')
  summary.setAttribute('aria-label', `撤回${DOCUMENTS[doc] ?? doc}的${PURPOSES[purpose]}授权`)
  details.append(summary, element('p', CONSEQUENCES[purpose], 'pp-consents__what'), button)
  return details

  async function withdraw(): Promise<void> {
    try {
      const { response, msg } = await ask('privacyWithdraw', { doc, purpose })
      toast(response ? '已撤回' : msg)
    } catch (error) {
      toast(wordsFor(error))
    }
    await onChange()
  }
}

/** As days are counted in China, wherever the phone is. */
function dateOf({ changed_at }: Consent): string {
  return new Date(changed_at).toLocaleDateString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}
