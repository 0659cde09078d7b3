import { dropAnswers } from '@yingzao/host/risk-test'
import { toast } from '../../client/toast'
import { showConsents } from './consents'
import { dropKeptTickets } from './drop-kept-tickets'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'

/** Installs the personal centre. */
export function installHome(): void {
  part('[data-retry]').onclick = () => void load()
  installLogout()
  installRecommendation()
  installPayer()
  void load()
  // Back from the login page or another one, through the browser's page cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void load()
  })
}

async function load(): Promise<void> {
  show('[data-failed]', false)
  if (!isLoggedIn()) return showNobody()
  try {
    const [user, consents, recommendation, payer] = await Promise.all([
      ask('currentUser', {}),
      ask('privacyConsents', {}),
      ask('privacyRecommendation', {}),
      ask('payerShown', {}),
    ])
    if (!user.response || !consents.response || !recommendation.response || !payer.response)
      throw new Error(user.msg)
    part('[data-name]').textContent = user.response.nick_name || '投资者'
    part('[data-handset]').textContent = user.response.handset
    showConsents(consents.response.list, load)
    showSwitch('recommendation', recommendation.response.enabled)
    showSwitch('payer', payer.response.is_shown === 1)
    show('[data-login]', false)
    show('[data-mine]', true)
    void showUnread()
  } catch (error) {
    // The gateway has reported that the login is over, and the cookie is gone.
    if (!isLoggedIn()) return showNobody()
    part('[data-name]').textContent = '加载失败'
    part('[data-failed] p').textContent = wordsFor(error)
    show('[data-failed]', true)
  }
}

/** Shows how many reminders are new. Without an answer the page does without. */
async function showUnread(): Promise<void> {
  const reply = await ask('reminderList', { page: 1, page_size: 1 }).catch(() => undefined)
  const unread = reply?.response?.unread ?? 0
  part('[data-unread]').textContent = `${unread > 99 ? '99+' : unread} 条新提醒`
  show('[data-unread]', unread > 0)
}

function showNobody(): void {
  part('[data-name]').textContent = '您还没有登录'
  part('[data-handset]').textContent = '登录后可管理授权和账号'
  show('[data-unread]', false)
  show('[data-login]', true)
  show('[data-mine]', false)
}

function installLogout(): void {
  const button = part<HTMLButtonElement>('[data-logout]')
  button.onclick = () =>
    whileBusy(button, async () => {
      await ask('logout', {}).catch((error) => isLoggedIn() && toast(wordsFor(error)))
      if (!isLoggedIn()) {
        // The next visitor to log in in this tab may be somebody else.
        dropAnswers()
        dropKeptTickets()
        toast('已退出登录')
      }
      await load()
    })
}

function installRecommendation(): void {
  installSwitch('recommendation', async (enabled) => {
    const { response, msg } = await ask('privacySetRecommendation', { enabled })
    if (!response) return { msg }
    return { isOn: response.enabled, msg: response.enabled ? '已开启个性化推荐' : '已关闭个性化推荐' }
  })
}

function installPayer(): void {
  installSwitch('payer', async (isWanted) => {
    const { response, msg } = await ask('setPayerShown', { is_shown: isWanted ? 1 : 0 })
    if (!response) return { msg }
    const isOn = response.is_shown === 1
    return { isOn, msg: isOn ? '购买记录会以隐去姓名的方式展示' : '已不再展示您的购买记录' }
  })
}

type SwitchName = 'recommendation' | 'payer'

/** `set` returns the new state, or none where it was refused, and the message to show. */
function installSwitch(
  name: SwitchName,
  set: (isWanted: boolean) => Promise<{ isOn?: boolean; msg: string }>,
): void {
  const button = part<HTMLButtonElement>(`[data-switch=${name}]`)
  button.onclick = () =>
    whileBusy(button, async () => {
      try {
        const { isOn, msg } = await set(button.getAttribute('aria-checked') !== 'true')
        if (isOn !== undefined) showSwitch(name, isOn)
        toast(msg)
      } catch (error) {
        toast(wordsFor(error))
        if (!isLoggedIn()) showNobody()
      }
    })
}

function showSwitch(name: SwitchName, isOn: boolean): void {
  part(`[data-switch=${name}]`).setAttribute('aria-checked', String(isOn))
}
