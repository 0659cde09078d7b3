import { toast } from '../../client/toast'
import { showConsents } from './consents'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'

/** The personal center. */
export function installHome(): void {
  part('[data-retry]').onclick = () => void load()
  installLogout()
  installRecommendation()
  void load()
  // Back from the login page or from another, by the browser's memory of pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void load()
  })
}

async function load(): Promise<void> {
  show('[data-failed]', false)
  if (!isLoggedIn()) return showNobody()
  try {
    const [user, consents, recommendation] = await Promise.all([
      ask('currentUser', {}),
      ask('privacyConsents', {}),
      ask('privacyRecommendation', {}),
    ])
    if (!user.response || !consents.response || !recommendation.response) throw new Error(user.msg)
    part('[data-name]').textContent = user.response.nick_name || '投资者'
    part('[data-handset]').textContent = user.response.handset
    showConsents(consents.response.list, load)
    showSwitch(recommendation.response.enabled)
    show('[data-login]', false)
    show('[data-mine]', true)
  } catch (error) {
    // The gateway has said that the login is over, and the cookie is gone.
    if (!isLoggedIn()) return showNobody()
    part('[data-name]').textContent = '加载失败'
    part('[data-failed] p').textContent = wordsFor(error)
    show('[data-failed]', true)
  }
}

function showNobody(): void {
  part('[data-name]').textContent = '您还没有登录'
  part('[data-handset]').textContent = '登录后可管理授权和账号'
  show('[data-login]', true)
  show('[data-mine]', false)
}

function installLogout(): void {
  const button = part<HTMLButtonElement>('[data-logout]')
  button.onclick = () =>
    whileBusy(button, async () => {
      await ask('logout', {}).catch((error) => isLoggedIn() && toast(wordsFor(error)))
      if (!isLoggedIn()) toast('已退出登录')
      await load()
    })
}

function installRecommendation(): void {
  const button = part<HTMLButtonElement>('.pp-switch')
  button.onclick = () =>
    whileBusy(button, async () => {
      const enabled = button.getAttribute('aria-checked') !== 'true'
      try {
        const { response, msg } = await ask('privacySetRecommendation', { enabled })
        if (!response) return toast(msg)
        showSwitch(response.enabled)
        toast(response.enabled ? '已开启个性化推荐' : '已关闭个性化推荐')
      } catch (error) {
        toast(wordsFor(error))
        if (!isLoggedIn()) showNobody()
      }
    })
}

function showSwitch(enabled: boolean): void {
  part('.pp-switch').setAttribute('aria-checked', String(enabled))
}
