import { type Contract, dateText } from './contract-card'
import { clearFaultsWhileTyping, type Faults, showFaults } from './faults'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { installSheet, openSheet } from './sheet'
import { isTicked } from './typed'

interface WithdrawalListener {
  /** Called when something has ended: what is shown is out of date. */
  onWithdrawn(): Promise<void>
  onLoginLost(): void
  /** Called when the sheet is closed; the button that opened it may be gone. */
  focusOn(contract: Contract): void
}

let about: Contract | undefined

const sheet = () => part<HTMLDialogElement>('[data-withdrawal]')

/** Prepares the sheet in which somebody withdraws from a contract. */
export function installWithdrawal(listener: WithdrawalListener): void {
  installSheet(sheet(), () => {
    if (about && document.activeElement === document.body) listener.focusOn(about)
  })
  clearFaultsWhileTyping()
  part<HTMLFormElement>('[data-withdrawal] form').onsubmit = (event) => {
    event.preventDefault()
    const contract = about
    if (!contract) return
    void whileBusy(part<HTMLButtonElement>('[data-withdrawal] [type=submit]'), async () => {
      if (showFaults(faultsBefore())) showFaults(await withdraw(contract, listener))
    })
  }
}

/** Opens it for a contract: what ends, what is refunded, and until when it can be done. */
export async function openWithdrawal(contract: Contract): Promise<void> {
  about = contract
  const { title, contract_no, product_name, withdraw_until } = contract
  part<HTMLFormElement>('[data-withdrawal] form').reset()
  showFaults({})
  part('#withdrawal-title').textContent = '撤回合同'
  part('[data-withdrawal-of]').textContent = `${title}，编号 ${contract_no}`
  part('[data-withdrawal-ends]').textContent = `合同终止，“${product_name || title}”的服务立即停止`
  part('[data-withdrawal-until]').textContent =
    `最晚可在 ${dateText(withdraw_until)} 24:00 前撤回，不需要理由。`
  show('[data-withdrawal] form', true)
  show('[data-withdrawal-done]', false)
  await openSheet(sheet())
}

function faultsBefore(): Faults {
  return isTicked('understood') ? {} : { understood: '请先确认您已了解撤回的结果' }
}

/** Ends with the outcome; otherwise returns what is wrong. */
async function withdraw({ contract_no }: Contract, listener: WithdrawalListener): Promise<Faults> {
  try {
    const { response, msg } = await ask('contractWithdraw', { contract_no })
    if (!response) return { form: msg }
    showDone(response.refunds)
    await listener.onWithdrawn()
    return {}
  } catch (error) {
    if (isLoggedIn()) return { form: wordsFor(error) }
    sheet().close()
    listener.onLoginLost()
    return {}
  }
}

function showDone(refunds: number): void {
  part('#withdrawal-title').textContent = '合同已撤回'
  part('[data-withdrawal-next]').textContent =
    refunds > 0
      ? `服务已停止。${refunds} 笔订单的退款申请已提交，工作人员核对后原路退回，进度显示在“我的订单”里，无需再次申请。`
      : '这份合同下没有已付款的订单，无需退款。'
  show('[data-withdrawal-refunds]', refunds > 0)
  show('[data-withdrawal] form', false)
  show('[data-withdrawal-done]', true)
  part('[data-withdrawal-done]').focus()
}
